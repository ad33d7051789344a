/** What the lobby says of HEXFLOW; everything else is said at the table. */
export const words = {
  title: "HEXFLOW",
  pitch: "Carve one unbroken line across the tablet.",
  players: "2 to 4 players",
  bots: {
    drip: { name: "Drip", character: "Runs wherever it is downhill for itself, and never looks sideways." },
    brook: {
      name: "Brook",
      character: "Looks at what each tile leaves to everybody, then takes the easiest way.",
    },
    weir: { name: "Weir", character: "Holds back until it has thought of your best answer." },
    delta: {
      name: "Delta",
      character:
        "Spreads into many arms, follows each a long way down, and takes the one that gets farthest.",
    },
  },
} as const;

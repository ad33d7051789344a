/** What the lobby says of Hexfall; everything else is said at the table. */
export const words = {
  title: "Hexfall",
  pitch: "Settle the islands of a round sea, and hold what you have.",
  players: "2 to 4 players",
  bots: {
    squire: {
      name: "Squire",
      character: "Knows what everything is worth, and is often a good deal mistaken.",
    },
    steward: {
      name: "Steward",
      character: "Keeps the books of town, field and garrison, and never guesses.",
    },
  },
} as const;

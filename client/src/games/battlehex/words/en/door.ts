/** What the lobby, the setup form and a refusal say of Battle Hex; everything else is said at the table. */
export const words = {
  title: "Battle Hex",
  pitch: "Two secret cards, one cell, revealed together.",
  players: "2 players",
  bots: {
    recruit: { name: "Recruit", character: "Follows its shortest road and forgets it now and then." },
    corporal: {
      name: "Corporal",
      character: "Plays the turn out many times in its head and leans to what worked.",
    },
    captain: {
      name: "Captain",
      character: "Always names the cell that matters most. Strong, and easy to foresee.",
    },
    general: {
      name: "General",
      character: "Weighs every answer and mixes its choices, so that no habit shows.",
    },
  },
} as const;

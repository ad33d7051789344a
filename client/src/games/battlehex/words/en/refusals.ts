/** Why the rules of Battle Hex refuse something, by the code of the refusal. */
export const words = {
  gameOver: "The game is over.",
  stale: "The turn has moved on.",
  wrongPhase: "That cannot be done now.",
  notYourMove: "It is not your move.",
  badRank: "There is no such card on this board.",
  badLeft: "The left card must be red, black or by chance.",
  occupied: "That cell is taken.",
} as const;

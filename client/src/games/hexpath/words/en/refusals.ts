/** Why the rules of Hex Path refuse something, by the code of the refusal. */
export const words = {
  matchOver: "The match is over.",
  out: "Your path is out.",
  locked: "Your path is locked.",
  stale: "The turn has moved on.",
  notYourTurn: "It is not your turn.",
  badSlot: "There is no tile in that place of your hand.",
  badRotation: "A tile turns by sixths.",
} as const;

/** The check of a game's luck. */
export const words = {
  // The luck of a game
  checking: "Recomputing",
  seedGood: "The seed is the one that was promised.",
  seedBad: "The seed is not the one that was promised.",
  shownGood: "That promise was shown to this device before the game.",
  shownBad: "This device was shown another promise before the game.",
  shownUnknown: "This device did not see the promise before the game.",
  pinchGood: "What this device added to the luck is in it.",
  pinchBad: "What this device added to the luck is missing.",
  pinchUnknown: "This device added nothing to the luck.",
  lucksGood: "{good} of {all} steps have the luck that the seed and the players give.",
  drawsGood: "{good} of {all} draws are what that luck gives.",
  noDraws: "Nothing was drawn in this game.",
  wrongEntries: "These entries do not match: {entries}.",
  verifyHint:
    "All of this was recomputed here, in your browser. Whether the rules made the right game of it is checked by this command on the game record:",
  allDraws: "All draws",
  entry: "Entry",
  outOf: "Out of",
  drawn: "Drawn, from 0",
  fromLuck: "From the luck",
  checkFailed: "The record could not be had or read.",
} as const;

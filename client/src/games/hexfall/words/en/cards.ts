/** The eighteen action cards: what they are called, what they do. */
export const words = {
  muster: { name: "Muster", effect: "Pay 1 grain and 1 ore: three armies come into your hand." },
  colony: {
    name: "Colony charter",
    effect: "A town on any empty land corner, without road, connection or distance, even on a rival's road.",
  },
  market: {
    name: "Market",
    effect: "Until the end of your turn the bank takes 2 of anything for 1 of anything.",
  },
  palace: { name: "Palace", effect: "Your capital rises by one level, if it is a town or a city." },
  roads: { name: "Road building", effect: "Three roads for nothing, in this turn." },
  ship: { name: "Ship building", effect: "A ship for nothing, in this turn." },
  canal: {
    name: "Canal",
    effect:
      "Ships of all seats may cross one land tile on a coast that a settlement or road of yours touches.",
  },
  fortification: { name: "Fortification", effect: "Two walls for nothing, in this turn." },
  harbor: { name: "Harbor construction", effect: "A harbor for nothing, in this turn." },
  bastion: { name: "Bastion", effect: "Two levels of wall on one settlement of yours, walled or not." },
  migration: {
    name: "Great migration",
    effect: "Move any band, hoard and all, to any land tile without one.",
  },
  monopoly: {
    name: "Monopoly",
    effect: "Name a resource that this throw paid to a rival: you get all of it that they still hold.",
  },
  relief: {
    name: "Famine relief",
    effect: "Never played: it is spent by itself where you would have to discard.",
  },
  columbus: {
    name: "Columbus",
    effect: "One fleet of yours appears on any other sea tile that is free of rivals and pirate.",
  },
  spy: {
    name: "Spy",
    effect: "See the stores, the cards and the hand armies of one rival, as they are now.",
  },
  bountiful: {
    name: "Bountiful harvest",
    effect: "Name a resource: it pays you twice until the end of your next turn.",
  },
  expedition: { name: "Expedition", effect: "Two Gold, which pay for whatever is missing." },
  library: {
    name: "Great Library",
    effect: "Lies open before you, counts 1 point, and permits one metropolis.",
  },
} as const;

/** What the setup form says of the options of Hexfall, and of what a table offers it. */
import type { OptionWords } from "../../../face";

export const words = {
  size: {
    label: "Size of the sea",
    help: "From 14 tiles of land and one outer island to 68 and five of them.",
    values: { tiny: "Tiny", small: "Small", medium: "Medium", large: "Large", huge: "Huge" },
  },
  mapSeed: {
    label: "Map seed",
    help: "Size and seed make the map, and nothing else does. Left empty, it is drawn when the table is opened.",
    wrong: "At most 64 signs.",
  },
  targetPoints: {
    label: "Points to win",
    help: "A settlement counts its level, from 1 to 4, and a Great Library counts 1.",
  },
  startCities: {
    label: "Cities to begin with",
    help: "Each seat places so many, with a road. The first one is its capital.",
  },
  startTowns: { label: "Towns to begin with", help: "Placed after the cities, with a road each." },
  famineLimit: {
    label: "Famine above",
    help: "On a 7 whoever holds more resource cards than this discards half of them.",
    values: { 7: "7 cards", 9: "9 cards", 11: "11 cards", 13: "13 cards" },
  },
  dryTurns: {
    label: "Throws without pay",
    help: "After so many in a row that brought nothing, a seat draws an action card.",
  },
  peaceRounds: {
    label: "Rounds of peace",
    help: "So long at first no structure may be attacked. Armies in the field may.",
  },
  autoRoll: { label: "Dice fall by themselves", help: "Or each player throws them at the start of a turn." },
  maxOffers: { label: "Offers in a turn", help: "So often may a player propose a trade to the others." },
  maxRounds: {
    label: "Last round",
    help: "Then most points win. 0 means that there is none; bots alone play 150 at most as a rule.",
  },
  onTimeout: {
    label: "When time runs out",
    values: { move_on: "The plainest thing is done" },
  },
} as const satisfies Record<string, OptionWords>;

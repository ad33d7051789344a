/** What the setup form says of the options of Hex Path, and of what a table offers it. */
import type { OptionWords } from "../../../face";

export const words = {
  rings: {
    label: "Rings of hexes",
    help: "Around the one in the middle: 19 hexes with 2 rings, 217 with 8.",
  },
  pointsPerSide: {
    label: "Points on a side",
    help: "One makes three lines on a tile, two make six, three make nine.",
  },
  corners: {
    label: "Corners",
    help: "Where the paths begin.",
    wrong: "As many different corners as there are seats, or the usual ones.",
    values: {
      null: "The usual ones",
      0: "Right",
      1: "Lower right",
      2: "Lower left",
      3: "Left",
      4: "Upper left",
      5: "Upper right",
    },
  },
  shuffleSeats: { label: "Shuffle the seats", help: "A lot decides who begins in which corner." },
  firstSeat: {
    label: "Who is first",
    values: {
      null: "By lot",
      0: "Seat 1",
      1: "Seat 2",
      2: "Seat 3",
      3: "Seat 4",
      4: "Seat 5",
      5: "Seat 6",
    },
    wrong: "One of the seats that there are, or nobody in particular.",
    help: "Seats are counted around the board, from the right.",
  },
  deckMode: {
    label: "Tiles",
    help: "Short: one less than there are hexes, so some paths may last. Full: enough for every hex.",
    values: { short: "Short", full: "Full" },
  },
  headOnMode: {
    label: "When two heads meet",
    help: "Either who ran into the other is out, or both stop there for good.",
    values: { eliminate: "The runner is out", stalemate: "Both are locked" },
  },
  strictTrails: {
    label: "Strict trails",
    help: "Whoever enters a hex that another path has been in is out.",
  },
  lastStanding: {
    label: "The last who can still place",
    values: { playOn: "Plays on", stop: "Ends the match" },
  },
  fog: {
    label: "Fog",
    help: "You see your own trail, the hex before you, and what lies beside them. For one device only.",
    wrong: "Fog needs a table on one device.",
  },
  visitBase: { label: "Points for a first visit" },
  visitMultiplier: {
    label: "Each further visit multiplies by",
    help: "With 2, the same hex pays 1, 2, 4, 8 …",
  },
  travelStep: { label: "Points more for each step of a run", help: "With 1, a run pays 1, 2, 3, 4 …" },
  eliminationMultiplier: {
    label: "Bonus for putting others out",
    help: "So many times the points of your own run.",
  },
  onTimeout: {
    label: "When time runs out",
    values: { auto: "The tile with most points is laid", random: "A tile is laid at random", out: "Out" },
  },
} as const satisfies Record<string, OptionWords>;

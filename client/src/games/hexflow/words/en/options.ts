/** What the setup form says of the options of HEXFLOW, and of what a table offers it. */
import type { OptionWords } from "../../../face";

export const words = {
  mode: {
    label: "Mode",
    help: "Each mode has its board, its goals and its number of players.",
    wrong: "This mode is for another number of players.",
    values: {
      race: "Race",
      battle: "Battle",
      tri2: "Triangle for two",
      tri3: "Triangle for three",
      team: "Two against two",
    },
  },
  dots: { label: "Dot hexes", help: "The winning route counts more for each dot hex that it runs through." },
  strangle: {
    label: "Strangulation",
    help: "Whoever cuts off the last possible way of the rivals with a tile without lines has won.",
    values: { null: "As is usual in the mode", true: "Wins", false: "Wins nothing" },
  },
  guards: {
    label: "Guards",
    help: "The last open end may not be closed by choice, and on the triangle no Block lies beside a corner.",
  },
  wildcard_block: {
    label: "Blocks with a line",
    help: "A Block may be declared a Straight, an Angle or a Long curve.",
  },
  open_hand: { label: "Open hands", help: "All hands lie open to all." },
  first_choice: {
    label: "Who begins",
    help: "Coin or dice say who may choose.",
    values: { winner_chooses: "Who wins the lot chooses", random: "The lot decides", seat_order: "Seat 1" },
  },
  strict_penalties: {
    label: "Penalties",
    help: "A placement that the rules refuse is counted. The second one costs two minutes of a bank, the third one the game.",
  },
  second_corner: {
    label: "Both corners",
    help: "The other corner of your own can be begun like the first, without touching anything.",
  },
  tokens: { label: "Tokens", help: "So many tiles of the rival each player may displace." },
  tri_order: {
    label: "Order of play",
    values: { rolled: "As the dice fell", balanced: "III, I, II" },
  },
  tri_shared_victory: {
    label: "Shared victory",
    help: "Two others who come through at once, to different hexes of the centre, both win.",
  },
  tri_extra_tile: {
    label: "Eighteenth tile",
    values: { arrow: "A second Arrow", none: "None: 17 tiles" },
  },
  partner_hands: { label: "Partners show their hands", help: "Each sees the tiles of the other." },
  onTimeout: {
    label: "When time runs out",
    values: { place: "A tile is laid at random", forfeit: "The game is lost" },
  },
} as const satisfies Record<string, OptionWords>;

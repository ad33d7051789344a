/** What the setup form says of the options of Battle Hex, and of what a table offers it. */
import type { OptionWords } from "../../../face";

export const words = {
  mode: {
    label: "Mode",
    help: "Battle: both choose in secret. Classic: one after the other.",
    values: { battle: "Battle", classic: "Classic Hex" },
  },
  size: { label: "Board size", help: "Cells on a side." },
  forfeitLimit: { label: "Lost moves in a row that lose the game", help: "0 turns the limit off." },
  firstColour: {
    label: "Colour of the first seat",
    help: "Colours change after each game.",
    values: { random: "By lot", red: "Red", black: "Black" },
  },
  swap: { label: "Swap", help: "Black may take over Red's first piece, mirrored." },
  onTimeout: {
    label: "When time runs out",
    values: { forfeit: "The move is lost", random: "A random move" },
  },
} as const satisfies Record<string, OptionWords>;

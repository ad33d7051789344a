/** The six seat colours: each has a letter and a pattern too, so that nobody has to tell them apart by colour. */

export type Pattern = "solid" | "rails" | "dash" | "bead" | "rung" | "thread";

export interface Colour {
  id: string;
  letter: string;
  fill: string;
  pattern: Pattern;
}

/** By seat. */
export const COLOURS: readonly Colour[] = [
  { id: "crimson", letter: "C", fill: "#de5257", pattern: "solid" },
  { id: "azure", letter: "A", fill: "#5fb2f7", pattern: "rails" },
  { id: "verdant", letter: "V", fill: "#66d6a0", pattern: "dash" },
  { id: "gold", letter: "G", fill: "#f7d467", pattern: "bead" },
  { id: "murex", letter: "M", fill: "#d070b0", pattern: "rung" },
  { id: "bone", letter: "B", fill: "#f7f2e8", pattern: "thread" },
];

/** The ids of the colours, by seat. */
export const COLOUR_IDS: readonly string[] = COLOURS.map(({ id }) => id);

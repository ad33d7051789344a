/** The six seat colours: each has a letter and a pattern too, so that nobody has to tell them apart by colour. */
import { getContext, setContext } from "svelte";
import type { Seat } from "../../types/wire";

export type ColourId = "crimson" | "azure" | "verdant" | "gold" | "murex" | "bone";
export type Pattern = "solid" | "rails" | "dash" | "bead" | "rung" | "thread";

export interface Colour {
  id: ColourId;
  letter: string;
  fill: string;
  pattern: Pattern;
}

/** In the order of the seats, where nobody has chosen another. */
export const COLOURS: readonly Colour[] = [
  { id: "crimson", letter: "C", fill: "#de5257", pattern: "solid" },
  { id: "azure", letter: "A", fill: "#5fb2f7", pattern: "rails" },
  { id: "verdant", letter: "V", fill: "#66d6a0", pattern: "dash" },
  { id: "gold", letter: "G", fill: "#f7d467", pattern: "bead" },
  { id: "murex", letter: "M", fill: "#d070b0", pattern: "rung" },
  { id: "bone", letter: "B", fill: "#f7f2e8", pattern: "thread" },
];

/** The ids of the colours, in the same order. */
export const COLOUR_IDS: readonly string[] = COLOURS.map(({ id }) => id);

const KEY = Symbol("colours");

/** Everything drawn within this component has the colours that these seats have. */
export function wearColours(seats: () => readonly Pick<Seat, "colour">[]): void {
  setContext(KEY, seats);
}

/** The colour of a seat, by its number. */
export function seatColours(): (seat: number) => Colour | undefined {
  const seats = getContext<(() => readonly Pick<Seat, "colour">[]) | undefined>(KEY);
  return (seat) => COLOURS.find(({ id }) => id === seats?.()[seat]?.colour) ?? COLOURS[seat];
}

/** Positions to illustrate the rules with: real ones, played by the rules and kept in `figures.json`. */
import type { Preview, View } from "../types";
import drawn from "./figures.json";

export interface Figure {
  view: View;
  preview: Preview | null;
}

export type Name = keyof typeof drawn;

export const figures = drawn as unknown as Record<Name, Figure>;

/** Positions to illustrate the rules with: real ones, played by the rules and kept in `figures.json`. */
import type { View } from "../types";
import drawn from "./figures.json";

export type Name = keyof typeof drawn;

export const figures = drawn as unknown as Record<Name, { view: View }>;

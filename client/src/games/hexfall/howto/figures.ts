/** Positions to illustrate the rules with: real ones of the rules, on one board, kept in `figures.json`. */
import { sea, window } from "../board";
import type { Board, View } from "../types";
import drawn from "./figures.json";

export type Name = keyof typeof drawn.positions;

export const board = drawn.board as Board;

/** Attackers, defenders, whether there are walls; then who is left on either side, and whether a blow falls. */
export type Battle = [number, number, boolean, number, number, boolean];
export const battles = drawn.battles as Battle[];

/** The chart with a figure's pieces. */
export const positionOf = (name: Name): Partial<View> & { board: Board } => ({
  board,
  ...(drawn.positions[name] as Partial<View>),
});

/** The part of the chart around these tiles; all of it where none is named. */
export function boxAround(tiles: readonly string[]) {
  const chart = sea(board);
  const near = chart.tiles.filter(({ name }) => tiles.includes(name));
  return near.length ? window(near, 1.7, 4) : null;
}

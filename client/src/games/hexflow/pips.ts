/** Where the dots of a dot hex stand around its middle: a row, a triangle, a square, a quincunx. */
import type { Point } from "../../board/geometry";

const at = (...places: [number, number][]): Point[] => places.map(([x, y]) => ({ x, y }));
const SQUARE: [number, number][] = [
  [-0.85, -0.85],
  [0.85, -0.85],
  [-0.85, 0.85],
  [0.85, 0.85],
];
const PIPS: Record<number, readonly Point[]> = {
  2: at([-1, 0], [1, 0]),
  3: at([0, -1], [-0.95, 0.7], [0.95, 0.7]),
  4: at(...SQUARE),
  5: at(...SQUARE.map(([x, y]): [number, number] => [x * 1.18, y * 1.18]), [0, 0]),
};

export const pips = (count: number): readonly Point[] => PIPS[count] ?? [];

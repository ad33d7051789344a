/** How far a side is from its goal: the fewest pieces that would still join its borders. For pictures, not for rules. */
import { cellId } from "./board";
import type { Side } from "./types";

const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
] as const;

/** Own cells cost nothing, empty ones a piece, foreign ones block; a walled-in side is as far away as it gets. */
export function missing(size: number, cells: Readonly<Record<string, Side>>, side: Side): number {
  const seen = new Set<string>();
  // Costs are 0 or 1, so two shelves are enough: what is reached now, and what with one piece more.
  const now: [number, number][] = [];
  const later: [number, number][] = [];
  const reach = (red: number, black: number) => {
    if (red < 1 || black < 1 || red > size || black > size) return;
    const owner = cells[cellId(red, black)];
    if (owner === side) now.push([red, black]);
    else if (owner === undefined) later.push([red, black]);
  };
  // Red runs from the first black rank to the last one, Black across the red ranks.
  for (let i = 1; i <= size; i++) {
    if (side === "red") reach(i, 1);
    else reach(1, i);
  }
  for (let pieces = 0; now.length || later.length; pieces++) {
    for (let cell = now.pop(); cell; cell = now.pop()) {
      const [red, black] = cell;
      if (seen.has(cellId(red, black))) continue;
      seen.add(cellId(red, black));
      if ((side === "red" ? black : red) === size) return pieces;
      for (const [dRed, dBlack] of AROUND) reach(red + dRed, black + dBlack);
    }
    now.push(...later.splice(0));
  }
  return size;
}

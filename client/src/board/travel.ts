/**
 * Four arrow keys over six directions. An arrow that has a neighbour straight ahead goes there. One that lies
 * between two neighbours keeps its level: a run of equal keys zigzags along the line on which it began, so
 * Left and Right on flat-topped cells walk straight across. Shift takes the other one of the two.
 */
import type { Point } from "./geometry";

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const VECTORS: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The line of a run: the axis along which it goes, and where it lies across. */
export interface Level {
  axis: "x" | "y";
  at: number;
}

export function isArrow(key: string): key is Arrow {
  return key in VECTORS;
}

/**
 * One step from `from`. `spacing` is the distance of neighbours; `level` is what the step before returned.
 * At the rim it slides along to a slanting neighbour, or stays where there is none.
 */
export function travel<P extends Point>(
  cells: readonly P[],
  from: P,
  arrow: Arrow,
  spacing: number,
  level: Level | null,
  other = false,
): { to: P; level: Level } {
  const way = VECTORS[arrow];
  const axis: Level["axis"] = way.x ? "x" : "y";
  const across = (p: Point) => (axis === "x" ? p.y : p.x);
  const line = level?.axis === axis ? level : { axis, at: across(from) };

  const ahead = cells
    .map((cell) => ({
      cell,
      distance: Math.hypot(cell.x - from.x, cell.y - from.y),
      along: ((cell.x - from.x) * way.x + (cell.y - from.y) * way.y) / spacing,
    }))
    .filter(({ distance, along }) => distance < spacing * 1.1 && along > 0.4);
  const straightest = Math.max(...ahead.map(({ along }) => along));
  const choices = ahead
    .filter(({ along }) => along > straightest - 0.1)
    .map(({ cell }) => ({ cell, off: Math.abs(across(cell) - line.at) }))
    .sort((a, b) =>
      Math.abs(a.off - b.off) > spacing * 0.1 ? a.off - b.off : across(a.cell) - across(b.cell),
    );
  const chosen = choices[other ? choices.length - 1 : 0];
  if (!chosen) return { to: from, level: line };
  // A step that had no choice, or turned from the line on purpose, begins a new line.
  const kept = choices.length > 1 && !other;
  return { to: chosen.cell, level: kept ? line : { axis, at: across(chosen.cell) } };
}

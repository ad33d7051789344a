/** What can be reached by key: every tile, every corner with a piece, and whatever is lit. */
import { type Place, R, type Sea } from "./board";
import type { View } from "./types";

/** Rows from top to bottom, each from left to right. */
export function placesOf(
  { tiles, corners, edges, rows }: Sea,
  view: Pick<View, "structures" | "stacks">,
  lit: ReadonlySet<string>,
): Place[][] {
  const standing = new Set([...view.structures, ...view.stacks].map(({ corner }) => corner));
  const all = [
    ...tiles,
    ...corners.filter(({ id, key }) => standing.has(id) || lit.has(key)),
    ...edges.filter(({ key }) => lit.has(key)),
  ];
  const rowOf = ({ y }: Place) => Math.min(rows - 1, Math.max(0, Math.round(y / (1.5 * R))));
  return [...Array(rows).keys()].map((row) =>
    all.filter((place) => rowOf(place) === row).sort((a, b) => a.x - b.x || a.y - b.y),
  );
}

const WAYS: Record<string, { dx: number; dy: number }> = {
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
};

/** The nearest place in the direction of an arrow; what lies off it counts twice. Null where there is none. */
export function step(places: readonly Place[], from: Place, arrow: string): Place | null {
  const way = WAYS[arrow];
  if (!way) return null;
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * way.dx + y * way.dy;
    const off = Math.abs(x * way.dy) + Math.abs(y * way.dx);
    if (along < 0.1 * R || off > 2 * along + R) continue;
    const far = along + 2 * off;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

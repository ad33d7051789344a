/** Shapes of hex boards: corners, silhouettes, bands along a border. Screen coordinates, y down, any unit. */

export interface Point {
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
/** "flat": flat tops, corner 0 points right. "point": corners up and down, corner 0 points right and down. */
export type Facing = "flat" | "point";

/** A side of one cell on the rim of a board, walked clockwise from corner to corner. */
export interface Edge {
  cell: number;
  /** 0-5; side k lies between corners k and k + 1. */
  side: number;
  from: Point;
  to: Point;
}

const RAD = Math.PI / 180;
const SQRT3 = Math.sqrt(3);

const cornerAngle = (k: number, facing: Facing) => (60 * k + (facing === "flat" ? 0 : 30)) * RAD;

/** The six corners of a hexagon of radius `r`, clockwise. */
export function hexagon(at: Point, r: number, facing: Facing): Point[] {
  return [0, 1, 2, 3, 4, 5].map((k) => ({
    x: at.x + r * Math.cos(cornerAngle(k, facing)),
    y: at.y + r * Math.sin(cornerAngle(k, facing)),
  }));
}

/** Unit vector out of side `k`, towards the neighbour behind it. */
export function outward(k: number, facing: Facing): Point {
  const angle = cornerAngle(k, facing) + 30 * RAD;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

const round = (v: number) => Math.round(v * 100) / 100;

/** Points as path data; closed unless told otherwise. */
export function pathData(points: readonly Point[], closed = true): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}${closed ? "Z" : ""}`;
}

/** A hexagon as path data. */
export function hexPath(at: Point, r: number, facing: Facing): string {
  return pathData(hexagon(at, r, facing));
}

/**
 * The rim of a board: loops of edges, each walked clockwise around its cells (holes run the other way).
 * `r` is the radius that makes neighbours touch.
 */
export function outline(cells: readonly Point[], r: number, facing: Facing): Edge[][] {
  // Centres lie on multiples of r/2 or of an irrational part of r, counted from any one of them.
  const origin = cells[0] ?? { x: 0, y: 0 };
  const key = (p: Point) =>
    `${Math.round((2 * (p.x - origin.x)) / r)},${Math.round((2 * (p.y - origin.y)) / r)}`;
  const at = new Map(cells.map((cell, i) => [key(cell), i]));
  const neighbour = (i: number, side: number) => {
    const cell = cells[i] as Point;
    const out = outward(side, facing);
    return at.get(key({ x: cell.x + SQRT3 * r * out.x, y: cell.y + SQRT3 * r * out.y }));
  };
  const seen = new Set<string>();
  const loops: Edge[][] = [];
  for (const start of cells.keys()) {
    for (let first = 0; first < 6; first++) {
      if (neighbour(start, first) !== undefined || seen.has(`${start}/${first}`)) continue;
      const loop: Edge[] = [];
      let cell = start;
      let side = first;
      while (!seen.has(`${cell}/${side}`)) {
        seen.add(`${cell}/${side}`);
        const corners = hexagon(cells[cell] as Point, r, facing);
        loop.push({ cell, side, from: corners[side] as Point, to: corners[(side + 1) % 6] as Point });
        // Round the corner: on along this cell, or over to the neighbour that shares the corner.
        const next = neighbour(cell, (side + 1) % 6);
        if (next === undefined) side = (side + 1) % 6;
        else {
          cell = next;
          side = (side + 5) % 6;
        }
      }
      loops.push(loop);
    }
  }
  return loops;
}

/** A closed clockwise loop moved outwards by `d`, mitred. */
export function grow(loop: readonly Point[], d: number): Point[] {
  const normal = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  };
  return loop.map((p, i) => {
    const before = normal(loop[(i + loop.length - 1) % loop.length] as Point, p);
    const after = normal(p, loop[(i + 1) % loop.length] as Point);
    const k = d / (1 + before.x * after.x + before.y * after.y);
    return { x: p.x + k * (before.x + after.x), y: p.y + k * (before.y + after.y) };
  });
}

/**
 * A rim cut into pieces by owner. Where `owner` names two for one edge, the edge is shared: its first half
 * goes to the first of them. Returns one band per stretch, between the distances `near` and `far` from the
 * cells, as path data.
 */
export function bands<T>(
  loop: readonly Edge[],
  owner: (edge: Edge) => readonly [T] | readonly [T, T],
  near: number,
  far: number,
): { owner: T; path: string }[] {
  const halves = loop.flatMap((edge) => {
    const [one, two = one] = owner(edge);
    const middle = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 };
    return [
      { owner: one, from: edge.from },
      { owner: two, from: middle },
    ];
  });
  const points = halves.map((half) => half.from);
  const inner = grow(points, near);
  const outer = grow(points, far);
  const n = halves.length;
  const start = halves.findIndex((half, i) => half.owner !== halves[(i + n - 1) % n]?.owner);
  const stretches: { owner: T; at: number[] }[] = [];
  for (let step = 0; step < n; step++) {
    const i = (Math.max(start, 0) + step) % n;
    const half = halves[i] as (typeof halves)[number];
    const last = stretches.at(-1);
    if (last?.owner === half.owner) last.at.push(i);
    else stretches.push({ owner: half.owner, at: [i] });
  }
  return stretches.map(({ owner, at }) => {
    const along = [...at, ((at.at(-1) ?? 0) + 1) % n];
    const there = along.map((i) => inner[i] as Point);
    const back = along.map((i) => outer[i] as Point).reverse();
    return { owner, path: pathData([...there, ...back]) };
  });
}

/** The box around points, with a margin on each axis. */
export function frame(points: readonly Point[], marginX: number, marginY: number): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const x = Math.min(...xs) - marginX;
  const y = Math.min(...ys) - marginY;
  return { x, y, width: Math.max(...xs) + marginX - x, height: Math.max(...ys) + marginY - y };
}

/** The point nearest to `p`, if it is within `reach`. */
export function nearest<P extends Point>(points: readonly P[], p: Point, reach: number): P | null {
  let best: P | null = null;
  let least = reach;
  for (const candidate of points) {
    const distance = Math.hypot(candidate.x - p.x, candidate.y - p.y);
    if (distance <= least) {
      least = distance;
      best = candidate;
    }
  }
  return best;
}

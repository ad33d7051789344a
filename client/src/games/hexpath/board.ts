/** The board: its hexes, the points on their sides, and the curves between these (HP-1 to HP-4). */
import type { BoardCell } from "../../board/Board.svelte";
import type { Box, Point } from "../../board/geometry";
import type { SeatView, View } from "./types";

/** Radius of a hex; everything else is a multiple of it. */
export const R = 40;
const SQRT3 = Math.sqrt(3);
/** Clockwise from the east, as the sides are numbered. */
const WAYS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
/** Partners of points as a tile's text writes them. */
const DIGITS = "0123456789abcdefgh";
/** A gate stands off the rim: the length of its lead-in, and from there to its middle. */
const LEAD = 0.52;
const GATE = 0.34;

export interface Hex extends BoardCell {
  q: number;
  r: number;
}

export interface Layout {
  hexes: readonly Hex[];
  at: ReadonlyMap<string, Hex>;
  box: Box;
}

/** A cubic curve: where it begins, its two controls, where it ends. */
export type Curve = readonly [Point, Point, Point, Point];

const layouts = new Map<number, Layout>();
const lines = new Map<string, string>();
const tables = new Map<number, readonly (Point & { inward: Point })[]>();

/** All hexes of a board, row by row, and the box that holds them and their gates. */
export function layout(rings: number): Layout {
  const known = layouts.get(rings);
  if (known) return known;
  const hexes: Hex[] = [];
  for (let r = -rings; r <= rings; r++) {
    const left = Math.max(-rings, -rings - r);
    for (let q = left; q <= Math.min(rings, rings - r); q++) {
      const id = `${String.fromCharCode(65 + r + rings)}${q - left + 1}`;
      hexes.push({ id, row: r, q, r, x: SQRT3 * R * (q + r / 2), y: 1.5 * R * r });
    }
  }
  const width = 2 * R * (SQRT3 * (rings + 0.5) + 1.5);
  const height = 2 * R * (1.5 * rings + 2.15);
  const made = {
    hexes,
    at: new Map(hexes.map((hex) => [hex.id, hex])),
    box: { x: -width / 2, y: -height / 2, width, height },
  };
  layouts.set(rings, made);
  return made;
}

/** Where a hex lies, by its name. */
export function placeOf(rings: number, id: string): Point {
  return layout(rings).at.get(id) ?? { x: 0, y: 0 };
}

/** The hexes beside one. */
export function beside(rings: number, id: string): string[] {
  const { at, hexes } = layout(rings);
  const here = at.get(id);
  return hexes
    .filter((hex) => here && WAYS.some(([q, r]) => hex.q === here.q + q && hex.r === here.r + r))
    .map((hex) => hex.id);
}

/** The points of a hex as seen from its middle, with the way into it. */
export function points(k: number): readonly (Point & { inward: Point })[] {
  const known = tables.get(k);
  if (known) return known;
  const made = Array.from({ length: 6 * k }, (_, point) => {
    const side = Math.floor(point / k);
    const along = ((point % k) + 1) / (k + 1);
    const [from, to, out] = [60 * side - 30, 60 * side + 30, 60 * side].map(ray) as [Point, Point, Point];
    return {
      x: R * (from.x + (to.x - from.x) * along),
      y: R * (from.y + (to.y - from.y) * along),
      inward: { x: -out.x, y: -out.y },
    };
  });
  tables.set(k, made);
  return made;
}

function ray(degrees: number): Point {
  return { x: Math.cos((degrees * Math.PI) / 180), y: Math.sin((degrees * Math.PI) / 180) };
}

/** Where a point of a hex lies. */
export function pointOf(rings: number, k: number, hex: string, point: number): Point {
  const middle = placeOf(rings, hex);
  const off = points(k)[point] ?? { x: 0, y: 0 };
  return { x: middle.x + off.x, y: middle.y + off.y };
}

/** The curve between two points of a hex. */
export function curve(middle: Point, k: number, from: number, to: number): Curve {
  const [a, b] = [points(k)[from], points(k)[to]];
  if (!a || !b) return [middle, middle, middle, middle];
  const reach = Math.max(0.26 * R, 0.42 * Math.hypot(a.x - b.x, a.y - b.y));
  const shift = (p: Point, way: Point, by: number) => ({
    x: middle.x + p.x + way.x * by,
    y: middle.y + p.y + way.y * by,
  });
  return [shift(a, a.inward, 0), shift(a, a.inward, reach), shift(b, b.inward, reach), shift(b, b.inward, 0)];
}

const short = (p: Point) => `${Math.round(p.x * 10) / 10} ${Math.round(p.y * 10) / 10}`;

/** Curves as path data; where one begins at the end of the one before, the line goes on. */
export function curveData(curves: readonly Curve[]): string {
  let end = "";
  return curves
    .map(([a, b, c, d]) => {
      const start = short(a);
      const begin = start === end ? "" : `M${start}`;
      end = short(d);
      return `${begin}C${short(b)} ${short(c)} ${end}`;
    })
    .join("");
}

/** A line within a hex as path data, made once: a late board has thousands of them, and few of them change. */
export function lineData(rings: number, k: number, hex: string, from: number, to: number): string {
  const key = `${rings}/${k}/${hex}/${from}/${to}`;
  const known = lines.get(key);
  if (known !== undefined) return known;
  const made = curveData([curve(placeOf(rings, hex), k, from, to)]);
  lines.set(key, made);
  return made;
}

/** The middle of a curve. */
export function midpoint([a, b, c, d]: Curve): Point {
  return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 };
}

/** The segments of a tile, each from its lower point to its higher. */
export function segments(tile: string): [number, number][] {
  return [...tile].map((digit, i): [number, number] => [i, DIGITS.indexOf(digit)]).filter(([a, b]) => a < b);
}

/** A tile turned clockwise by so many sixths (HP-33). */
export function turned(tile: string, k: number, rot: number): string {
  const n = 6 * k;
  const by = (((rot % 6) + 6) % 6) * k;
  return Array.from({ length: n }, (_, i) => {
    const partner = DIGITS.indexOf(tile[(i - by + n) % n] ?? "0");
    return DIGITS[(partner + by) % n];
  }).join("");
}

/** The name of a corner's hex, and the point on it where its path comes in (HP-4). */
export function gateOf(rings: number, k: number, corner: number): { hex: string; point: number } {
  const [q, r] = (WAYS[corner] ?? WAYS[0]).map((way) => way * rings) as [number, number];
  const hex = layout(rings).hexes.find((one) => one.q === q && one.r === r)?.id ?? "";
  return { hex, point: corner * k + Math.floor((k - 1) / 2) };
}

/** Where a gate's lead-in begins and ends, and where its mark stands. */
export function leadIn(rings: number, k: number, corner: number): { from: Point; to: Point; mark: Point } {
  const { hex, point } = gateOf(rings, k, corner);
  const to = pointOf(rings, k, hex, point);
  const inward = points(k)[point]?.inward ?? { x: 0, y: 0 };
  const away = (by: number) => ({ x: to.x - inward.x * by * R, y: to.y - inward.y * by * R });
  return { from: away(LEAD), to, mark: away(LEAD + GATE) };
}

/** Where the head of a path is; null when that is not known. */
export function headOf({ rings, k }: Pick<View, "rings" | "k">, { head, corner }: SeatView): Point | null {
  if (!head) return null;
  return pointOf(rings, k, head.hex ?? gateOf(rings, k, corner).hex, head.point);
}

/** The hexes that fog hides from the viewer: all but the own trail and glow, and what lies beside these (HP-32). */
export function unseen(view: View): ReadonlySet<string> {
  if (!view.hidden) return new Set();
  const own = view.you === null ? null : view.seats[view.you];
  const core = own ? [...Object.keys(own.trail), ...(own.glow ? [own.glow] : [])] : [];
  const known = new Set(core.flatMap((hex) => [hex, ...beside(view.rings, hex)]));
  return new Set(
    layout(view.rings)
      .hexes.map(({ id }) => id)
      .filter((id) => !known.has(id)),
  );
}

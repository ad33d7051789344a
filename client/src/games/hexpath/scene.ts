/** What lies on the board, gathered into few paths: the n-th line of every tile shares a layer, so that within a
 *  tile later lines pass over earlier ones, and a full board of 217 tiles takes some dozens of elements. */
import { hexPath, type Point } from "../../board/geometry";
import { type Curve, curve, lineData, placeOf, R, segments } from "./board";
import type { View } from "./types";

type Board = Pick<View, "rings" | "k">;
type Laid = Board & Pick<View, "tiles" | "seats">;

export interface Ribbon {
  seat: number;
  d: string;
  /** It runs where another path has been: a narrow line within that one's. */
  narrow: boolean;
}

/** Ribbons that cross nothing of their own layer, and the casing under them. */
export interface Layer {
  casing: string;
  ribbons: Ribbon[];
}

const key = (a: number, b: number) => `${Math.min(a, b)}/${Math.max(a, b)}`;

const shapes = new Map<string, string>();

function hexData(rings: number, hex: string, radius: number): string {
  const key = `${rings}/${hex}/${radius}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  const made = hexPath(placeOf(rings, hex), radius * R, "point");
  shapes.set(key, made);
  return made;
}

/** Hexes as one path. */
export function hexesData(rings: number, hexes: Iterable<string>, radius: number): string {
  return [...hexes].map((hex) => hexData(rings, hex, radius)).join("");
}

/** Three sides of each hex, from corner `first` on clockwise: 2 begins the upper ones, 5 the lower ones. */
export function sidesData(rings: number, hexes: Iterable<string>, radius: number, first: number): string {
  return [...hexes]
    .map((hex) => hexData(rings, hex, radius).slice(1, -1).split("L"))
    .map((corners) => `M${[0, 1, 2, 3].map((i) => corners[(first + i) % 6]).join("L")}`)
    .join("");
}

/** The engraved lines that nobody has travelled, in layers. */
export function grooves({ rings, k, tiles, seats }: Laid): string[] {
  const layers: string[][] = [];
  for (const [hex, tile] of Object.entries(tiles)) {
    const taken = new Set(seats.flatMap(({ trail }) => (trail[hex] ?? []).map(([a, b]) => key(a, b))));
    const free = segments(tile).filter(([a, b]) => !taken.has(key(a, b)));
    for (const [i, [a, b]] of free.entries()) put(layers, i, lineData(rings, k, hex, a, b));
  }
  return layers.map((layer) => layer.join(""));
}

/** The trails of all seats, in layers. */
export function trails({ rings, k, seats }: Pick<Laid, "rings" | "k" | "seats">): Layer[] {
  const layers: { seat: number; line: string; narrow: boolean }[][] = [];
  const drawn = new Map<string, Set<string>>();
  for (const [seat, { trail }] of seats.entries())
    for (const [hex, visits] of Object.entries(trail)) {
      const here = drawn.get(hex) ?? new Set();
      drawn.set(hex, here);
      for (const [a, b] of visits) {
        const narrow = here.has(key(a, b));
        here.add(narrow ? `${key(a, b)}/${seat}` : key(a, b));
        put(layers, here.size - 1, { seat, line: lineData(rings, k, hex, a, b), narrow });
      }
    }
  return layers.map((lines) => {
    const groups = new Map<string, { seat: number; narrow: boolean; lines: string[] }>();
    for (const { seat, narrow, line } of lines) {
      const id = `${seat}/${narrow}`;
      const group = groups.get(id) ?? { seat, narrow, lines: [] };
      groups.set(id, group);
      group.lines.push(line);
    }
    return {
      casing: lines.flatMap(({ narrow, line }) => (narrow ? [] : [line])).join(""),
      ribbons: [...groups.values()].map(({ seat, narrow, lines: all }) => ({
        seat,
        narrow,
        d: all.join(""),
      })),
    };
  });
}

function put<T>(layers: T[][], index: number, item: T): void {
  const layer = layers[index] ?? [];
  layers[index] = layer;
  layer.push(item);
}

/** The way through hexes as curves. */
export function way(board: Board, steps: readonly { hex: string; from: number; to: number }[]): Curve[] {
  return steps.map(({ hex, from, to }) => curve(placeOf(board.rings, hex), board.k, from, to));
}

/** A cross of two strokes. */
export function cross({ x, y }: Point, size: number): string {
  return `M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}`;
}

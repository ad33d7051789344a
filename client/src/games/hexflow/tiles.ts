/** Tiles as they are engraved: the sides that each line joins, as bits, and the strokes that draw it. */
import type { Facing } from "../../board/geometry";
import { SIDES, sidePoint } from "./board";
import type { Kind, Tile } from "./types";

/** As they lie unturned; a wildcard has the lines of what it is declared to be. */
const ENGRAVED: Record<Kind, readonly number[]> = {
  straight: [9],
  xcross: [9, 18],
  angle: [3],
  arrow: [35],
  block: [],
  yright: [13],
  yleft: [25],
  star6: [63],
  tribranch: [42],
  lcurve: [5],
  spread: [29],
  wildcard: [],
};
/** In the order of the rulebook. */
export const KINDS = Object.keys(ENGRAVED) as Kind[];
export const STANDARD = KINDS.filter((kind) => kind !== "wildcard");
/** What a Block may be declared, where that is played. */
export const BLOCK_LINES: readonly Kind[] = ["straight", "angle", "lcurve"];

type Laid = Pick<Tile, "tile" | "declare" | "rotation">;

export const turned = (line: number, rotation: number): number =>
  ((line << rotation) | (line >> (6 - rotation))) & 63;

export const sidesOf = (line: number): number[] => SIDES.filter((side) => (line >> side) & 1);

/** What a tile looks like. */
export const lookOf = ({ tile, declare }: Pick<Tile, "tile" | "declare">): Kind => declare ?? tile;

/** The lines of a tile as it lies. */
export const linesOf = (tile: Laid): number[] =>
  ENGRAVED[lookOf(tile)].map((line) => turned(line, tile.rotation));

/** The least turn that looks the same (HF-20): the server names rotations by it. */
export function canonical(look: Kind, rotation: number): number {
  const shape = (r: number) =>
    ENGRAVED[look]
      .map((line) => turned(line, r))
      .sort((a, b) => a - b)
      .join();
  return SIDES.find((r) => shape(r) === shape(rotation)) ?? 0;
}

export interface Stroke {
  d: string;
  /** The part of it over the middle of the tile, for the gap where it crosses over another. */
  middle: string;
  /** Three and more ends meet in a hub. */
  hub: boolean;
}

const strokes = new Map<string, Stroke>();

/** A line as a stroke around the middle of its tile. */
export function strokeOf(facing: Facing, line: number): Stroke {
  const key = `${facing}/${line}`;
  const known = strokes.get(key);
  if (known) return known;
  const made = {
    d: path(facing, line, 0.985),
    middle: path(facing, line, 0.42),
    hub: sidesOf(line).length > 2,
  };
  strokes.set(key, made);
  return made;
}

function path(facing: Facing, line: number, reach: number): string {
  const ends = sidesOf(line)
    .map((side) => sidePoint(facing, side, reach))
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const [a, b] = ends;
  return ends.length === 2 ? `M${a}Q0 0 ${b}` : ends.map((end) => `M${end}L0 0`).join("");
}

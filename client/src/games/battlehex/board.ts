/** The diamond: names of cells, where they lie, and whose border a rim edge is (BH-1, BH-2). */
import type { BoardCell } from "../../board/Board.svelte";
import {
  type Box,
  bands,
  type Edge,
  type Facing,
  frame,
  grow,
  outline,
  type Point,
  pathData,
} from "../../board/geometry";
import type { Side } from "./types";

/** Radius of a cell; everything else is a multiple of it. */
export const R = 40;
/** Smaller boards are drawn no larger than this one would be. */
const SMALLEST_FRAME = 7;
const COURT: Record<number, string> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

export interface Cell extends BoardCell {
  red: number;
  black: number;
}

export const rankName = (rank: number): string => COURT[rank] ?? String(rank);
export const cellId = (red: number, black: number): string => `R${rankName(red)}B${rankName(black)}`;

/** "R6B7" as people say it: "R6 B7". */
export const spoken = (id: string): string => id.replace(/^(R\w+?)(B\w+)$/, "$1 $2");

/** The ranks of a cell's name. */
export function ranksOf(id: string): { red: number; black: number } {
  const [red = "", black = ""] = spoken(id).split(" ");
  return { red: rankOf(red.slice(1)), black: rankOf(black.slice(1)) };
}

function rankOf(name: string): number {
  const court = Object.keys(COURT).find((rank) => COURT[Number(rank)] === name);
  return Number(court ?? name);
}

/** Where a cell lies, by its name. */
export function place(id: string, tall: boolean): Point {
  const { red, black } = ranksOf(id);
  return at(red, black, tall);
}

export const facing = (tall: boolean): Facing => (tall ? "point" : "flat");

/** Where (red, black) lies: the wide diamond, or a quarter turn clockwise so that it stands on its point. */
export function at(red: number, black: number, tall: boolean): Point {
  const x = (red + black) * 1.5 * R;
  const y = ((black - red) * Math.sqrt(3) * R) / 2;
  return tall ? { x: -y, y: x } : { x, y };
}

/** All cells, one red line after the other. */
export function cellsOf(size: number, tall: boolean): Cell[] {
  const cells: Cell[] = [];
  for (let red = 1; red <= size; red++)
    for (let black = 1; black <= size; black++)
      cells.push({ id: cellId(red, black), row: red, red, black, ...at(red, black, tall) });
  return cells;
}

/** Steps in (red, black) out of the sides of a cell of the wide diamond, clockwise from the lower right. */
const STEPS = [
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
  [1, 0],
] as const;

/** Owners of a rim edge. The topmost and the lowest cell share one edge between both colours. */
function owners(
  edge: Edge,
  cells: readonly Cell[],
  size: number,
  tall: boolean,
): readonly [Side] | readonly [Side, Side] {
  const { red, black } = cells[edge.cell] as Cell;
  const [dRed, dBlack] = STEPS[(edge.side + (tall ? 5 : 0)) % 6] ?? [0, 0];
  const leaves = (rank: number, step: number) => rank + step < 1 || rank + step > size;
  const reds = leaves(black, dBlack);
  const blacks = leaves(red, dRed);
  if (reds && blacks) return ["red", "black"];
  return reds ? ["red"] : ["black"];
}

export interface Ground {
  cells: Cell[];
  box: Box;
  /** Silhouette of the cells, and of the rim around them. */
  floor: string;
  rim: string;
  borders: { owner: Side; path: string }[];
  labels: { side: Side; rank: number; x: number; y: number }[];
}

const grounds = new Map<string, Ground>();

/** Everything of a board that no game changes, made once: whoever asks again gets the very same. */
export function ground(size: number, tall: boolean): Ground {
  const key = `${size} ${tall}`;
  const known = grounds.get(key) ?? newGround(size, tall);
  grounds.set(key, known);
  return known;
}

function newGround(size: number, tall: boolean): Ground {
  const cells = cellsOf(size, tall);
  const loop = outline(cells, R, facing(tall))[0] ?? [];
  const corners = loop.map((edge) => edge.from);
  const slope = { x: -0.5, y: -Math.sqrt(3) / 2 };
  const labels = Array.from({ length: size }, (_, i) => i + 1).flatMap((rank) => [
    label("red", rank, at(rank, 1, tall), slope, tall),
    label("black", rank, at(1, rank, tall), { x: slope.x, y: -slope.y }, tall),
  ]);
  const room = cellsOf(Math.max(size, SMALLEST_FRAME), tall);
  const margins: [number, number] = tall ? [2.65 * R, 1.9 * R] : [1.9 * R, 2.6 * R];
  const box = centred(frame(room, ...margins), frame(cells, 0, 0));
  return {
    cells,
    box,
    floor: pathData(corners),
    rim: pathData(grow(corners, 0.62 * R)),
    borders: bands(loop, (edge) => owners(edge, cells, size, tall), 0.04 * R, 0.35 * R),
    labels,
  };
}

function label(side: Side, rank: number, cell: Point, normal: Point, tall: boolean) {
  const out = tall ? { x: -normal.y, y: normal.x } : normal;
  return { side, rank, x: cell.x + out.x * 2.15 * R, y: cell.y + out.y * 2.15 * R };
}

/** `box` moved so that its middle is the middle of `on`. */
function centred(box: Box, on: Box): Box {
  return { ...box, x: on.x + (on.width - box.width) / 2, y: on.y + (on.height - box.height) / 2 };
}

/** Both ends of a line of cells: all cells of one red or one black rank. */
export function lineEnds(side: Side, rank: number, size: number, tall: boolean): [Point, Point] {
  return side === "red"
    ? [at(rank, 1, tall), at(rank, size, tall)]
    : [at(1, rank, tall), at(size, rank, tall)];
}

/**
 * Where everything lies on the sea chart: tiles, corners and edges by their numbers, with their names. The chart is a
 * cylinder; it is drawn cut open between its last and its first column, where there is only sea.
 */
import { type Box, hexagon, hexPath, type Point, pathData } from "../../board/geometry";
import type { Board } from "./types";

/** The radius of a tile, in the unit of the drawing. */
export const R = 40;
const WIDE = (Math.sqrt(3) / 2) * R;

export type Kind = "tile" | "corner" | "edge";

/** Something that can be pointed at. `key` tells kinds apart: t12, c60, e100. */
export interface Place extends Point {
  key: string;
  kind: Kind;
  id: number;
  name: string;
}

export interface Sea {
  cols: number;
  rows: number;
  tiles: Place[];
  corners: Place[];
  edges: Place[];
  /** What is seen: all tiles and a ghost column on either side. */
  box: Box;
  /** So far apart lie a tile and its ghost. */
  turn: number;
}

const letter = (column: number) => String.fromCharCode(65 + column);
const seas = new Map<string, Sea>();

/** All places of a chart of this size. */
export function sea({ cols, rows }: Pick<Board, "cols" | "rows">): Sea {
  const key = `${cols} ${rows}`;
  const known = seas.get(key) ?? survey(cols, rows);
  seas.set(key, known);
  return known;
}

const cornerPoint = (x: number, j: number): Point => ({
  x: WIDE * x,
  y: 1.5 * R * j - ((x + j) % 2 ? R / 2 : R),
});

function survey(cols: number, rows: number): Sea {
  const nameOf = (x: number, row: number) => `${letter((x - (row % 2)) / 2)}${row + 1}`;
  const rim = (x: number, j: number) => `@${x}.${j}`;
  const cornerName = (x: number, j: number) => {
    if ((x + j) % 2) return j > 0 ? `${nameOf(x, j - 1)}s` : rim(x, j);
    return j < rows ? `${nameOf(x, j)}n` : rim(x, j);
  };
  const edgeName = (x: number, j: number) => {
    if (!j) return rim(x, j);
    return (x + j) % 2 ? `${nameOf(x, j - 1)}se` : `${nameOf((x + 1) % (2 * cols), j - 1)}sw`;
  };
  const tiles = Array.from({ length: cols * rows }, (_, id): Place => {
    const [c, r] = [id % cols, Math.floor(id / cols)];
    const x = 2 * c + (r % 2);
    return { key: `t${id}`, kind: "tile", id, name: nameOf(x, r), x: WIDE * x, y: 1.5 * R * r };
  });
  const corners = Array.from({ length: 2 * cols * (rows + 1) }, (_, id): Place => {
    const [x, j] = [id % (2 * cols), Math.floor(id / (2 * cols))];
    return { key: `c${id}`, kind: "corner", id, name: cornerName(x, j), ...cornerPoint(x, j) };
  });
  const edges = Array.from({ length: 3 * cols * rows + 2 * cols }, (_, id): Place => {
    const [a, b] = ends(cols, id);
    const [j, x] = [Math.floor(id / (3 * cols)), id % (3 * cols)];
    const name = x < 2 * cols ? edgeName(x, j) : `${letter(x - 2 * cols)}${j + 1}e`;
    return { key: `e${id}`, kind: "edge", id, name, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  });
  const turn = 2 * WIDE * cols;
  const box = { x: -3.2 * WIDE, y: -1.15 * R, width: turn + 5.4 * WIDE, height: 1.5 * R * rows + 0.8 * R };
  return { cols, rows, tiles, corners, edges, box, turn };
}

/** Both ends of an edge, as it is drawn. */
export function ends(cols: number, edge: number): [Point, Point] {
  const [j, x] = [Math.floor(edge / (3 * cols)), edge % (3 * cols)];
  if (x < 2 * cols) return [cornerPoint(x, j), cornerPoint(x + 1, j)];
  const east = 2 * (x - 2 * cols) + (j % 2) + 1;
  return [cornerPoint(east, j), cornerPoint(east, j + 1)];
}

/** The stretch of an edge between two settlements: from 17 to 83 hundredths. */
export function stretch(cols: number, edge: number): string {
  const [a, b] = ends(cols, edge);
  const at = (part: number) => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
  return pathData([at(0.17), at(0.83)], false);
}

/** Tiles around an edge: one or two, never across the seam. */
export function beside({ tiles, edges }: Sea, edge: number): Place[] {
  const middle = edges[edge];
  return middle ? tiles.filter((tile) => near(tile, middle, 0.9 * R)) : [];
}

/** The tiles at a corner. */
export function around({ tiles, corners }: Sea, corner: number): Place[] {
  const at = corners[corner];
  return at ? tiles.filter((tile) => near(tile, at, 1.05 * R)) : [];
}

export const near = (a: Point, b: Point, reach: number): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= reach;

/** Tiles as one shape. */
export const hexes = (tiles: readonly Point[]): string => tiles.map((at) => hexPath(at, R, "point")).join("");

/** The clear sides of a tile for labels and cut-outs. */
export const cornersOf = (at: Point): Point[] => hexagon(at, R, "point");

/** Where a printed port stands: out in the water before its edge. */
export function portAt(chart: Sea, board: Board, edge: number): { at: Point; piers: [Point, Point] } {
  const middle = chart.edges[edge] ?? { x: 0, y: 0 };
  const land = beside(chart, edge).find(({ id }) => board.tiles[id]?.land) ?? middle;
  const [dx, dy] = [middle.x - land.x, middle.y - land.y];
  const away = (0.4 * R) / (Math.hypot(dx, dy) || 1);
  return { at: { x: middle.x + dx * away, y: middle.y + dy * away }, piers: ends(chart.cols, edge) };
}

/** Where the number of a ground stands: it steps aside where a port lies in its tile. */
export function groundAt(chart: Sea, board: Board, tile: number): Point {
  const at = chart.tiles[tile] ?? { x: 0, y: 0 };
  const port = board.ports.find(({ edge }) => beside(chart, edge).some(({ id }) => id === tile));
  const middle = port && chart.edges[port.edge];
  if (!middle) return at;
  return { x: at.x + (at.x - middle.x) * 0.36, y: at.y + (at.y - middle.y) * 0.36 };
}

/** A tile's ghosts across the seam: the last column stands again before the first one, and the other way round. */
export function ghosts({ cols, turn }: Sea, tile: number): number[] {
  const column = tile % cols;
  return [...(column === 0 ? [turn] : []), ...(column === cols - 1 ? [-turn] : [])];
}

/** The part of the chart that shows these places with room around them, no smaller than `least` tiles across. */
export function window(places: readonly Point[], shape: number, least: number): Box {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const margin = 1.3 * R;
  let width = Math.max(right - left + 2 * margin, least * 2 * WIDE);
  let height = bottom - top + 2 * margin;
  if (width / height < shape) width = height * shape;
  else height = width / shape;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

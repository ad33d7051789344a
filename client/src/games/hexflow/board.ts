/** The three boards: names of cells and where they lie, corners and goals, dot hexes (HF-1 to HF-6). */
import type { BoardCell } from "../../board/Board.svelte";
import { type Box, type Facing, frame, hexagon, hexPath, type Point, pathData } from "../../board/geometry";
import type { Corner, Mode, Player } from "./types";

/** Radius of a cell; everything else is a multiple of it. */
export const R = 40;
const SQRT3 = Math.sqrt(3);
/** Across each side, clockwise from the top (on the triangle: from the upper right). */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
export const SIDES: readonly number[] = [0, 1, 2, 3, 4, 5];

export interface Cell extends BoardCell {
  q: number;
  r: number;
}

export interface Ground {
  facing: Facing;
  cells: readonly Cell[];
  at: ReadonlyMap<string, Cell>;
  /** The same by their axial coordinates. */
  named: ReadonlyMap<string, string>;
  box: Box;
  dots: ReadonlyMap<string, number>;
  /** The silhouette of the rim. */
  rim: string;
}

type Shape = "main" | "team" | "triangle";
const SHAPE: Record<Mode, Shape> = {
  race: "main",
  battle: "main",
  tri2: "triangle",
  tri3: "triangle",
  team: "team",
};
const COLUMNS = { main: [9, 10, 9, 10, 9, 10, 9, 10, 9], team: [10, 11, 10, 9, 10, 9, 10, 9, 10, 11, 10] };
const ROWS = 14;
const DOTS: Record<Shape, Record<number, string>> = {
  main: { 2: "b4 b7 h4 h7 d3 d8 f3 f8", 3: "c4 c6 g4 g6", 4: "d5 d6 f5 f6", 5: "e5" },
  team: { 2: "c3 c8 i3 i8 e3 e8 g3 g8 b6 j6", 3: "d4 d6 h4 h6", 4: "e5 e6 g5 g6", 5: "f5" },
  triangle: {
    2: "b4 c4 b12 c13 c11 d12 i11 i12 h11",
    3: "c6 d6 d11 g9 g12",
    4: "d7 c9 f12",
    5: "c8 f8",
  },
};
const CENTRE = ["e9", "e10", "f10"];
export const TRI_CORNERS: Record<Corner, string> = { I: "a1", II: "a14", III: "n14" };
/** Corners of both parties, where they are not chosen. */
const CORNERS: Partial<Record<Mode, readonly [string[], string[]]>> = {
  race: [
    ["a9", "i1"],
    ["a1", "i9"],
  ],
  battle: [
    ["a1", "a9"],
    ["i1", "i9"],
  ],
  team: [
    ["a10", "k1"],
    ["a1", "k10"],
  ],
};

const letter = (i: number) => String.fromCharCode(97 + i);

function columns(lengths: readonly number[]): Cell[] {
  return lengths.flatMap((length, column) => {
    const q = column - (lengths.length - 1) / 2;
    return Array.from({ length }, (_, i) => {
      const height = 2 * (i + 1) - 1 - length;
      const id = `${letter(column)}${i + 1}`;
      return { id, row: column, q, r: (height - q) / 2, x: 1.5 * R * q, y: (SQRT3 / 2) * R * height };
    });
  });
}

function triangle(): Cell[] {
  return Array.from({ length: ROWS }, (_, above) =>
    Array.from({ length: above + 1 }, (_, k) => {
      const id = `${letter(k)}${above + 1}`;
      return { id, row: above, q: k, r: above - k, x: SQRT3 * R * (k - above / 2), y: 1.5 * R * above };
    }),
  ).flat();
}

const grounds = new Map<Mode, Ground>();

/** Everything of a board that no game changes, made once. */
export function ground(mode: Mode): Ground {
  const known = grounds.get(mode);
  if (known) return known;
  const shape = SHAPE[mode];
  const cells = shape === "triangle" ? triangle() : columns(COLUMNS[shape]);
  const facing: Facing = shape === "triangle" ? "point" : "flat";
  const dots = Object.entries(DOTS[shape]).flatMap(([count, ids]) =>
    ids.split(" ").map((id): [string, number] => [id, Number(count)]),
  );
  const made: Ground = {
    facing,
    cells,
    at: new Map(cells.map((cell) => [cell.id, cell])),
    named: new Map(cells.map(({ id, q, r }) => [`${q} ${r}`, id])),
    box: frame(cells, 2.35 * R, (shape === "triangle" ? 2 : 1.9) * R),
    dots: new Map(dots),
    rim: cells.map((cell) => hexPath(cell, 1.22 * R, facing)).join(""),
  };
  grounds.set(mode, made);
  return made;
}

/** The cell across a side; undefined where the board ends. */
export function across({ at, named }: Ground, id: string, side: number): string | undefined {
  const here = at.get(id);
  const [q, r] = STEPS[side] ?? [0, 0];
  return here && named.get(`${here.q + q} ${here.r + r}`);
}

/** The side across which two neighbours meet, as seen from the first; -1 if they do not touch. */
export function sideTo({ at }: Ground, from: string, to: string): number {
  const [a, b] = [at.get(from), at.get(to)];
  return STEPS.findIndex(([q, r]) => a && b && b.q === a.q + q && b.r === a.r + r);
}

/** From the middle of a cell to the middle of a side, in multiples of `reach` times the radius. */
export function sidePoint(facing: Facing, side: number, reach = 1): Point {
  const angle = ((60 * side - (facing === "flat" ? 90 : 60)) * Math.PI) / 180;
  return { x: Math.cos(angle) * R * (SQRT3 / 2) * reach, y: Math.sin(angle) * R * (SQRT3 / 2) * reach };
}

/** Three sides of each of these cells as one path: from corner `first` on, clockwise. */
export function edges({ facing }: Ground, cells: readonly Point[], first: number): string {
  return cells
    .map((cell) => {
      const corners = hexagon(cell, 0.945 * R, facing);
      return pathData(
        [0, 1, 2, 3].map((i) => corners[(first + i) % 6] as Point),
        false,
      );
    })
    .join("");
}

// --- whose corner, whose goal -------------------------------------------------------------------------------

type Seats = readonly Pick<Player, "party" | "corner">[];

/** The corners where a party begins. */
export function ownCorners(mode: Mode, players: Seats, party: number): readonly string[] {
  const fixed = CORNERS[mode];
  if (fixed) return fixed[party] ?? [];
  return players.flatMap(({ party: of, corner }) => (of === party && corner ? [TRI_CORNERS[corner]] : []));
}

/** Where a party wants to go. */
export function goals(mode: Mode, party: number): readonly string[] {
  return CORNERS[mode]?.[1 - party] ?? CENTRE;
}

/** All corners that count as such: the cell, whose it is (null: nobody's yet), and its name on the triangle. */
export function corners(
  mode: Mode,
  players: Seats,
): { cell: string; party: number | null; name: Corner | null }[] {
  const fixed = CORNERS[mode];
  if (fixed) return fixed.flatMap((cells, party) => cells.map((cell) => ({ cell, party, name: null })));
  const names: Corner[] = mode === "tri2" ? ["I", "III"] : ["I", "II", "III"];
  return names.map((name) => {
    const owner = players.find(({ corner }) => corner === name);
    return { cell: TRI_CORNERS[name], party: owner?.party ?? null, name };
  });
}

/** Whose columns a cell of Battle lies in; null in the middle, and on corners, which are open to both (HF-38). */
export function territory(cell: string): number | null {
  if (CORNERS.battle?.flat().includes(cell)) return null;
  const column = cell.charCodeAt(0) - 97;
  return column < 3 ? 0 : column > 5 ? 1 : null;
}

/** Whose tiles are closed to a party where they lie (HF-37). */
export const isClosed = (mode: Mode, cell: string, owner: number, party: number): boolean =>
  mode === "battle" && owner !== party && territory(cell) === owner;

/** The engraved line between two zones of Battle: along the right rim of a column. */
export function zoneLine({ cells, facing }: Ground, column: number): string {
  return cells
    .filter(({ row }) => row === column)
    .map((cell) => {
      const corners = hexagon(cell, R, facing);
      return pathData([corners[5], corners[0], corners[1]] as Point[], false);
    })
    .join("");
}

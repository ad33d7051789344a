/** Which engraved lines run into one another: what is lit on the board. What counts is the server's to say. */
import { across, type Ground, goals, isClosed, ownCorners, SIDES, sideTo } from "./board";
import { linesOf, sidesOf } from "./tiles";
import type { Tile, View } from "./types";

/** By cell the numbers of the lines that are lit. */
export type Lit = ReadonlyMap<string, ReadonlySet<number>>;
export interface End {
  cell: string;
  side: number;
}

type Board = Record<string, Tile>;
const facing = (side: number) => (side + 3) % 6;

/** All lines that a party reaches from its corners. */
export function network(land: Ground, view: Pick<View, "mode" | "board" | "players">, party: number): Lit {
  const { mode, board, players } = view;
  const own = ownCorners(mode, players, party);
  const open = (cell: string): Tile | undefined => {
    const tile = board[cell];
    const owner = players[tile?.owner ?? -1]?.party ?? -1;
    return tile && !isClosed(mode, cell, owner, party) ? tile : undefined;
  };
  const lit = new Map<string, Set<number>>();
  const waiting: [string, number][] = [];
  const light = (cell: string, line: number) => {
    const here = lit.get(cell) ?? new Set();
    if (here.has(line)) return;
    lit.set(cell, here.add(line));
    waiting.push([cell, line]);
  };
  for (const cell of own) {
    const tile = open(cell);
    if (tile) for (const line of linesOf(tile).keys()) light(cell, line);
  }
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [cell, line] = next;
    const tile = open(cell);
    for (const side of tile ? sidesOf(linesOf(tile)[line] ?? 0) : []) {
      const beyond = across(land, cell, side);
      const neighbour = beyond && open(beyond);
      if (!neighbour) continue;
      const met = linesOf(neighbour).findIndex((other) => (other >> facing(side)) & 1);
      if (met >= 0) light(beyond, met);
    }
  }
  return lit;
}

/** Where lit lines lead into empty cells. */
export function openEnds(land: Ground, board: Board, lit: Lit): End[] {
  return [...lit].flatMap(([cell, lines]) => {
    const all = board[cell] ? linesOf(board[cell]) : [];
    const sides = SIDES.filter((side) => [...lines].some((line) => ((all[line] ?? 0) >> side) & 1));
    return sides.flatMap((side) => {
      const beyond = across(land, cell, side);
      return beyond && !board[beyond] ? [{ cell, side }] : [];
    });
  });
}

/** The lines along which a route runs from cell to cell; of one that is a single cell, all. */
export function along(land: Ground, board: Board, cells: readonly string[]): Lit {
  const lit = new Map<string, Set<number>>();
  cells.forEach((cell, i) => {
    const ways = [cells[i - 1], cells[i + 1]]
      .filter((other) => other !== undefined)
      .map((other) => sideTo(land, cell, other));
    const lines = board[cell] ? linesOf(board[cell]) : [];
    const here = lit.get(cell) ?? new Set();
    for (const [number, line] of lines.entries())
      if (ways.every((side) => (line >> side) & 1)) here.add(number);
    lit.set(cell, here);
  });
  return lit;
}

/** Several of them as one. */
export function together(all: readonly Lit[]): Lit {
  const lit = new Map<string, Set<number>>();
  for (const one of all)
    for (const [cell, lines] of one) lit.set(cell, new Set([...(lit.get(cell) ?? []), ...lines]));
  return lit;
}

/** What decided a finished game: the winners' routes, or the chains that were counted. Null while it goes on. */
export function decided(land: Ground, { result, board }: Pick<View, "result" | "board">): Lit | null {
  if (!result) return null;
  const routes = Object.values(result.paths);
  const counted = result.winners.length ? result.winners : result.tied;
  const chains = counted.flatMap((party) => (result.chains[party] ? [result.chains[party]] : []));
  const all = routes.length ? routes : chains;
  return all.length ? together(all.map((cells) => along(land, board, cells))) : null;
}

/** Goals of a party that still wait for a tile. */
export const openGoals = ({ mode, board }: Pick<View, "mode" | "board">, party: number): string[] =>
  goals(mode, party).filter((cell) => !board[cell]);

/** The newest tile, as its number tells. */
export function newest(board: Board): string | null {
  let last: string | null = null;
  for (const cell of Object.keys(board))
    if (last === null || (board[cell]?.ply ?? -1) > (board[last]?.ply ?? -1)) last = cell;
  return last;
}

/** How many cells a party has still to fill, if every empty one took a Star-6: for the plot of a finished game. */
import { across, corners, type Ground, goals, isClosed, ownCorners, SIDES } from "./board";
import { linesOf } from "./tiles";
import type { Tile, View } from "./types";

type Place = Pick<View, "mode" | "board" | "players">;

/** Somewhere on the way: a line of a tile, or a whole cell that is filled or displaced. */
interface Stop {
  cell: string;
  /** The sides by which it is left. */
  sides: number;
  displaced: number;
}
const ALL = 0b111111;

/** Null when no way is left. In Battle a route may displace so many of the rival's tiles (HF-33). */
export function missing(land: Ground, place: Place, party: number, displacements = 0): number | null {
  const { mode, board, players } = place;
  const own = new Set(ownCorners(mode, players, party));
  const wanted = new Set(goals(mode, party));
  const firm = new Set(corners(mode, players).map(({ cell }) => cell));
  const partyOf = ({ owner }: Tile) => players[owner]?.party ?? -1;

  /** How a cell may be entered by a side, null for the corner where a route begins, and what each way costs. */
  function entries(cell: string, by: number | null, displaced: number): [Stop, number][] {
    const tile = board[cell];
    if (!tile) return [[{ cell, sides: ALL, displaced }, 1]];
    const found: [Stop, number][] = [];
    if (!isClosed(mode, cell, partyOf(tile), party))
      for (const sides of linesOf(tile))
        if (by === null || (sides >> by) & 1) found.push([{ cell, sides, displaced }, 0]);
    if (mode === "battle" && partyOf(tile) !== party && !firm.has(cell) && displaced < displacements)
      found.push([{ cell, sides: ALL, displaced: displaced + 1 }, 1]);
    return found;
  }

  // By how much has been filled, least first.
  const waiting: Stop[][] = [];
  const wait = ([stop, cost]: [Stop, number], filled: number) => {
    waiting[filled + cost] ??= [];
    waiting[filled + cost]?.push(stop);
  };
  for (const cell of own) for (const entry of entries(cell, null, 0)) wait(entry, 0);
  const seen = new Set<string>();
  for (let filled = 0; filled < waiting.length; filled++) {
    const here = waiting[filled] ?? [];
    for (const stop of here) {
      const { cell, sides, displaced } = stop;
      const key = `${cell} ${sides} ${displaced}`;
      if (seen.has(key)) continue;
      seen.add(key);
      if (wanted.has(cell)) return filled;
      for (const side of SIDES) {
        const beyond = (sides >> side) & 1 ? across(land, cell, side) : undefined;
        if (!beyond || own.has(beyond)) continue;
        for (const entry of entries(beyond, (side + 3) % 6, displaced)) wait(entry, filled);
      }
    }
  }
  return null;
}

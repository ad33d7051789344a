/** Positions for tests, as the server would tell them. */
import type { Envelope, GameEvent } from "../../types/wire";
import type { Choice, Event, Legal, Player, Preview, Result, Tile, View } from "./types";

/** "straight a9 0 0": a tile of a seat on a cell, turned; plies in order. */
export function board(...tiles: string[]): Record<string, Tile> {
  return Object.fromEntries(
    tiles.map((text, ply) => {
      const [tile = "", cell = "", rotation = "0", owner = "0", declare = null] = text.split(" ");
      return [cell, { tile, owner: Number(owner), rotation: Number(rotation), declare, ply } as Tile];
    }),
  );
}

export const player = (change: Partial<Player> = {}): Player => ({
  party: 0,
  corner: null,
  hand_count: 3,
  bag_count: 12,
  unseen: { straight: 2, block: 1 },
  tokens: 0,
  captures: [],
  placed_first: true,
  out: null,
  pooled: false,
  power: false,
  late: 0,
  offences: 0,
  ...change,
});

export function sampleView(change: Partial<View> = {}): View {
  return {
    mode: "race",
    phase: "play",
    board: board("straight a9 0 0", "straight i9 0 1"),
    to_move: 0,
    ply: 2,
    you: 0,
    hand: ["straight", "angle", "block"],
    bag: {},
    hands: {},
    players: [player(), player({ party: 1 })],
    pool: [],
    coin: 0,
    ranking: [],
    order: [0, 1],
    result: null,
    ...change,
  };
}

export function sample(change: Partial<View> = {}, viewer: number | null = 0): Envelope<View> {
  const view = sampleView({ you: viewer, ...change });
  return {
    viewer,
    game: "hexflow",
    rulesVersion: 1,
    version: 9,
    options: { mode: view.mode, dots: true, strangle: null, guards: true, open_hand: false },
    seats: ["Ann", "Bob", "Cleo", "Dan"].slice(0, view.players.length).map((name, i) => ({
      name,
      colour: "",
      kind: i === 1 ? ("bot" as const) : ("human" as const),
    })),
    clock: null,
    commit: null,
    view,
  };
}

export const choice = (change: Partial<Choice> = {}): Choice => ({
  tile: "straight",
  declare: null,
  displace: false,
  cells: { a8: [0] },
  why: { not_connected: ["b9"] },
  ...change,
});

export const legal = (change: Partial<Legal> = {}): Legal => ({
  turn: 0,
  types: ["place", "resign"],
  corners: [],
  why: { occupied: ["a9", "i9"], not_adjacent: ["e5"] },
  tiles: [
    choice(),
    choice({ tile: "angle", cells: { a8: [2, 3], i8: [3] }, why: {} }),
    choice({ tile: "block", cells: { a8: [0] }, why: {} }),
  ],
  pool: false,
  ...change,
});

export const outcome = (change: Partial<Preview> = {}): Preview => ({
  rotation: 0,
  joins: [3],
  open_ends: 2,
  closed_to: [],
  captured: null,
  hints: [
    { fill_before: 8, fill_after: 7 },
    { fill_before: 8, fill_after: null },
  ],
  cut_off: [],
  reason: null,
  winners: [],
  scores: [],
  paths: {},
  offence: null,
  ...change,
});

export const result = (change: Partial<Result> = {}): Result => ({
  winners: [0],
  tied: [],
  reason: "path",
  scores: [10, 0],
  paths: {},
  measures: {},
  chains: {},
  ...change,
});

export const events = (...all: Event[]): GameEvent[] => all as unknown as GameEvent[];

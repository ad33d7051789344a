/** Sample positions of Battle Hex, as the server would tell them. */

import { cellId } from "../src/games/battlehex/board";
import type { Event, Side, View } from "../src/games/battlehex/types";
import type { Step } from "../src/games/face";
import type { Envelope, GameEvent, Legal } from "../src/types/wire";

export interface Scene {
  envelope: Envelope<View>;
  legal: Legal;
  viewer: number | null;
  step: Step | null;
  log: GameEvent[][];
  /** Cells to click before the picture is taken. */
  click?: string[];
}

type Pair = [number, number];
const RED: Pair[] = [
  [7, 7],
  [5, 9],
  [9, 5],
  [6, 4],
  [10, 3],
  [4, 11],
  [8, 2],
  [7, 9],
];
const BLACK: Pair[] = [
  [8, 7],
  [6, 8],
  [4, 8],
  [5, 6],
  [9, 7],
  [11, 6],
  [3, 10],
  [8, 9],
];

const placed = (turn: number, side: Side, [r, b]: Pair, free = false): Event => ({
  e: "placed",
  turn,
  side,
  cell: cellId(r, b),
  free,
});

function turns(red: Pair[], black: Pair[]): Event[][] {
  return red.map((r, i) => {
    const turn = i + 1;
    const b = black[i] as Pair;
    const show = (at: Pair) => ({ cell: cellId(...at), left: "R" as const });
    return [
      { e: "reveal", turn, red: show(r), black: show(b) },
      placed(turn, "red", r),
      placed(turn, "black", b),
    ];
  });
}

interface Wish {
  size?: number;
  red?: Pair[];
  black?: Pair[];
  view?: Partial<View>;
  options?: Record<string, unknown>;
  viewer?: number | null;
  events?: Event[];
  click?: string[];
  types?: string[];
}

function scene({
  size = 13,
  red = RED,
  black = BLACK,
  view = {},
  options = {},
  viewer = 0,
  events,
  click,
  types,
}: Wish): Scene {
  const told = turns(red.slice(0, black.length), black);
  const cells: Record<string, Side> = {};
  for (const [r, b] of red) cells[cellId(r, b)] = "red";
  for (const [r, b] of black) cells[cellId(r, b)] = "black";
  for (const event of events ?? []) if (event.e === "placed") cells[event.cell] = event.side;
  const turn = told.length + 1;
  const full: View = {
    mode: "battle",
    size,
    colours: ["red", "black"],
    turn,
    phase: "choose",
    toMove: null,
    cells,
    sealed: { red: false, black: false },
    mine: null,
    free: null,
    streaks: { red: 0, black: 0 },
    history: [...told.flat(), ...(events ?? []).filter((event) => event.e !== "over")],
    winner: null,
    how: null,
    chain: null,
    ...view,
  };
  const all: string[] = [];
  for (let r = 1; r <= size; r++) for (let b = 1; b <= size; b++) all.push(cellId(r, b));
  const log = [...told, ...(events ? [events] : [])] as unknown as GameEvent[][];
  return {
    envelope: {
      viewer,
      game: "battlehex",
      rulesVersion: 1,
      version: log.length,
      options: { mode: full.mode, size, forfeitLimit: 3, firstColour: "red", swap: true, ...options },
      seats: [
        { name: "Ilse", colour: "red", kind: "human" },
        { name: "General", colour: "black", kind: "bot", bot: "general" },
      ],
      clock: null,
      commit: null,
      view: full,
    },
    legal: { turn, types: types ?? ["seal", "resign"], cells: all.filter((id) => !cells[id]) },
    viewer,
    step: events ? { version: log.length, events: events as unknown as GameEvent[] } : null,
    log,
    ...(click ? { click } : {}),
  };
}

const contest = (winner: Side, next: Event): Event[] => [
  {
    e: "reveal",
    turn: 9,
    red: { cell: "R6B7", left: "R" },
    black: { cell: "R6B7", left: winner === "red" ? "R" : "B" },
  },
  { e: "contest", turn: 9, cell: "R6B7", result: winner === "red" ? "same" : "opposite", winner },
  placed(9, winner, [6, 7]),
  next,
];

const WON = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((b): Pair => [7, b]);
const CHAIN: Pair[] = [[8, 1], [8, 2], [7, 3], ...WON];
const LOSS: Pair[] = [
  [5, 3],
  [6, 3],
  [9, 4],
  [6, 6],
  [8, 8],
  [6, 9],
  [8, 10],
  [9, 11],
  [10, 9],
  [5, 5],
  [4, 7],
  [11, 3],
  [3, 9],
];

export const scenes: Record<string, () => Scene> = {
  empty: () => scene({ red: [], black: [] }),
  choosing: () => scene({ view: { sealed: { red: false, black: true } }, click: ["R6B7"] }),
  taken: () => scene({ view: { streaks: { red: 1, black: 0 } }, click: ["R7B7"] }),
  sealed: () =>
    scene({
      view: { sealed: { red: true, black: false }, mine: { red: 6, black: 7, left: "random" } },
      types: ["seal", "unseal", "resign"],
    }),
  contest: () =>
    scene({
      view: { phase: "free", free: "red" },
      events: contest("black", { e: "free", turn: 9, side: "red" }),
    }),
  same: () =>
    scene({
      view: { phase: "free", free: "black" },
      events: contest("red", { e: "free", turn: 9, side: "black" }),
    }),
  apart: () =>
    scene({
      view: { turn: 10 },
      events: [
        { e: "reveal", turn: 9, red: { cell: "R6B7", left: "B" }, black: { cell: "R9B4", left: "B" } },
        placed(9, "red", [6, 7]),
        placed(9, "black", [9, 4]),
        { e: "turn", turn: 10 },
      ],
    }),
  lost: () =>
    scene({
      view: { turn: 10, streaks: { red: 1, black: 0 } },
      events: [
        { e: "reveal", turn: 9, red: { cell: "R8B7", left: "R" }, black: null },
        { e: "forfeit", turn: 9, side: "red", streak: 1 },
        { e: "forfeit", turn: 9, side: "black", streak: 2 },
        { e: "turn", turn: 10 },
      ],
    }),
  free: () => scene({ view: { phase: "free", free: "red" }, types: ["free", "resign"], click: ["R5B7"] }),
  freeother: () => scene({ view: { phase: "free", free: "black" }, types: ["resign"] }),
  won: () =>
    scene({
      red: CHAIN,
      black: LOSS,
      view: { phase: "over", winner: "red", how: "chain", chain: CHAIN.map(([r, b]) => cellId(r, b)) },
      types: [],
      events: [{ e: "over", winner: "red", how: "chain", chain: CHAIN.map(([r, b]) => cellId(r, b)) }],
    }),
  forfeits: () => scene({ view: { phase: "over", winner: "black", how: "forfeits" }, types: [] }),
  classic: () =>
    scene({
      view: { mode: "classic", phase: "play", toMove: "red" },
      types: ["play", "resign"],
      click: ["R6B7"],
    }),
  swap: () =>
    scene({
      red: [[3, 4]],
      black: [],
      viewer: 1,
      view: { mode: "classic", phase: "play", toMove: "black", turn: 2 },
      types: ["play", "swap", "resign"],
    }),
  waiting: () => scene({ view: { mode: "classic", phase: "play", toMove: "black" }, types: ["resign"] }),
  watcher: () => scene({ viewer: null, view: { sealed: { red: false, black: true } }, types: [] }),
  size3: () => scene({ size: 3, red: [[2, 2]], black: [[3, 1]], click: ["R2B3"] }),
  size5: () =>
    scene({
      size: 5,
      red: [
        [3, 3],
        [2, 4],
      ],
      black: [
        [3, 2],
        [4, 4],
      ],
      click: ["R4B3"],
    }),
  size7: () =>
    scene({
      size: 7,
      red: [
        [4, 4],
        [3, 5],
      ],
      black: [
        [4, 3],
        [5, 5],
      ],
      click: ["R3B6"],
    }),
};

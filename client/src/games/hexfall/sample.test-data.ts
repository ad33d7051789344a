/** Positions for tests, as the server would tell them: a small sea with one island, corners and edges by name. */
import type { Envelope, GameEvent } from "../../types/wire";
import { sea } from "./board";
import type { Event, Legal, Moving, SeatView, Ship, Structure, Terrain, Tile, View } from "./types";

const SIZE = { cols: 7, rows: 7 };
export const chart = sea(SIZE);
const named = new Map([...chart.tiles, ...chart.corners, ...chart.edges].map(({ name, id }) => [name, id]));
/** The number of a place by its name. */
export const id = (name: string): number => named.get(name) ?? -1;
/** Its key, as places on the chart have it. */
export const tileKey = (name: string): string => `t${id(name)}`;
export const cornerKey = (name: string): string => `c${id(name)}`;
export const edgeKey = (name: string): string => `e${id(name)}`;

const LAND: Record<string, [Terrain, number | null]> = {
  C4: ["forest", 9],
  D4: ["hills", 8],
  C5: ["forest", 8],
  D5: ["field", 11],
  E5: ["desert", null],
};

function tile({ id, name }: { id: number; name: string }): Tile {
  const [terrain, number] = LAND[name] ?? [null, null];
  const ground = name === "B7" ? ("whale" as const) : name === "F5" ? ("fish" as const) : null;
  return {
    id,
    land: terrain !== null,
    terrain,
    ground,
    number: ground ? 6 : number,
    island: terrain ? 0 : null,
    canal: false,
  };
}

export const town = (name: string, change: Partial<Structure> = {}): Structure => ({
  corner: id(name),
  seat: 0,
  kind: "settlement",
  level: 1,
  walls: 0,
  capital: false,
  linked: true,
  ...change,
});
export const stack = (name: string, size: number, seat = 0) => ({
  corner: id(name),
  seat,
  size,
  marched: 0,
  attacked: false,
});
export const ship = (number: number, name: string, change: Partial<Ship> = {}): Ship => ({
  id: number,
  seat: 0,
  tile: id(name),
  steps: 0,
  fresh: false,
  cargo: null,
  ...change,
});

export const seat = (number: number, change: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  alive: true,
  leaving: false,
  fell: 0,
  points: 4,
  stock: 5,
  gold: 0,
  cards: 1,
  libraries: 0,
  ready: 0,
  spent: 0,
  handAttacked: false,
  dry: 0,
  islands: [0],
  bountiful: {},
  market: false,
  free: { road: 0, wall: 0, harbor: 0, ship: 0 },
  resources: number === 0 ? { timber: 2, brick: 1, grain: 2 } : null,
  hand: number === 0 ? ["market"] : null,
  ...change,
});

export function sampleView(change: Partial<View> = {}): View {
  return {
    phase: "main",
    round: 3,
    turn: 5,
    order: [0, 1, 2],
    current: 0,
    toAct: [0],
    viewer: 0,
    board: { ...SIZE, tiles: chart.tiles.map(tile), ports: [{ edge: id("C5sw"), kind: "any" }] },
    structures: [town("C5n", { level: 2, capital: true }), town("D5s", { seat: 1, walls: 1 })],
    roads: [{ edge: id("C5e"), seat: 0 }],
    stacks: [stack("C5n", 3)],
    ships: [ship(4, "A4")],
    bands: [{ id: 0, tile: id("E5"), size: 2, hoard: { ore: 2 } }],
    pirate: { tile: id("G1"), size: 2, hold: {} },
    dice: { throw: 5, last: [3, 5], counts: { "8": 3 } },
    paid: {},
    surge: false,
    owed: {},
    draft: null,
    offer: null,
    offers: 0,
    offersMade: 0,
    nextShip: 5,
    nextBand: 1,
    result: null,
    seats: [0, 1, 2].map((number) => seat(number)),
    spy: [],
    ...change,
  };
}

export function sample(change: Partial<View> = {}, viewer: number | null = 0): Envelope<View> {
  return {
    viewer,
    game: "hexfall",
    rulesVersion: 1,
    version: 9,
    options: { size: "tiny", mapSeed: "x", targetPoints: 20, famineLimit: 7, maxOffers: 8, maxRounds: 0 },
    seats: ["Ann", "Bob", "Cleo"].map((name, i) => ({
      name,
      colour: "",
      kind: i === 1 ? ("bot" as const) : ("human" as const),
    })),
    clock: null,
    commit: null,
    view: sampleView({ viewer, ...change }),
  };
}

export const moving = (change: Partial<Moving> = {}): Moving => ({
  size: 3,
  split: true,
  march: [],
  attack: [],
  hunt: [],
  tear: [],
  embark: [],
  why: {},
  ...change,
});

export const legal = (change: Partial<Legal> = {}): Legal => ({
  turn: 5,
  types: ["end_turn", "build", "offer", "bank", "resign"],
  corners: [],
  edges: [],
  owes: 0,
  offer: { timber: 2 },
  accept: false,
  close: [],
  bank: {},
  build: {
    road: { sites: [id("C5se"), id("D5sw")], why: null },
    town: { sites: [], why: "cannot_pay" },
    harbor: { sites: [], why: "illegal_site" },
  },
  mostArmies: 0,
  cards: { market: { choices: [], resources: [], tiles: [], why: null } },
  hand: null,
  stacks: { [id("C5n")]: moving({ march: [id("C4s")], attack: [id("D5s")], why: { [id("D4s")]: "peace" } }) },
  ships: { 4: { sail: [id("A5")], disembark: [], why: {} } },
  why: {},
  ...change,
});

export const none = (types: string[], change: Partial<Legal> = {}): Legal =>
  legal({ types, build: {}, cards: {}, stacks: {}, ships: {}, ...change });

export const events = (...all: Event[]): GameEvent[] => all as unknown as GameEvent[];

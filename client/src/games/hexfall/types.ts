/** Hexfall as the server tells it: the view, what may be done, the events, the game in numbers. */
import type { Legal as AnyLegal, Envelope, GameEvent } from "../../types/wire";

export type Resource = "timber" | "brick" | "wool" | "grain" | "ore";
export type Coin = Resource | "gold";
export type Cards = Partial<Record<Resource, number>>;
export type Paid = Partial<Record<Coin, number>>;
export type Terrain = "forest" | "hills" | "pasture" | "field" | "mountain" | "desert";
export type Phase = "draft" | "roll" | "discard" | "main" | "offer" | "over";
export type Way = "points" | "last" | "limit";
export type Piece = "road" | "town" | "upgrade" | "wall" | "harbor" | "ship";
export type Card =
  | "muster"
  | "colony"
  | "market"
  | "palace"
  | "roads"
  | "ship"
  | "canal"
  | "fortification"
  | "harbor"
  | "bastion"
  | "migration"
  | "monopoly"
  | "relief"
  | "columbus"
  | "spy"
  | "bountiful"
  | "expedition"
  | "library";

export const RESOURCES: readonly Resource[] = ["timber", "brick", "wool", "grain", "ore"];

// --- the view -------------------------------------------------------------------------------------------------

export interface Tile {
  id: number;
  land: boolean;
  terrain: Terrain | null;
  ground: "fish" | "whale" | null;
  number: number | null;
  island: number | null;
  canal: boolean;
}
export interface Port {
  edge: number;
  kind: Resource | "any";
}
export interface Board {
  cols: number;
  rows: number;
  tiles: Tile[];
  ports: Port[];
}
/** A settlement, or a built harbor of level 0. */
export interface Structure {
  corner: number;
  seat: number;
  kind: "settlement" | "harbor";
  level: number;
  walls: number;
  capital: boolean;
  linked: boolean;
}
export interface Road {
  edge: number;
  seat: number;
}
export interface Troops {
  size: number;
  marched: number;
  attacked: boolean;
}
export interface Stack extends Troops {
  corner: number;
  seat: number;
}
export interface Ship {
  id: number;
  seat: number;
  tile: number;
  steps: number;
  fresh: boolean;
  cargo: Troops | null;
}
export interface Band {
  id: number;
  tile: number;
  size: number;
  hoard: Cards;
}
export interface Pirate {
  tile: number;
  size: number;
  hold: Cards;
}
/** The offer that is open; replies by rival, null: none yet. */
export interface Offer {
  n: number;
  seat: number;
  give: Cards;
  want: Cards;
  replies: Record<string, boolean | null>;
}
export interface Result {
  winner: number[];
  way: Way;
  ranking: number[][];
}
/** A seat as the viewer may know it: `resources` and `hand` are null where they are somebody else's. */
export interface SeatView {
  seat: number;
  alive: boolean;
  leaving: boolean;
  /** As the how-manieth it was out; 0 while it is in. */
  fell: number;
  points: number;
  stock: number;
  gold: number;
  cards: number;
  libraries: number;
  ready: number;
  spent: number;
  handAttacked: boolean;
  dry: number;
  islands: number[];
  bountiful: Cards;
  market: boolean;
  free: { road: number; wall: number; harbor: number; ship: number };
  resources: Cards | null;
  hand: Card[] | null;
}
/** What a spy saw in that turn; nothing of it is kept up. */
export interface Report {
  seat: number;
  turn: number;
  resources: Cards;
  gold: number;
  hand: Card[];
  ready: number;
}

export interface View {
  phase: Phase;
  round: number;
  turn: number;
  order: number[];
  current: number | null;
  toAct: number[];
  viewer: number | null;
  board: Board;
  structures: Structure[];
  roads: Road[];
  stacks: Stack[];
  ships: Ship[];
  bands: Band[];
  pirate: Pirate | null;
  dice: { throw: number; last: number[] | null; counts: Record<string, number> };
  paid: Record<string, Cards>;
  surge: boolean;
  owed: Record<string, number>;
  draft: { step: number; kind: "city" | "town"; corner: number | null; edge: number | null } | null;
  offer: Offer | null;
  offers: number;
  offersMade: number;
  nextShip: number;
  nextBand: number;
  result: Result | null;
  seats: SeatView[];
  spy: Report[];
}

// --- what may be done -------------------------------------------------------------------------------------------

/** Something to build: its sites, or why there are none. */
export interface Item {
  sites: number[];
  why: string | null;
}
/** A card held: what it names first, and the tiles where it may move that to; or why it cannot be played. */
export interface Playing {
  choices: number[];
  resources: Resource[];
  tiles: number[];
  why: string | null;
}
/** What a stack may do, by target; fewer than `size` may march off or board if `split`. */
export interface Moving {
  size: number;
  split: boolean;
  march: number[];
  attack: number[];
  hunt: number[];
  tear: number[];
  embark: number[];
  /** By action, or by the corner that cannot be attacked. */
  why: Record<string, string>;
}
export interface Sailing {
  sail: number[];
  disembark: number[];
  why: Record<string, string>;
}

export interface Legal extends Omit<AnyLegal, "cells"> {
  corners: number[];
  edges: number[];
  owes: number;
  offer: Cards;
  accept: boolean;
  close: number[];
  bank: Partial<Record<Resource, number>>;
  build: Partial<Record<Piece, Item>>;
  mostArmies: number;
  cards: Partial<Record<Card, Playing>>;
  hand: { deploy: number[]; attack: number[]; why: string | null } | null;
  stacks: Record<string, Moving>;
  ships: Record<string, Sailing>;
  why: Record<string, string>;
}

export type Action = { type: string } & Record<string, unknown>;

// --- events -----------------------------------------------------------------------------------------------------

export interface Battle {
  attackers: number;
  defenders: number;
  losses: number;
  win: boolean;
}

export type Event =
  | { type: "order"; order: number[] }
  | { type: "draft"; seat: number; what: "city" | "town" | "road"; corner?: number; edge?: number }
  | { type: "stores"; seat: number; cards: Cards }
  | { type: "leaving"; seat: number }
  | { type: "round"; round: number }
  | { type: "turn"; seat: number; turn: number }
  | { type: "band_move"; band: number; from: number; to: number }
  | { type: "band_grow"; band: number; size: number }
  | { type: "band_spawn"; band: number; tile: number; size: number }
  | { type: "band_seize"; band: number; tile: number; cards: Cards }
  | ({
      type: "hunt";
      seat: number;
      from: number;
      band: number;
      attackersLeft: number;
      defendersLeft: number;
      cards: Cards;
    } & Battle)
  | { type: "pirate_move"; from: number; to: number; sunk: number; victim?: number }
  | { type: "pirate_grow"; size: number }
  | { type: "pirate_new"; tile: number; size: number }
  | { type: "pirate_seize"; tile: number; cards: Cards }
  | { type: "pirate_rob"; victim: number; cards: Cards }
  | { type: "roll"; dice: number[] }
  | { type: "harvest"; paid: Record<string, Cards> }
  | { type: "relief"; seat: number }
  | { type: "famine"; seats: number[] }
  | { type: "discard"; seat: number; count: number; cards?: Cards }
  | { type: "draw"; seat: number; reason: "start" | "dry" | "bought"; paid?: Paid; card?: Card }
  | { type: "offer"; seat: number; n: number; give: Cards; want: Cards }
  | { type: "reply"; seat: number; accept: boolean }
  | { type: "trade"; seat: number; with: number; give: Cards; want: Cards }
  | { type: "withdraw"; seat: number }
  | { type: "bank"; seat: number; give: Resource; count: number; get: Resource }
  | {
      type: "build";
      seat: number;
      what: Exclude<Piece, "ship">;
      paid: Paid;
      corner?: number;
      edge?: number;
      level?: number;
    }
  | { type: "launch"; seat: number; ship: number; tile: number; paid: Paid }
  | { type: "raise"; seat: number; count: number; paid: Paid }
  | { type: "deploy"; seat: number; corner: number; count: number; auto: boolean }
  | { type: "march"; seat: number; from: number; to: number; count: number }
  | { type: "tear"; seat: number; from: number; edge: number; rival: number }
  | { type: "embark"; seat: number; from: number; ship: number; count: number }
  | { type: "disembark"; seat: number; ship: number; to: number; count: number }
  | { type: "sail"; seat: number; ships: number[]; from: number; to: number }
  | ({
      type: "attack";
      seat: number;
      rival: number;
      from: number | "hand" | "ship";
      to: number;
      walled: boolean;
      attackersLeft: number;
      defendersLeft: number;
      blow: boolean;
      level: number;
      walls: number;
      ship?: number;
      card?: Resource;
    } & Battle)
  | ({
      type: "sea_battle";
      seat: number;
      rival: number | null;
      tile: number;
      sunk: number[];
      cards: Cards;
    } & Battle)
  | { type: "explorer"; seat: number; island: number }
  | { type: "capital"; seat: number; corner: number }
  | { type: "razed"; seat: number; corner: number }
  | { type: "eliminated"; seat: number }
  | { type: "resigned"; seat: number }
  | {
      type: "play";
      seat: number;
      card: Card;
      corner?: number;
      tile?: number;
      band?: number;
      fleet?: number;
      resource?: Resource;
      rival?: number;
      paid?: Paid;
      taken?: Record<string, Cards>;
      report?: Report;
    }
  | { type: "victory"; winner: number[]; way: Way };

export type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

export const viewOf = (envelope: Envelope): View => envelope.view as View;

export const asEvents = (events: readonly GameEvent[]): Event[] => events as unknown as Event[];

export function find<T extends Event["type"]>(events: readonly Event[], type: T): Of<T> | undefined {
  return events.find((event): event is Of<T> => event.type === type);
}

/** How many cards lie in a pile. */
export const total = (cards: Paid): number => Object.values(cards).reduce((sum, count) => sum + count, 0);

/** 5 for a 6 or an 8, down to 1: how many of 36 throws pay. */
export const pips = (number: number | null): number => (number ? 6 - Math.abs(7 - number) : 0);

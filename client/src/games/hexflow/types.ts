/** HEXFLOW as the server tells it: the view, what may be done, the events, the preview, the game in numbers. */
import type { Legal as AnyLegal, Envelope, GameEvent } from "../../types/wire";

export type Mode = "race" | "battle" | "tri3" | "tri2" | "team";
export type Phase = "choose_order" | "choose_corner" | "play" | "over";
export type Corner = "I" | "II" | "III";
export type OutReason = "no_move" | "resign" | "timeout" | "penalty";
export type Reason = OutReason | "path" | "strangle" | "resolution" | "draw";
export type Kind =
  | "straight"
  | "xcross"
  | "angle"
  | "arrow"
  | "block"
  | "yright"
  | "yleft"
  | "star6"
  | "tribranch"
  | "lcurve"
  | "spread"
  | "wildcard";

export interface Tile {
  tile: Kind;
  owner: number;
  rotation: number;
  declare: Kind | null;
  ply: number;
}

/** A seat as everybody sees it; `unseen` counts by kind what it has not played. */
export interface Player {
  party: number;
  corner: Corner | null;
  hand_count: number;
  bag_count: number;
  unseen: Partial<Record<Kind, number>>;
  tokens: number;
  captures: Kind[];
  placed_first: boolean;
  out: OutReason | null;
  pooled: boolean;
  power: boolean;
  late: number;
  offences: number;
}

/** Winners, tied and scores are of parties, and so are the keys of paths, measures and chains. */
export interface Result {
  winners: number[];
  tied: number[];
  reason: Reason;
  scores: number[];
  paths: Record<string, string[]>;
  measures: Record<string, number[]>;
  chains: Record<string, string[]>;
}

export interface View {
  mode: Mode;
  phase: Phase;
  board: Record<string, Tile>;
  to_move: number | null;
  ply: number;
  you: number | null;
  hand: Kind[] | null;
  bag: Partial<Record<Kind, number>> | null;
  /** All hands that may be seen, by seat. */
  hands: Record<string, Kind[]>;
  players: Player[];
  /** By team: how many tiles are left, and by kind those that nobody has played. */
  pool: { left: number; unplayed: Partial<Record<Kind, number>> }[];
  coin: number | null;
  ranking: number[];
  order: number[];
  result: Result | null;
}

/** A tile of the hand, as declared: the cells that take it with their rotations, the others by what hinders. */
export interface Choice {
  tile: Kind;
  declare: Kind | null;
  displace: boolean;
  cells: Record<string, number[]>;
  why: Record<string, string[]>;
}

export interface Legal extends Omit<AnyLegal, "cells"> {
  corners: Corner[];
  /** Refusals that hold whatever the tile. */
  why: Record<string, string[]>;
  tiles: Choice[];
  /** The tile after the placement may come from the team's pool. */
  pool: boolean;
}

export interface Place {
  type: "place";
  tile: Kind;
  cell: string;
  rotation: number;
  declare: Kind | null;
  displace: boolean;
  draw: "bag" | "pool";
}

/** What a placement does, as far as its player can know. */
export interface Preview {
  rotation: number;
  joins: number[];
  open_ends: number;
  /** Parties that cannot use the tile. */
  closed_to: number[];
  captured: Kind | null;
  /** By party, the fewest cells still to fill; null: no way is left. */
  hints: { fill_before: number | null; fill_after: number | null }[];
  cut_off: number[];
  reason: Reason | null;
  winners: number[];
  scores: number[];
  paths: Record<string, string[]>;
  /** The refusal that would be counted against the player. */
  offence: string | null;
}

export type Event =
  | { e: "coin"; winner: number }
  | { e: "dice"; rolls: Record<string, number>[]; ranking: number[] }
  | { e: "order"; sequence: number[] }
  | { e: "corner"; player: number; corner: Corner }
  | { e: "dealt"; player: number; count: number; tiles?: Kind[] }
  | { e: "displaced"; player: number; cell: string; tile: Kind; from_owner: number; tokens_left: number }
  | {
      e: "placed";
      player: number;
      tile: Kind;
      cell: string;
      rotation: number;
      declare: Kind | null;
      ply: number;
    }
  | { e: "drew"; player: number; source: "bag" | "pool"; bag_count: number; tile?: Kind }
  | { e: "turn"; player: number; ply: number }
  | { e: "path"; party: number; cells: string[]; score: number }
  | { e: "strangled"; by: number; cell: string; parties: number[] }
  | { e: "out"; player: number; reason: OutReason }
  | { e: "resolution"; measures: Record<string, number[]>; chains: Record<string, string[]> }
  | { e: "timeout"; player: number; auto_move: { type: string } | null }
  | { e: "penalty"; player: number; offence: number; code?: string }
  | {
      e: "game_over";
      winners: number[];
      tied: number[];
      reason: Reason;
      scores: number[];
      paths: Record<string, string[]>;
    };

export type Of<E extends Event["e"]> = Extract<Event, { e: E }>;

export interface Statistics {
  placements: number;
  empty: number;
  placed: number[];
  records: { score: number; against: number; path_points: number; captures: number }[];
}

export function viewOf(envelope: Envelope): View {
  return envelope.view as View;
}

export function asEvents(events: readonly GameEvent[]): Event[] {
  return events as unknown as Event[];
}

export function find<E extends Event["e"]>(events: readonly Event[], e: E): Of<E> | undefined {
  return events.find((event): event is Of<E> => event.e === e);
}

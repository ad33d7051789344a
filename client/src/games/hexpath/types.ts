/** Hex Path as the server tells it: the view, what may be done, the events, the preview, the match in numbers. */
import type { Legal as AnyLegal, Envelope, GameEvent } from "../../types/wire";

export type Status = "active" | "locked" | "out";
export type OutCause = "void" | "headOn" | "trail" | "resign" | "timeout" | "left";
export type LockCause = "gate" | "headOn" | "circle";
export type Mark = "firstBlood" | "doubleDown" | "wrongWay" | "selfDestruct";
export type Achievement =
  | Mark
  | "pathbreaker"
  | "cleanSweep"
  | "stillStanding"
  | "soleSurvivor"
  | "champion"
  | "intoTheVoid";
export type Hand = [string | null, string | null];

export interface SeatView {
  corner: number;
  status: Status;
  cause: OutCause | LockCause | null;
  /** The credited seat. */
  by: number | null;
  gateOf: number | null;
  score: number;
  handCount: number;
  /** The empty hex before the head; null when there is none, or fog hides it. */
  glow: string | null;
  /** The hex that the path came from and the point there; on its gate no hex, and its corner's point. */
  head: { hex: string | null; point: number } | null;
  /** By hex the points of each visit, in order. */
  trail: Record<string, [number, number][]>;
  marks: Mark[];
}

export interface Result {
  rank: number[];
  hands: (Hand | null)[];
  achievements: Achievement[][];
}

export interface View {
  turn: number;
  toMove: number | null;
  rings: number;
  /** Points on a side. */
  k: number;
  deckCount: number;
  you: number | null;
  hand: Hand | null;
  /** By hex its tile as turned: character i is the partner of point i. */
  tiles: Record<string, string>;
  seats: SeatView[];
  /** Fog cuts this view. */
  hidden: boolean;
  result: Result | null;
}

/** `hex` is where to place, `slots` those that hold a tile; any rotation goes. */
export interface Legal extends Omit<AnyLegal, "cells"> {
  hex: string | null;
  slots: number[];
}

export interface Placed {
  e: "placed";
  turn: number;
  seat: number;
  hex?: string;
  tile?: string;
}

/** What fog hides of an event is left out. */
export type Event =
  | Placed
  | Entered
  | { e: "headOn"; seat: number; struck: number }
  | { e: "locked"; seat: number; cause: LockCause; gateOf: number | null }
  | { e: "out"; seat: number; cause: OutCause; by: number | null }
  | { e: "glow"; seat: number; hex?: string }
  | { e: "bonus"; seat: number; points: number }
  | { e: "drew"; seat: number; slot: number; tile?: string }
  | { e: "turn"; turn: number; seat: number }
  | ({ e: "end" } & Result);

/** One hex of a run; hidden by fog, only the sum of its points. */
export interface Entered extends Partial<Stride> {
  e: "enter";
  seat: number;
  points?: number;
}

export interface Stride {
  hex: string;
  from: number;
  to: number;
  visit: number;
  visitPts: number;
  step: number;
  travelPts: number;
}

export type Of<E extends Event["e"]> = Extract<Event, { e: E }>;

export interface RouteEnd {
  kind: "glow" | "unseen" | "void" | "headOn" | "trail" | "gate" | "circle";
  status: Status;
  hex: string | null;
  /** The rival met, or the seat whose gate it is. */
  seat: number | null;
}

export interface Route {
  seat: number;
  strides: Stride[];
  visit: number;
  travel: number;
  end: RouteEnd;
}

/** What one placement would do; the own route is the first. */
export interface Preview {
  hex: string | null;
  tile: string | null;
  routes: Route[];
  bonus: number;
  total: number;
  selfDestruct: boolean;
  /** A route runs into the unseen: points and fates may be more than this. */
  atLeast: boolean;
}

export interface SeatStatistics {
  placements: number;
  entered: number;
  distinct: number;
  mostVisits: number;
  longestRun: number;
  bestPlacement: number;
  visit: number;
  travel: number;
  bonus: number;
  /** Points made in rivals' placements. */
  moved: number;
  timesMoved: number;
  rivalsMoved: number;
  credited: number;
  rides: number;
  turnsSurvived: number;
  /** The score after each placement of the match. */
  scores: number[];
}

export interface Statistics {
  tiles: number;
  empty: number;
  out: { turn: number; seat: number; cause: OutCause; by: number | null }[];
  seats: SeatStatistics[];
}

export function viewOf(envelope: Envelope): View {
  return envelope.view as View;
}

export function asEvents(events: readonly GameEvent[]): Event[] {
  return events as unknown as Event[];
}

/** Battle Hex as the server tells it: the view, the options, the events. */
import type { Envelope, GameEvent } from "../../types/wire";

export type Side = "red" | "black";
/** Which of the two cards lies on the own left: the red one, the black one, or as a coin decides. */
export type Left = "R" | "B" | "random";
export type How = "chain" | "forfeits" | "resign" | "abandoned";

export interface SealedMove {
  red: number;
  black: number;
  left: Left;
}

export interface View {
  mode: "battle" | "classic";
  size: number;
  /** Colours of seats 0 and 1 in this game. */
  colours: [Side, Side];
  turn: number;
  phase: "choose" | "free" | "play" | "over";
  toMove: Side | null;
  cells: Record<string, Side>;
  sealed: Record<Side, boolean>;
  mine: SealedMove | null;
  free: Side | null;
  streaks: Record<Side, number>;
  history: Event[];
  winner: Side | null;
  how: How | null;
  chain: string[] | null;
}

export interface Shown {
  cell: string;
  left: "R" | "B";
}

export type Event =
  | { e: "sealed" | "unsealed"; turn: number; side: Side }
  | { e: "reveal"; turn: number; red: Shown | null; black: Shown | null }
  | { e: "forfeit"; turn: number; side: Side; streak: number }
  | { e: "contest"; turn: number; cell: string; result: "same" | "opposite"; winner: Side }
  | { e: "placed"; turn: number; side: Side; cell: string; free: boolean }
  | { e: "free"; turn: number; side: Side }
  | { e: "turn"; turn: number }
  | { e: "swapped"; turn: number; from: string; to: string }
  | { e: "over"; winner: Side | null; how: How; chain: string[] };

export type Of<E extends Event["e"]> = Extract<Event, { e: E }>;

export const SIDES: readonly Side[] = ["red", "black"];
export const other = (side: Side): Side => (side === "red" ? "black" : "red");

export function viewOf(envelope: Envelope): View {
  return envelope.view as View;
}

export function asEvents(events: readonly GameEvent[]): Event[] {
  return events as unknown as Event[];
}

/** The first event of a kind among these. */
export function find<E extends Event["e"]>(events: readonly Event[], kind: E): Of<E> | null {
  return (events.find((event) => event.e === kind) as Of<E> | undefined) ?? null;
}

/** The seat that plays a side in this game. */
export function seatOf(view: View, side: Side): number {
  return view.colours.indexOf(side);
}

/** The side of the viewer; null for watchers. */
export function sideOf(view: View, viewer: number | null): Side | null {
  return viewer === null ? null : (view.colours[viewer] ?? null);
}

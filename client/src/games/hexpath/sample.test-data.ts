/** Positions for tests, as the server would tell them. */
import type { Envelope, GameEvent } from "../../types/wire";
import type { Event, Result, SeatView, View } from "./types";

export const seatView = (change: Partial<SeatView> = {}): SeatView => ({
  corner: 0,
  status: "active",
  cause: null,
  by: null,
  gateOf: null,
  score: 0,
  handCount: 2,
  glow: null,
  head: null,
  trail: {},
  marks: [],
  ...change,
});

const SEATS = [
  { glow: "C2", score: 12, corner: 0, trail: { C3: [[0, 3]] }, head: { hex: "C3", point: 3 } },
  { glow: "C2", score: 7, corner: 2, handCount: 1 },
  { glow: "A1", score: 2, corner: 4, handCount: 0 },
] as Partial<SeatView>[];

/** A board of two rings, one point to a side; Ann (seat 0) is to move, Bob shares her glow, Cleo has no tile. */
export function sampleView(change: Partial<View> = {}, ...seats: Partial<SeatView>[]): View {
  return {
    turn: 7,
    toMove: 0,
    rings: 2,
    k: 1,
    deckCount: 5,
    you: 0,
    hand: ["345012", null],
    tiles: { C3: "345012" },
    seats: SEATS.map((seat, i) => seatView({ ...seat, ...seats[i] })),
    hidden: false,
    result: null,
    ...change,
  };
}

export function sample(
  change: Partial<View> = {},
  viewer: number | null = 0,
  ...seats: Partial<SeatView>[]
): Envelope<View> {
  return {
    viewer,
    game: "hexpath",
    rulesVersion: 1,
    version: 9,
    options: { rings: 2, pointsPerSide: 1, deckMode: "short", headOnMode: "eliminate" },
    seats: ["Ann", "Bob", "Cleo"].map((name, i) => ({ name, colour: "", kind: i === 2 ? "bot" : "human" })),
    clock: null,
    commit: null,
    view: sampleView({ you: viewer, ...change }, ...seats),
  };
}

export const result = (rank: number[], change: Partial<Result> = {}): Result => ({
  rank,
  hands: rank.map(() => null),
  achievements: rank.map(() => []),
  ...change,
});

/** A path enters a hex. */
export const enter = (seat: number, hex: string, visit: number, step: number): Event => ({
  e: "enter",
  seat,
  hex,
  from: 0,
  to: 3,
  visit,
  visitPts: 2 ** (visit - 1),
  step,
  travelPts: step,
});

export const events = (...all: Event[]): GameEvent[] => all as unknown as GameEvent[];

/** Positions for tests, as the server would tell them. */
import type { Envelope, GameEvent } from "../../types/wire";
import type { Event, View } from "./types";

export function sampleView(change: Partial<View> = {}): View {
  return {
    mode: "battle",
    size: 13,
    colours: ["red", "black"],
    turn: 5,
    phase: "choose",
    toMove: null,
    cells: { R7B7: "red", R8B7: "black" },
    sealed: { red: false, black: false },
    mine: null,
    free: null,
    streaks: { red: 0, black: 0 },
    history: [],
    winner: null,
    how: null,
    chain: null,
    ...change,
  };
}

export function sample(change: Partial<View> = {}, viewer: number | null = 0): Envelope<View> {
  return {
    viewer,
    game: "battlehex",
    rulesVersion: 1,
    version: 9,
    options: { mode: "battle", size: 13, forfeitLimit: 3 },
    seats: [
      { name: "Ann", colour: "red", kind: "human" },
      { name: "Bob", colour: "black", kind: "human" },
    ],
    clock: null,
    commit: null,
    view: sampleView(change),
  };
}

export const events = (...all: Event[]): GameEvent[] => all as unknown as GameEvent[];

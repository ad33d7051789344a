import { describe, expect, it } from "vitest";
import type { GameFace, Line, Telling } from "../games/face";
import type { ReplayEntry, TableSeat } from "../net/messages";
import type { WireEnvelope } from "../net/session.svelte";
import { dress, endingOf, linesOf, secondsLeft } from "./follow.svelte";
import { gone } from "./gone";

const face = {
  colours: () => ["black", "red"],
  bots: { fox: { name: "Fox", character: "" } },
} as unknown as GameFace;

const wire = {
  viewer: 0,
  view: {},
  seats: [
    { name: "Ann", kind: "human" },
    { name: "Fox", kind: "bot", bot: "fox" },
  ],
} as unknown as WireEnvelope;

it("dresses the seats in the colours that the game says", () => {
  expect(dress(wire, face).seats).toEqual([
    { name: "Ann", kind: "human", colour: "black" },
    { name: "Fox", kind: "bot", bot: "fox", colour: "red" },
  ]);
});

it("calls everybody by the name that they have at the table now", () => {
  const chairs = [
    { seat: 1, name: "Fox" },
    { seat: 0, name: "Anonymous" },
  ] as TableSeat[];
  expect(dress(wire, face, chairs).seats.map(({ name }) => name)).toEqual(["Anonymous", "Fox"]);
});

describe("clocks", () => {
  const clock = {
    left: [30_000, 12_000, null],
    running: [true, false, false],
    at: "2026-11-30T12:00:00.000Z",
  };
  const at = Date.parse(clock.at);
  it("run from the moment that the server named, and a bank that stands still is as it is", () => {
    expect(secondsLeft(clock, at)).toEqual([30, 12, null]);
    expect(secondsLeft(clock, at + 29_500)).toEqual([0.5, 12, null]);
  });
  it("are none where none is set", () => expect(secondsLeft(null, at)).toEqual([]));
});

describe("the log", () => {
  const about: Telling = { envelope: dress(wire, face), legal: null };
  const parts = {
    tell: (events: { e: string; turn?: unknown }[]): Line[] =>
      events.map((event) => ({ turn: Number(event.turn), text: event.e })),
  };
  const entry = (changes: object) => ({
    k: 1,
    seat: 0,
    action: null,
    table: null,
    events: [],
    at: "",
    ...changes,
  });
  const entries = [
    entry({ events: [{ e: "moved", turn: 4 }] }),
    entry({ table: { type: "stand_in", seat: 0, bot: "fox" } }),
    entry({ table: { type: "ready", seat: 1 } }),
    entry({ table: { type: "back", seat: 0 } }),
    entry({ table: { type: "offer", what: "undo", seat: 0 } }),
    entry({ table: { type: "accept", seat: 1 } }),
    entry({ table: { type: "undo", seat: 0 } }),
  ] as unknown as ReplayEntry[];

  it("tells the game's events, and what the table did that concerns people, under the turn in which it happened", () => {
    const agreed = ({ type }: Record<string, unknown>, name: string) =>
      type === "undo" ? `undo by ${name}` : null;
    expect(linesOf(entries, about, face, parts, agreed)).toEqual([
      { turn: 4, text: "moved" },
      { turn: 4, text: "*Fox* plays for Ann, who is away" },
      { turn: 4, text: "*Ann* is back" },
      { turn: 4, text: "undo by Ann" },
    ]);
  });
});

describe("who is gone", () => {
  const chair = (name: string, goneAt: string | null) => ({ name, goneAt }) as TableSeat;
  const seats = [chair("Ann", null), chair("Bob", "2026-11-30T12:03:00.000Z")];
  const at = Date.parse("2026-11-30T12:03:00.000Z");
  it("is missed when the time has come that the server named", () => {
    expect(gone(seats, at - 1)).toEqual([]);
    expect(gone(seats, at).map(({ name }) => name)).toEqual(["Bob"]);
  });
});

describe("the end of a game", () => {
  const about = {} as Telling;
  const won = { title: "Ann wins", text: "", winner: 0 };

  it("is what the rules say", () => {
    expect(endingOf({ ending: () => won }, about, false)).toBe(won);
    expect(endingOf({ ending: () => won }, about, true)).toBe(won);
    expect(endingOf({ ending: () => null }, about, false)).toBe(null);
  });

  it("is nobody's victory where all have abandoned it", () => {
    expect(endingOf({ ending: () => null }, about, true)).toMatchObject({
      title: "Abandoned",
      winner: null,
    });
  });
});

import { describe, expect, it } from "vitest";
import { middleBot } from "../catalogue";
import { guestName } from "../me.svelte";
import type { TableLine } from "../net/messages";
import { greeting } from "./greeting";
import { company, invitation, listed, sorted, status } from "./lines";

const seat = (name: string, kind: "human" | "bot" | "open" = "human", yours = false) => ({
  name,
  kind,
  yours,
  bot: null,
  present: true,
  ready: true,
  colour: null,
  seat: null,
  goneAt: null,
  givesUp: false,
});
const line = (code: string, changes: Partial<TableLine> = {}): TableLine => ({
  code,
  gameId: "battlehex",
  title: "Battle Hex",
  phase: "playing",
  settings: {},
  seats: [seat("Ann", "human", true), seat("Bob")],
  yourTurn: false,
  freeSeats: 0,
  watchers: 0,
  createdAt: "2026-11-29T12:00:00Z",
  ...changes,
});

it("greets by the hour", () => {
  expect([0, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    "goodEvening",
    "goodMorning",
    "goodMorning",
    "goodAfternoon",
    "goodAfternoon",
    "goodEvening",
    "goodEvening",
  ]);
});

it("proposes a name out of both lists", () => {
  expect(guestName(() => 0)).toBe("Quiet Heron");
  expect(guestName(() => 0.999)).toBe("Far Rook");
});

it("offers the middle of the ladder, rather weaker than stronger", () => {
  const ladder = (n: number) =>
    Array.from({ length: n }, (_, i) => ({ id: `b${i}`, name: "", level: n - i }));
  expect([0, 1, 2, 3, 4, 5].map((n) => middleBot(ladder(n))?.level)).toEqual([undefined, 1, 1, 2, 2, 3]);
});

describe("a line of the lobby", () => {
  it("names two, and counts the rest", () => {
    expect(listed(["Ann"])).toBe("Ann");
    expect(listed(["Ann", "Bob", "Cyd", "Dee"])).toBe("Ann, Bob and 2 more");
  });
  it("says who else plays", () => {
    expect(company(line("a"))).toBe("with Bob");
    expect(company(line("a", { seats: [seat("Ann", "human", true), seat("", "open")] }))).toBe(
      "nobody else yet",
    );
  });
  it("says who waits for company", () => {
    const open = line("a", { phase: "open", freeSeats: 1, seats: [seat("Bob"), seat("", "open")] });
    expect(invitation(open)).toBe("opened by Bob, 1 seat free");
    expect(invitation({ ...open, freeSeats: 3 })).toBe("opened by Bob, 3 seats free");
    expect(invitation(line("a"))).toBe("with Ann, Bob");
    expect(invitation({ ...open, settings: { bankSeconds: 300, incrementSeconds: 3 } })).toBe(
      "opened by Bob, 1 seat free, 5 min + 3 s",
    );
    expect(invitation(line("a", { watchers: 9 }))).toBe("with Ann, Bob · 9 watching");
  });
  it("puts what waits for us first, and what is over last", () => {
    const lines = [
      line("over", { phase: "done" }),
      line("theirs"),
      line("older", { createdAt: "2026-11-28T12:00:00Z" }),
      line("ours", { yourTurn: true }),
      line("open", { phase: "open" }),
    ];
    expect(sorted(lines).map(({ code }) => code)).toEqual(["ours", "open", "theirs", "older", "over"]);
    expect(lines.map(status)).toEqual(["finished", "othersTurn", "othersTurn", "yourTurn", "seatFree"]);
  });
});

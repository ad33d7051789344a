import { describe, expect, it } from "vitest";
import { empty, withCell, withRank } from "./draft";
import { type Doing, now, revealed } from "./now";
import { sample } from "./sample.test-data";
import type { Event } from "./types";

const doing = (change: Partial<Doing> = {}): Doing => ({
  viewer: 0,
  draft: empty(true),
  picked: null,
  redrafting: false,
  swap: false,
  shared: false,
  connects: false,
  ...change,
});

describe("what to do now, while choosing", () => {
  it("leads from no card to a crossing", () => {
    expect(now(sample(), doing())).toMatchObject({ title: "Choose your two cards", lit: true });
    expect(now(sample(), doing({ draft: withRank(empty(true), "red", 6) })).text).toBe(
      "Red 6 is chosen. Now a black card, or a cell.",
    );
    expect(now(sample(), doing({ draft: withCell(empty(true), "R6B7") })).text).toBe(
      "Red 6 and black 7 cross at R6 B7, an empty cell.",
    );
  });
  it("says when the piece would win", () => {
    expect(now(sample(), doing({ draft: withCell(empty(true), "R6B7"), connects: true })).text).toMatch(
      /complete your chain/,
    );
  });
  it("warns before a taken cell is sealed, with what it costs (BH-8, BH-12)", () => {
    const draft = withCell(empty(true), "R7B7");
    expect(now(sample(), doing({ draft }))).toMatchObject({
      text: "R7 B7 is taken. The move would be lost, 1 of 3.",
      warn: true,
    });
    expect(now(sample({ streaks: { red: 2, black: 0 } }), doing({ draft })).text).toMatch(/lose the game/);
  });
  it("waits without lamp once sealed, and takes up the thread when redrafting", () => {
    const sealed = sample({ sealed: { red: true, black: false }, mine: { red: 6, black: 7, left: "R" } });
    expect(now(sealed, doing())).toEqual({
      title: "Your move is sealed",
      text: "Bob is still choosing. You may take yours back.",
      lit: false,
    });
    expect(now(sealed, doing({ redrafting: true, draft: withCell(empty(true), "R6B6") })).lit).toBe(true);
  });
  it("tells a side settled by the clock that nothing can be taken back (BH-14)", () => {
    expect(now(sample({ sealed: { red: true, black: false } }), doing()).text).toMatch(/clock/);
  });
  it("names the side where the device is shared, and speaks to nobody who watches", () => {
    expect(now(sample(), doing({ shared: true })).title).toBe("Red, choose your two cards");
    expect(now(sample({}, null), doing({ viewer: null }))).toMatchObject({
      title: "Both choose in secret",
      lit: false,
    });
  });
});

describe("what to do now, in the open", () => {
  it("the loser of a contest places, the other waits", () => {
    expect(now(sample({ phase: "free", free: "red" }), doing())).toMatchObject({
      title: "Place freely",
      lit: true,
    });
    expect(now(sample({ phase: "free", free: "black" }), doing())).toMatchObject({
      title: "Bob places freely",
      lit: false,
    });
  });
  it("classic offers the swap where it may be done (BH-16)", () => {
    const envelope = sample({ mode: "classic", phase: "play", toMove: "red" });
    expect(now(envelope, doing({ swap: true })).text).toMatch(/swap/);
    expect(now(envelope, doing({ picked: "R2B4" })).text).toBe("Your piece goes to R2 B4.");
  });
});

describe("the sentence of a reveal", () => {
  const reveal: Event = {
    e: "reveal",
    turn: 5,
    red: { cell: "R6B7", left: "R" },
    black: { cell: "R6B7", left: "B" },
  };
  const contest: Event = { e: "contest", turn: 5, cell: "R6B7", result: "opposite", winner: "black" };
  it("says who takes a contested cell and who places then", () => {
    const all = [reveal, contest, { e: "free", turn: 5, side: "red" } as const];
    expect(revealed(sample(), 0, all).text).toBe("Opposite: Black takes the cell, you place freely.");
    expect(revealed(sample(), 1, all).text).toBe("Opposite: Black takes the cell, Ann places freely.");
  });
  it("promises no placement after a contest that won the game (BH-9)", () => {
    expect(revealed(sample(), 0, [reveal, contest]).text).toBe("Opposite: Black takes the cell.");
  });
  it("tells what was lost", () => {
    const lost: Event[] = [
      { ...reveal, red: { cell: "R7B7", left: "R" }, black: null },
      { e: "forfeit", turn: 5, side: "red", streak: 1 },
      { e: "forfeit", turn: 5, side: "black", streak: 1 },
    ];
    expect(revealed(sample(), 0, lost)).toMatchObject({
      title: "Both moves are lost",
      text: "Red named R7 B7, a taken cell. Black sealed nothing.",
    });
  });
});

import { describe, expect, it } from "vitest";
import type { Envelope, GameEvent } from "../../types/wire";
import { chart, counted } from "./after";
import { missing } from "./missing";
import type { Side } from "./types";

const cells = (red: string, black: string): Record<string, Side> => ({
  ...Object.fromEntries(
    red
      .split(" ")
      .filter(Boolean)
      .map((id) => [id, "red" as const]),
  ),
  ...Object.fromEntries(
    black
      .split(" ")
      .filter(Boolean)
      .map((id) => [id, "black" as const]),
  ),
});

describe("pieces still missing", () => {
  it.each([
    ["an empty board", "", "", 3, 3],
    ["a piece in the middle", "R2B2", "", 2, 3],
    ["a red chain", "R2BA R2B2 R2B3", "", 0, 3],
    ["a black chain", "", "RAB2 R2B2 R3B2", 3, 0],
    ["a bent red chain: down along a side", "R3BA R2B2 RAB3", "", 0, 3],
    ["a way round", "", "R2B2", 3, 2],
  ])("%s", (_, red, black, forRed, forBlack) => {
    const board = cells(red, black);
    expect(missing(3, board, "red")).toBe(forRed);
    expect(missing(3, board, "black")).toBe(forBlack);
  });
});

const envelope = (history: unknown[], cells: Record<string, Side>): Envelope => ({
  viewer: null,
  game: "battlehex",
  rulesVersion: 1,
  version: 9,
  options: {},
  seats: [
    { name: "Ann", kind: "human", colour: "black" },
    { name: "Bob", kind: "human", colour: "red" },
  ],
  clock: null,
  commit: null,
  view: { size: 3, turn: 3, colours: ["black", "red"], cells, history },
});

const placed = (turn: number, side: Side, cell: string) => ({ e: "placed", turn, side, cell, free: false });

describe("after a game", () => {
  const steps: GameEvent[][] = [
    [placed(1, "red", "R2BA"), placed(1, "black", "R3B2")],
    [{ e: "contest", turn: 2, cell: "R2B2", result: "same", winner: "red" }, placed(2, "red", "R2B2")],
    [{ e: "forfeit", turn: 3, side: "black", streak: 1 }, placed(3, "red", "R2B3")],
  ];
  const about = {
    envelope: envelope(steps.flat(), cells("R2BA R2B2 R2B3", "R3B2")),
    legal: null,
  };
  it("counts what happened, and leaves out what did not", () => {
    expect(counted(about).map(([, value]) => value)).toEqual(["3", "3 · 1", "1 · 0", "0 · 1"]);
    expect(counted({ ...about, envelope: envelope([], {}) })).toHaveLength(2);
  });
  it("plots how near each side came, turn by turn", () => {
    expect(chart(steps, about)?.series).toEqual([
      { name: "Red, Bob", points: [3, 2, 1, 0] },
      { name: "Black, Ann", points: [3, 2, 2, 3] },
    ]);
  });
  it("has nothing to plot for a game of one turn", () => {
    expect(chart(steps.slice(0, 1), about)).toBeNull();
  });
});

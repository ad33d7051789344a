import { describe, expect, it } from "vitest";
import { ground } from "./board";
import { chart } from "./chart";
import { missing } from "./missing";
import { board, events, player, sample, sampleView } from "./sample.test-data";
import type { Event, View } from "./types";
import { table } from "./words";

const far = (party: number, change: Partial<View> = {}, displacements = 0) => {
  const view = sampleView({ board: {}, ...change });
  return missing(ground(view.mode), view, party, displacements);
};
const pair = [player(), player({ party: 1 })];

describe("the cells that are still to be filled", () => {
  it("are nine from corner to corner, ten on the larger board, nine to the centre", () => {
    expect([far(0), far(0, { mode: "battle" }), far(1, { mode: "team" })]).toEqual([9, 9, 10]);
    const players = [player({ corner: "I" }), player({ party: 1, corner: "III" })];
    expect([far(0, { mode: "tri2", players }), far(1, { mode: "tri2", players })]).toEqual([9, 9]);
  });
  it("get fewer by each tile whose line leads on, and by no other", () => {
    expect(far(0, { board: board("straight a9", "straight a8") })).toBe(7);
    expect(far(0, { board: board("straight a9", "block a8") })).toBeGreaterThan(8);
  });
  it("are none when the route is there, and null where no way is left", () => {
    const column = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) => `straight a${row}`);
    expect(far(0, { board: board(...column) })).toBe(0);
    const walls = ["block a8", "block b9", "block b10", "block h1", "block h2", "block i2"];
    expect(far(0, { board: board(...walls) })).toBeNull();
  });
  it("count a tile that can be displaced as one, while there are tokens (HF-33)", () => {
    const walls = ["a2", "b1", "b2", "a8", "b9", "b10"].map((cell) => `block ${cell} 0 1`);
    const walled = { mode: "battle", players: pair, board: board(...walls) } as const;
    expect(far(0, walled)).toBeNull();
    expect(far(0, walled, 1)).toBe(9);
  });
  it("pass no tile that is closed (HF-37)", () => {
    const rows = Array.from({ length: 10 }, (_, i) => `star6 h${i + 1} 0 1`);
    expect(far(0, { mode: "battle", players: pair, board: board(...rows) })).toBeNull();
    expect(far(1, { mode: "battle", players: pair, board: board(...rows) })).toBe(8);
  });
});

describe("the plot", () => {
  const laid = (player: number, cell: string, ply: number, tile = "straight"): Event =>
    ({ e: "placed", player, tile, cell, rotation: 0, declare: null, ply }) as Event;
  it("has a point for each tile and each party", async () => {
    await table.load();
    const steps = [laid(0, "a9", 0), laid(1, "i9", 1), laid(0, "a8", 2)].map((event) => events(event));
    const found = chart(steps, { envelope: sample(), legal: null });
    expect(found?.series).toEqual([
      { name: "Ann", points: [9, 8, 8, 7] },
      { name: "Bob", points: [9, 8, 8, 7] },
    ]);
  });
  it("says nothing of a game that hardly began", async () => {
    await table.load();
    expect(chart([events(laid(0, "a9", 0))], { envelope: sample(), legal: null })).toBeNull();
  });
});

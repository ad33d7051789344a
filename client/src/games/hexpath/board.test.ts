import { expect, it } from "vitest";
import {
  beside,
  curve,
  curveData,
  gateOf,
  headOf,
  layout,
  leadIn,
  pointOf,
  points,
  segments,
  turned,
  unseen,
} from "./board";
import { sampleView, seatView } from "./sample.test-data";

const SIZES: [number, number][] = [2, 3, 4, 5, 6, 7, 8].map((rings) => [rings, 3 * rings * (rings + 1) + 1]);

it.each(SIZES)("has all hexes of %i rings, named row by row from the left (HP-2)", (rings, count) => {
  const { hexes, at, box } = layout(rings);
  expect(hexes).toHaveLength(count);
  expect(at.size).toBe(count);
  expect(hexes[0]?.id).toBe("A1");
  for (const { x, y } of hexes) {
    expect(Math.abs(x) < box.width / 2 && Math.abs(y) < box.height / 2).toBe(true);
  }
});

it("calls the middle of four rings E5 (HP-2)", () => {
  expect(layout(4).at.get("E5")).toMatchObject({ q: 0, r: 0, x: 0, y: 0 });
  expect(beside(4, "E5").sort()).toEqual(["D4", "D5", "E4", "E6", "F4", "F5"]);
  expect(beside(2, "A1")).toHaveLength(3);
});

it.each([1, 2, 3])("puts a point of a hex where the hex across has its mirror, k = %i (HP-1)", (k) => {
  const across = ["E6", "F5", "F4", "E4", "D4", "D5"];
  for (let side = 0; side < 6; side++)
    for (let j = 0; j < k; j++) {
      const mirror = ((side + 3) % 6) * k + (k - 1 - j);
      const here = pointOf(4, k, "E5", side * k + j);
      const there = pointOf(4, k, across[side] ?? "", mirror);
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeLessThan(1e-9);
    }
});

it("turns tiles clockwise by sixths (HP-33)", () => {
  expect(turned("103254", 1, 1)).toBe("521430");
  for (const rot of [0, 1, 2, 3, 4, 5]) expect(turned("345012", 1, rot)).toBe("345012");
  const tile = "6a8b9c0d243f517hge"; // any pairing survives six turns
  expect(turned(turned(tile, 3, 2), 3, 4)).toBe(tile);
  expect(segments("345012")).toEqual([
    [0, 3],
    [1, 4],
    [2, 5],
  ]);
});

it("leads every gate straight out of its corner, clear of the board (HP-4)", () => {
  expect([0, 1, 2, 3, 4, 5].map((corner) => gateOf(4, 3, corner).hex)).toEqual([
    "E9",
    "I5",
    "I1",
    "E1",
    "A1",
    "A5",
  ]);
  expect([1, 2, 3].map((k) => gateOf(4, k, 1).point)).toEqual([1, 2, 4]);
  for (let corner = 0; corner < 6; corner++) {
    const { from, to, mark } = leadIn(4, 2, corner);
    expect(Math.hypot(mark.x, mark.y)).toBeGreaterThan(Math.hypot(from.x, from.y));
    expect(Math.hypot(from.x, from.y)).toBeGreaterThan(Math.hypot(to.x, to.y));
  }
});

it("draws a run of curves as one line without a break", () => {
  const middle = { x: 0, y: 0 };
  const there = { x: Math.sqrt(3) * 40, y: 0 };
  const data = curveData([curve(middle, 1, 3, 0), curve(there, 1, 3, 5)]);
  expect(data.match(/M/g)).toHaveLength(1);
  expect(data.match(/C/g)).toHaveLength(2);
  expect(points(2)).toHaveLength(12);
});

it("finds a head on its gate, in a hex, or not at all (HP-12, HP-41)", () => {
  const board = { rings: 2, k: 1 };
  expect(headOf(board, seatView({ corner: 0, head: { hex: null, point: 0 } }))).toEqual(
    pointOf(2, 1, "C5", 0),
  );
  expect(headOf(board, seatView({ head: { hex: "C3", point: 4 } }))).toEqual(pointOf(2, 1, "C3", 4));
  expect(headOf(board, seatView({ head: null }))).toBeNull();
});

it("hides under fog all but the own trail and glow and what lies beside them (HP-32)", () => {
  expect(unseen(sampleView()).size).toBe(0);
  const dark = unseen(sampleView({ hidden: true, you: 0 }, { trail: { E1: [[0, 3]] }, glow: null }));
  expect(dark.size).toBe(19 - 4);
  expect(dark.has("D2")).toBe(false);
  expect(unseen(sampleView({ hidden: true, you: null })).size).toBe(19);
});

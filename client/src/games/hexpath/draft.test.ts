import { expect, it } from "vitest";
import { chosen, fresh, keyOf, leading, type Previews, rotated, rotOf, switched, turnedTo } from "./draft";
import type { Hand, Preview } from "./types";

const BOTH: Hand = ["345012", "103254"];

it("begins with the first tile that there is, unturned", () => {
  expect(fresh(BOTH)).toEqual({ slot: 0, turns: [0, 0] });
  expect(fresh([null, "103254"]).slot).toBe(1);
  expect(fresh(null).slot).toBe(0);
});

it("remembers how far each tile is turned", () => {
  const one = rotated(fresh(BOTH), -1);
  expect(rotOf(one)).toBe(5);
  const other = rotated(switched(one, BOTH), 2);
  expect([other.slot, rotOf(other)]).toEqual([1, 2]);
  expect(rotOf(switched(other, BOTH))).toBe(5);
});

it("turns to a rotation by the shorter way", () => {
  expect(turnedTo(fresh(BOTH), 5).turns[0]).toBe(-1);
  expect(turnedTo(rotated(fresh(BOTH), 7), 3).turns[0]).toBe(9);
});

it("has nothing to switch to where there is one tile", () => {
  expect(switched(fresh(["345012", null]), ["345012", null]).slot).toBe(0);
  expect(chosen(fresh(BOTH), 1, BOTH).slot).toBe(1);
});

it("turns the tile so that its path leads to where somebody points", () => {
  const leaving = (to: number) => ({ routes: [{ strides: [{ to }] }] }) as Preview;
  const previews: Previews = Object.fromEntries(
    [0, 1, 2, 3, 4, 5].map((rot) => [keyOf(0, rot), leaving(rot % 3)]),
  );
  expect(leading(previews, 0, 1, { x: 9, y: 0 }, 1)).toBe(0);
  expect(leading(previews, 0, 1, { x: 9, y: 0 }, 3)).toBe(3);
  expect(leading(previews, 0, 1, { x: -9, y: 9 }, 0)).toBe(2);
  expect(leading({}, 0, 1, { x: 9, y: 0 }, 0)).toBeNull();
});

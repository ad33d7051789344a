import { describe, expect, it } from "vitest";
import { crossing, type Draft, empty, equal, finished, flipped, stepped, withCell, withRank } from "./draft";

describe("a draft", () => {
  it("is complete with two cards, and then crosses in one cell", () => {
    const one = withRank(empty(true), "red", 6);
    expect([crossing(one), finished(one)]).toEqual([null, null]);
    const two = withRank(one, "black", 7);
    expect(crossing(two)).toBe("R6B7");
    expect(finished(two)).toEqual({ red: 6, black: 7, left: "random" });
  });
  it("puts a card back when it is chosen again", () => {
    expect(withRank(withRank(empty(false), "red", 6), "red", 6).red).toBeNull();
  });
  it("takes both cards from a cell", () => {
    expect(withCell(empty(false), "RKBA")).toEqual({ red: 13, black: 1, left: "R" });
  });
  it("steps through the ranks of its board and round the ends, from the middle", () => {
    const steps = (from: number | null, by: 1 | -1, size: number) =>
      stepped({ red: from, black: null, left: "R" }, "red", by, size).red;
    expect([steps(null, 1, 13), steps(13, 1, 13), steps(1, -1, 13), steps(5, 1, 5), steps(4, -1, 5)]).toEqual(
      [7, 1, 13, 1, 3],
    );
  });
  it("flips between the colours, and out of chance begins with red", () => {
    const left = (draft: Draft) => flipped(draft).left;
    const base = { red: 1, black: 1 };
    expect([
      left({ ...base, left: "R" }),
      left({ ...base, left: "B" }),
      left({ ...base, left: "random" }),
    ]).toEqual(["B", "R", "R"]);
  });
  it("equals a sealed move only in all three parts", () => {
    const move = { red: 1, black: 2, left: "R" } as const;
    expect(equal(move, { ...move })).toBe(true);
    expect(equal(move, { ...move, left: "random" })).toBe(false);
    expect(equal(move, null)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { across, corners, goals, ground, isClosed, ownCorners, sideTo, territory } from "./board";
import { player } from "./sample.test-data";

describe("the boards", () => {
  it("have as many cells as the rules say, and each cell one name", () => {
    const sizes = (["race", "battle", "tri3", "tri2", "team"] as const).map((mode) => ground(mode).at.size);
    expect(sizes).toEqual([85, 85, 105, 105, 109]);
  });
  it("name neighbours clockwise from the top (e5)", () => {
    const land = ground("race");
    expect([0, 1, 2, 3, 4, 5].map((side) => across(land, "e5", side))).toEqual([
      "e4",
      "f5",
      "f6",
      "e6",
      "d6",
      "d5",
    ]);
  });
  it("name neighbours of the triangle clockwise from the upper right", () => {
    const land = ground("tri3");
    expect([0, 1, 2, 3, 4, 5].map((side) => across(land, "b3", side))).toEqual([
      "b2",
      "c3",
      "c4",
      "b4",
      "a3",
      "a2",
    ]);
    expect(across(land, "a1", 0)).toBeUndefined();
  });
  it("know the side between two cells from both", () => {
    const land = ground("team");
    expect(sideTo(land, "f5", "f4")).toBe(0);
    expect(sideTo(land, "f4", "f5")).toBe(3);
    expect(sideTo(land, "f4", "a1")).toBe(-1);
  });
  it("carry as many dot hexes as the rules say (HF-6)", () => {
    expect([ground("race"), ground("team"), ground("tri3")].map(({ dots }) => dots.size)).toEqual([
      17, 19, 19,
    ]);
    expect(ground("team").dots.get("f5")).toBe(5);
  });
});

describe("corners and goals", () => {
  const pair = [player(), player({ party: 1 })];
  it("of a race are the rival's, of the triangle its centre", () => {
    expect(ownCorners("race", pair, 1)).toEqual(["a1", "i9"]);
    expect(goals("race", 0)).toEqual(["a1", "i9"]);
    expect(goals("tri3", 2)).toEqual(["e9", "e10", "f10"]);
  });
  it("of the triangle belong to whoever has chosen them", () => {
    const seats = [player({ corner: "III" }), player({ party: 1 })];
    expect(ownCorners("tri2", seats, 0)).toEqual(["n14"]);
    expect(corners("tri2", seats)).toEqual([
      { cell: "a1", party: null, name: "I" },
      { cell: "n14", party: 0, name: "III" },
    ]);
  });
  it("of Battle are open to both, and so is what one owns oneself (HF-37 to HF-39)", () => {
    expect(["a1", "b1", "d4", "g4", "i9"].map(territory)).toEqual([null, 0, null, 1, null]);
    expect(isClosed("battle", "g4", 1, 0)).toBe(true);
    expect(isClosed("battle", "g4", 0, 0)).toBe(false);
    expect(isClosed("battle", "b4", 1, 0)).toBe(false);
    expect(isClosed("race", "g4", 1, 0)).toBe(false);
  });
});

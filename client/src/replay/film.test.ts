import { describe, expect, it } from "vitest";
import { type Frame, keyMove, latest, moved, placeOf } from "./film";

const frames: Frame[] = [
  { k: 0, lines: [] },
  { k: 1, lines: [{ turn: 1, text: "one" }] },
  { k: 2, lines: [] },
  {
    k: 4,
    lines: [
      { turn: 2, text: "two" },
      { turn: 2, text: "three" },
    ],
  },
];

describe("a film", () => {
  it("moves in both directions and stays within itself", () => {
    expect((["first", "back", "on", "last"] as const).map((move) => moved(1, move, 4))).toEqual([0, 0, 2, 3]);
    expect(moved(0, "back", 4)).toBe(0);
    expect(moved(3, "on", 4)).toBe(3);
    expect(moved(0, "last", 0)).toBe(0);
  });
  it("opens at the entry of a link, or at the one before where that is not ours to see", () => {
    expect(["#0", "#2", "#3", "#4", "#99"].map((hash) => placeOf(hash, frames))).toEqual([0, 2, 2, 3, 3]);
  });
  it("opens at the end without a link, or with one that makes no sense", () => {
    expect(["", "#end", "#-1"].map((hash) => placeOf(hash, frames))).toEqual([3, 3, 3]);
  });
  it("says what was told last", () => {
    expect([0, 1, 2, 3].map((at) => latest(frames, at))).toEqual([null, "one", "one", "three"]);
  });
  it("listens to arrow keys, and to no others", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", "x"].map(keyMove)).toEqual([
      "back",
      "on",
      "first",
      "last",
      undefined,
    ]);
  });
});

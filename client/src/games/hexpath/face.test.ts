import { describe, expect, it } from "vitest";
import { face } from ".";
import { COLOUR_IDS, COLOURS } from "./colours";

describe("the colours of the seats", () => {
  it("differ by letter and by pattern too", () => {
    expect(new Set(COLOURS.map(({ letter }) => letter)).size).toBe(6);
    expect(new Set(COLOURS.map(({ pattern }) => pattern)).size).toBe(6);
  });
  it("go by seat", () => {
    expect(face.colours({ seats: [{}, {}, {}] })).toEqual(["crimson", "azure", "verdant"]);
  });
  it("go clockwise by corner in the form, and are open where a lot decides (HP-3, HP-39)", () => {
    expect(face.sides?.({}).slice(0, 2)).toEqual(["crimson", "azure"]);
    expect(face.sides?.({ corners: [4, 0, 2] })).toEqual(["verdant", "crimson", "azure"]);
    expect(face.sides?.({ shuffleSeats: true, corners: [4, 0, 2] })).toEqual([]);
    expect(COLOUR_IDS).toHaveLength(6);
  });
});

it("every refusal of the rules has a sentence", () => {
  for (const code of ["matchOver", "out", "stale", "notYourTurn", "badSlot", "badRotation", "locked"])
    expect(face.refusal(code, {})).toMatch(/\.$/);
  expect(face.refusal("tooFast", {})).toBeNull();
});

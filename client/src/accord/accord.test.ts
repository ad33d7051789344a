import { describe, expect, it } from "vitest";
import type { What } from "../net/messages";
import { asking, lineOf } from "./accord";

const names = ["Ann", "Bob", "Cem"];
const offer = (what: What, seat: number, asked: number[]) => ({ what, seat, asked, until: "" });

describe("an offer", () => {
  it("is a question to whoever is asked, for the seat that is", () => {
    expect(asking(offer("undo", 0, [1, 2]), names, [false, false, true])).toEqual({
      text: "Ann asks to take the last move back.",
      seat: 2,
      own: false,
    });
  });

  it("says to its owner whose word is missing", () => {
    const { text, seat, own } = asking(offer("pause", 0, [1, 2]), names, [true, false, false]);
    expect({ text, seat, own }).toEqual({
      text: "You have offered a pause. Waiting for Bob and Cem.",
      seat: null,
      own: true,
    });
  });

  it("says to those who have agreed for whom they wait", () => {
    expect(asking(offer("abandon", 0, [2]), names, [false, true, false])).toEqual({
      text: "Ann offers to abandon the game. Waiting for Cem.",
      seat: null,
      own: false,
    });
  });
});

it("is written into the log, and so is what came of it, but for a yes, which speaks by what follows", () => {
  expect(lineOf({ type: "offer", what: "abandon", seat: 0 }, "Ann")).toBe("*Ann* offers to abandon the game");
  expect(lineOf({ type: "undo", seat: 0 }, "Ann")).toBe("*Ann* takes the last move back");
  expect(lineOf({ type: "accept", seat: 1 }, "Bob")).toBe(null);
});

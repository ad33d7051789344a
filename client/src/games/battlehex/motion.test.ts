import { expect, it } from "vitest";
import { CONTESTED, newest, pace, settles, TURNED } from "./motion";
import { sampleView } from "./sample.test-data";
import type { Event } from "./types";

const reveal: Event = { e: "reveal", turn: 1, red: null, black: null };
const contest: Event = { e: "contest", turn: 1, cell: "RABA", result: "same", winner: "red" };
const placed = (cell: string, turn = 1, free = false): Event => ({
  e: "placed",
  turn,
  side: "red",
  cell,
  free,
});

it("pieces wait for the cards, and a contested one for the look at both colours", () => {
  expect(settles([reveal, placed("RABA"), placed("RAB2")])).toEqual({ RABA: TURNED, RAB2: TURNED + 120 });
  expect(settles([reveal, contest, placed("RABA")])).toEqual({ RABA: CONTESTED });
  expect(settles([placed("RABA", 1, true)])).toEqual({ RABA: 0 });
});

it("a step is as long as its last piece, and nothing when nothing moves", () => {
  expect(pace([reveal, placed("RABA"), placed("RAB2")])).toBeGreaterThan(TURNED + 120);
  expect(pace([{ e: "sealed", turn: 1, side: "red" }])).toBe(0);
});

it("the newest pieces are those of the last turn that laid any", () => {
  const history = [placed("RABA"), placed("RAB2"), placed("R2B2", 2), placed("R3B3", 2, true)].filter(
    (event) => event.e === "placed",
  );
  const view = sampleView({ history, cells: { RABA: "red", RAB2: "red", R2B2: "red", R3B3: "red" } });
  expect(newest(view)).toEqual(["R2B2", "R3B3"]);
});

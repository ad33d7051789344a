import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../types/wire";
import { asEvents, type Legal, type Preview, viewOf } from "../types";
import { guide as make } from ".";

const guide = make();

const SOLUTION = [
  null,
  "straight@a9/0",
  null,
  "xcross@a8/0",
  null,
  "yright@a7/0",
  null,
  "yleft@a6/0",
  null,
  "yleft@a5/3",
  null,
  "yright@b4/3",
  null,
];
function place(key: string) {
  const [tile = "", cell = "", rotation] = key.split(/[@/]/);
  return { type: "place", tile, cell, rotation: Number(rotation), declare: null, displace: false };
}
const solved = SOLUTION.flatMap((key, i) => {
  const step = guide.steps[i];
  return key && step ? [{ key, step, next: guide.steps[i + 1] }] : [];
});

describe("the guided first game", () => {
  it("has a task for each placement of its solution, and something to read in between", () => {
    expect(guide.steps.map(({ answer }) => answer !== null)).toEqual(SOLUTION.map((key) => key !== null));
  });
  it("goes on with the placement asked for, and with no other", () => {
    for (const { key, step } of solved)
      for (const { tile, cells } of (step.legal as unknown as Legal).tiles)
        for (const [cell, rotations] of Object.entries(cells))
          for (const rotation of rotations) {
            const tried = `${tile}@${cell}/${rotation}`;
            const said = step.answer?.(place(tried));
            if (tried === key) expect(said).toEqual(expect.arrayContaining([expect.anything()]));
            else expect(said).toEqual(expect.any(String));
          }
  });
  it("asks only for what may be placed, and shows beforehand whether it wins", () => {
    for (const { key, step } of solved) {
      const tried = step.preview?.(place(key)) as Preview;
      expect(tried.winners).toEqual(key === SOLUTION.at(-2) ? [0] : []);
    }
  });
  it("tells every position from the one before by what happened there", () => {
    guide.steps.forEach((step, i) => {
      const next = guide.steps[i + 1];
      const key = SOLUTION[i];
      const told = step.onward ?? (key && step.answer ? (step.answer(place(key)) as GameEvent[]) : []);
      const laid = asEvents(told).flatMap((event) => (event.e === "placed" ? [event.cell] : []));
      const before = Object.keys(viewOf(step.envelope).board);
      if (next) expect(Object.keys(viewOf(next.envelope).board).sort()).toEqual([...before, ...laid].sort());
    });
  });
  it("ends with a route of the learner across two dots", () => {
    const end = guide.steps.at(-1);
    expect(end && viewOf(end.envelope).result).toMatchObject({
      reason: "path",
      winners: [0],
      scores: [30, 0],
    });
  });
});

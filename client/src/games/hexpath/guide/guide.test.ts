import { describe, expect, it } from "vitest";
import { turned } from "../board";
import { asEvents, type Preview, viewOf } from "../types";
import { guide as make } from ".";

const guide = make();

const SOLUTION = [null, "0/0", null, "0/2", null, "0/1", null, "1/2", null];
const place = (key: string) => {
  const [slot, rot] = key.split("/").map(Number);
  return { type: "place", slot, rot };
};
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
      for (const slot of [0, 1])
        for (const rot of [0, 1, 2, 3, 4, 5]) {
          const said = step.answer?.(place(`${slot}/${rot}`));
          if (`${slot}/${rot}` === key) expect(said).toEqual(expect.arrayContaining([expect.anything()]));
          else expect(said).toEqual(expect.any(String));
        }
  });
  it("shows before each placement what then happens", () => {
    for (const { key, step, next } of solved) {
      const tried = step.preview?.(place(key)) as Preview;
      const hand = viewOf(step.envelope).hand;
      expect(tried.tile).toBe(turned(hand?.[Number(key[0])] ?? "", 2, Number(key[2])));
      const score = (envelope = step.envelope) => viewOf(envelope).seats[0]?.score ?? 0;
      expect(score(next?.envelope)).toBe(score() + tried.total);
    }
  });
  it("tells every position from the one before by what happened there", () => {
    guide.steps.forEach((step, i) => {
      const next = guide.steps[i + 1];
      const key = SOLUTION[i];
      const told = asEvents(step.onward ?? (key && step.answer ? (step.answer(place(key)) as never) : []));
      const laid = told.flatMap((event) => (event.e === "placed" ? [event.hex] : []));
      const before = Object.keys(viewOf(step.envelope).tiles);
      if (next) expect(Object.keys(viewOf(next.envelope).tiles).sort()).toEqual([...before, ...laid].sort());
    });
  });
  it("ends with the rival over the edge and a bonus paid", () => {
    const end = viewOf(guide.steps.at(-1)?.envelope as never);
    expect(end.seats.map(({ score, cause }) => [score, cause])).toEqual([
      [33, null],
      [11, "void"],
    ]);
    expect(end.result?.rank).toEqual([1, 2]);
  });
});

import { describe, expect, it } from "vitest";
import { ranksOf } from "../board";
import { missing } from "../missing";
import { asEvents, type View, viewOf } from "../types";
import { guide as make } from ".";

const guide = make();

const SOLUTION = ["", "R3B3", "R3B4", "R3B2", "R2B3", "", "R2BA", ""];
const name = (cell: string, left?: string) => ({ type: "seal", ...ranksOf(cell), left });

describe("the guided first game", () => {
  it("has a task for each cell of its solution, and something to read in between", () => {
    expect(guide.steps.map(({ answer }) => answer !== null)).toEqual(SOLUTION.map((cell) => cell !== ""));
  });
  it.each(["R", "B", "random"])("leads to the same board whichever card lies left: %s", (left) => {
    guide.steps.forEach(({ answer, envelope }, i) => {
      const cell = SOLUTION[i] ?? "";
      if (!answer) return;
      const events = asEvents(answer(name(cell, left)) as never);
      const next = viewOf(guide.steps[i + 1]?.envelope ?? envelope);
      for (const event of events) if (event.e === "placed") expect(next.cells[event.cell]).toBe(event.side);
      const reveal = events.find((event) => event.e === "reveal");
      const contest = events.find((event) => event.e === "contest");
      if (left !== "random" && reveal?.e === "reveal") expect(reveal.red?.left).toBe(left);
      if (contest?.e === "contest" && reveal?.e === "reveal")
        expect(contest.result === "same").toBe(reveal.red?.left === reveal.black?.left);
    });
  });
  it("answers any other cell with a hint", () => {
    for (const { answer } of guide.steps)
      if (answer) expect(answer(name("R5BA"))).toEqual(expect.any(String));
  });
  it("gives both sides as many pieces at the start of a turn", () => {
    for (const { envelope } of guide.steps) {
      const { cells, phase } = viewOf(envelope);
      const count = (side: string) => Object.values(cells).filter((owner) => owner === side).length;
      if (phase === "choose") expect(count("red")).toBe(count("black"));
    }
  });
  it("ends with a chain from border to border, and not before", () => {
    const views = guide.steps.map(({ envelope }) => viewOf(envelope) as View);
    expect(views.map((view) => missing(view.size, view.cells, "red") === 0)).toEqual(
      views.map((_, i) => i === views.length - 1),
    );
    const end = views.at(-1);
    for (const cell of end?.chain ?? []) expect(end?.cells[cell]).toBe("red");
  });
});

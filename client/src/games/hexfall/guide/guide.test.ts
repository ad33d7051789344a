import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../../types/wire";
import { asEvents, type Event, type Legal, type View, viewOf } from "../types";
import { guide as make } from ".";
import game from "./game.json";

const guide = make();
const tasks = guide.steps.filter(({ answer }) => answer);
const actionOf = (move: string): Record<string, unknown> => {
  const [type = "", one = "", other = ""] = move.split(" ");
  const fields: Record<string, unknown> = {
    draft_place: { corner: Number(one) },
    draft_road: { edge: Number(one) },
    build: one === "road" ? { what: one, edge: Number(other) } : { what: one, corner: Number(other) },
    play: { card: one },
    bank: { give: one, get: other },
    march: { from: Number(one), to: Number(other), count: 1 },
    attack: { from: Number(one), to: Number(other), count: 1 },
    end_turn: {},
  };
  return { type, ...(fields[type] as object) };
};
const moves = game.moves.filter((move) => move);

describe("the guided first game", () => {
  it("has a task for each action that was played, and something to read in between", () => {
    expect(tasks).toHaveLength(moves.length);
    expect(guide.steps[0]?.answer).toBeNull();
    expect(guide.steps.at(-1)?.answer).toBeNull();
  });
  it("goes on with the action asked for, and answers any other with the hint", () => {
    tasks.forEach((step, i) => {
      expect(step.answer?.(actionOf(moves[i] ?? ""))).toEqual(expect.arrayContaining([expect.anything()]));
      for (const other of moves.filter((move) => move !== moves[i]))
        expect(step.answer?.(actionOf(other))).toEqual(expect.any(String));
    });
  });
  it("asks only for what may be done, and shows beforehand what comes of it", () => {
    tasks.forEach((step, i) => {
      const action = actionOf(moves[i] ?? "");
      const legal = step.legal as unknown as Legal;
      expect(legal.types).toContain(action.type);
      expect(step.preview?.(action)).toHaveProperty("events");
    });
  });
  it("tells every position from the one before by what happened there", () => {
    const laid = (view: View) => view.roads.length + view.structures.length;
    let at = 0;
    guide.steps.forEach((step, i) => {
      const next = guide.steps[i + 1];
      const move = step.answer ? moves[at++] : null;
      const told = asEvents(step.onward ?? (move ? (step.answer?.(actionOf(move)) as GameEvent[]) : []));
      const count = (...types: Event["type"][]) => told.filter(({ type }) => types.includes(type)).length;
      const upgraded = told.filter((event) => event.type === "build" && event.what === "upgrade").length;
      const change = count("draft", "build") - upgraded - count("razed");
      if (next) expect(laid(viewOf(next.envelope)) - laid(viewOf(step.envelope))).toBe(change);
    });
  });
  it("ends with a town razed and a 7", () => {
    const end = guide.steps.at(-1);
    const view = end && viewOf(end.envelope);
    expect(view?.dice.last).toEqual([3, 4]);
    expect(view?.seats.map(({ points }) => points)).toEqual([5, 2]);
  });
});

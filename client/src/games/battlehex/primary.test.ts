import { describe, expect, it } from "vitest";
import { empty, withCell, withRank } from "./draft";
import { type Moment, primary } from "./primary";
import { sampleView } from "./sample.test-data";

const moment = (change: Partial<Moment> = {}): Moment => ({
  view: sampleView(),
  me: "red",
  mine: true,
  sealed: false,
  redrafting: false,
  same: false,
  draft: empty(true),
  picked: null,
  revealing: false,
  waiting: ["Bob"],
  ...change,
});
const full = withCell(empty(true), "R6B7");

describe("the primary action", () => {
  it("names its reason until both cards are chosen", () => {
    expect(primary(moment()).reason).toBe("Choose two cards first");
    expect(primary(moment({ draft: withRank(empty(true), "red", 2) })).reason).toBe("Choose the other card");
    expect(primary(moment({ draft: full }))).toMatchObject({ label: "Seal move", reason: null, ask: null });
  });
  it("asks once before a move is lost (BH-8)", () => {
    expect(primary(moment({ draft: withCell(empty(true), "R7B7") }))).toMatchObject({
      label: "Lose the move",
      ask: "Really lose it?",
    });
  });
  it("replaces a sealed move only by another one (BH-6)", () => {
    const again = { mine: false, sealed: true, redrafting: true, draft: full };
    expect(primary(moment(again)).label).toBe("Seal this instead");
    expect(primary(moment({ ...again, same: true })).reason).not.toBeNull();
  });
  it("waits for the others, by name", () => {
    expect(primary(moment({ mine: false, sealed: true })).reason).toBe("Waiting for Bob");
    expect(primary(moment({ mine: false, view: sampleView({ phase: "free", free: "black" }) })).reason).toBe(
      "Bob is to move",
    );
  });
  it("places in the open once a cell is picked", () => {
    const view = sampleView({ phase: "free", free: "red" });
    expect(primary(moment({ view })).reason).toBe("Choose a cell first");
    expect(primary(moment({ view, picked: "R2B2" })).label).toBe("Place piece");
  });
  it("goes on from a reveal, whatever is chosen", () => {
    expect(primary(moment({ revealing: true })).label).toBe("Go on");
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { fresh, type Target } from "./draft";
import { primary } from "./primary";
import { legal, none, sample, seat } from "./sample.test-data";
import type { Legal, View } from "./types";
import { table } from "./words";
import { cards } from "./words/more";

beforeAll(() => Promise.all([table.load(), cards.load()]));

const press = (change: Partial<View>, allowed: Legal | null, trial: Target | null = null, missing = 0) =>
  primary(sample(change), {
    viewer: 0,
    legal: allowed,
    draft: { ...fresh, trial },
    discard: { wool: 2 },
    missing,
  });
const trying = (act: Target["act"]): Target => ({ place: "", act, war: false });

describe("the primary action", () => {
  it("ends the turn, and asks once where something would be left behind", () => {
    expect(press({}, legal())).toMatchObject({ label: "End turn", ask: null, act: { type: "end_turn" } });
    expect(press({ seats: [seat(0, { ready: 1 })] }, legal()).ask).toMatch(/Armies wait/);
    const free = { road: 2, wall: 0, harbor: 0, ship: 0 };
    expect(press({ seats: [seat(0, { free })] }, legal()).ask).toMatch(/Free pieces/);
  });
  it.each([
    [{ type: "build", what: "town" }, "Build town"],
    [{ type: "raise", count: 2 }, "Raise 2 armies"],
    [{ type: "play", card: "palace" }, "Play Palace"],
    [{ type: "attack" }, "Attack"],
    [{ type: "sail" }, "Sail"],
  ])("says what %j does", (act, label) =>
    expect(press({}, legal(), trying(act))).toMatchObject({ label, act }),
  );
  it("founds what the draft asks for", () => {
    const draft = { step: 0, kind: "city" as const, corner: null, edge: null };
    expect(press({ draft }, none(["draft_place"]), trying({ type: "draft_place" })).label).toBe("Found city");
    expect(press({ draft }, none(["draft_place"])).reason).toMatch(/lit place/);
  });
  it("throws, and discards once enough is chosen", () => {
    expect(press({ phase: "roll" }, none(["roll"])).act).toEqual({ type: "roll" });
    expect(press({ phase: "discard" }, none(["discard"]), null, 1).reason).toMatch(/1 more/);
    expect(press({ phase: "discard" }, none(["discard"])).act).toEqual({
      type: "discard",
      cards: { wool: 2 },
    });
  });
  it("accepts an offer where that can be paid, and declines it where not", () => {
    expect(press({ phase: "offer" }, none(["reply"], { accept: true })).act).toEqual({
      type: "reply",
      accept: true,
    });
    expect(press({ phase: "offer" }, none(["reply"])).act).toEqual({ type: "reply", accept: false });
  });
  it("says whom everybody waits for", () => {
    expect(press({ toAct: [1], current: 1 }, none(["resign"])).reason).toBe("Bob is to move");
    expect(press({ phase: "discard", toAct: [1, 2] }, none(["resign"])).reason).toBe(
      "Waiting for Bob and Cleo",
    );
    expect(press({ seats: [seat(0, { alive: false })] }, null).reason).toMatch(/out/);
  });
});

import { beforeAll, describe, expect, it } from "vitest";
import { type Draft, fresh } from "./draft";
import { type Doing, now } from "./now";
import { cornerKey, id, legal, none, sample, seat } from "./sample.test-data";
import type { Event, Legal, View } from "./types";
import { table } from "./words";
import * as more from "./words/more";

beforeAll(() =>
  Promise.all([table, more.cards, more.things, more.story, more.after].map((part) => part.load())),
);

const said = (change: Partial<View>, allowed: Legal | null, more: Partial<Doing> = {}) =>
  now(sample(change), {
    viewer: 0,
    shared: false,
    legal: allowed,
    draft: fresh,
    outcome: null,
    aimed: null,
    ...more,
  });
const holding = (plan: Draft["plan"], trial: Draft["trial"] = null): Partial<Doing> => ({
  draft: { plan, count: null, trial },
});

describe("what to do now", () => {
  it("tells the throw and what a turn is for", () => {
    expect(said({}, legal())).toMatchObject({
      title: "Your turn",
      lit: true,
      text: expect.stringMatching(/show 8/),
    });
    expect(said({ surge: true }, legal()).text).toMatch(/march twice/);
    expect(said({}, legal(), { shared: true }).title).toBe("Ann, your turn");
  });
  it.each([
    [{ kind: "city", corner: null }, "Found a city"],
    [{ kind: "city", corner: 5 }, "Lay its road"],
    [{ kind: "town", corner: null }, "Found a town"],
  ] as const)("leads through the draft: %j", (step, title) => {
    const draft = { step: 0, edge: null, ...step };
    expect(said({ phase: "draft", draft }, none(["draft_place"])).title).toBe(title);
  });
  it("asks for a throw, for cards, for an answer", () => {
    expect(said({ phase: "roll" }, none(["roll"])).title).toBe("Throw the dice");
    expect(said({ phase: "discard" }, none(["discard"], { owes: 4 })).text).toMatch(/4 cards/);
    const offer = { n: 1, seat: 1, give: { ore: 1 }, want: { wool: 2 }, replies: { "0": null } };
    expect(said({ phase: "offer", offer }, none(["reply"])).text).toMatch(/give 2 wool and get 1 ore/);
  });
  it("says who is on, and that a bot thinks", () => {
    expect(said({ toAct: [1], current: 1 }, none(["resign"]))).toMatchObject({
      title: "Bob thinks",
      lit: false,
    });
    expect(said({ toAct: [2], current: 2 }, null).title).toBe("Cleo is to move");
    expect(said({ phase: "discard", toAct: [1, 2] }, null).title).toBe("Bob and Cleo must discard");
    expect(said({ toAct: [1], current: 1, seats: [seat(0, { alive: false })] }, null).text).toMatch(/fallen/);
  });
  it("says what is in the hand", () => {
    expect(said({}, legal(), holding({ kind: "stack", corner: id("C5n") })).title).toBe("3 armies on C5n");
    expect(said({}, legal(), holding({ kind: "ships", ids: [4] })).title).toBe("1 ship on A4");
    expect(said({}, legal(), holding({ kind: "build", what: "harbor" })).text).toMatch(/no place/);
    expect(said({}, legal(), holding({ kind: "card", card: "spy", first: null })).text).toBe(
      "Choose a rival.",
    );
  });
  it("tells the exact end of a battle before it is begun, and warns of one that gains nothing", () => {
    const trial = { place: cornerKey("D5s"), act: { type: "attack" }, war: true };
    const battle = (win: boolean): Event => ({
      type: "attack",
      seat: 0,
      rival: 1,
      from: id("C5n"),
      to: id("D5s"),
      attackers: 5,
      defenders: 1,
      walled: true,
      losses: 1,
      attackersLeft: 4,
      defendersLeft: 0,
      win,
      blow: win,
      level: 1,
      walls: 0,
    });
    const won = said({}, legal(), {
      ...holding({ kind: "stack", corner: id("C5n") }, trial),
      outcome: [battle(true)],
    });
    expect(won.title).toBe("Attack on D5s?");
    expect(won.text).toMatch(/5 against 1 behind walls: won.*each side loses 1.*wall on D5s falls/);
    expect(won.warn).toBe(false);
    const lost = said({}, legal(), {
      ...holding({ kind: "stack", corner: id("C5n") }, trial),
      outcome: [battle(false)],
    });
    expect(lost.warn).toBe(true);
  });
  it("tells what a piece costs, and that a free one costs nothing", () => {
    const trial = { place: cornerKey("C4s"), act: { type: "build", what: "town" }, war: false };
    const built = (paid: object): Event => ({
      type: "build",
      seat: 0,
      what: "town",
      paid,
      corner: 5,
      level: 1,
    });
    const plan = holding({ kind: "build", what: "town" }, trial);
    expect(said({}, legal(), { ...plan, outcome: [built({ wool: 1, gold: 1 })] }).text).toBe(
      "Costs 1 wool and 1 Gold.",
    );
    expect(said({}, legal(), { ...plan, outcome: [built({})] }).text).toBe("Free.");
  });
  it("says who won", () => {
    const result = { winner: [0], way: "points" as const, ranking: [[0], [1], [2]] };
    expect(said({ phase: "over", toAct: [], result }, null)).toMatchObject({ title: "You win", lit: true });
  });
});

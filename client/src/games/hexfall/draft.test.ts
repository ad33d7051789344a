import { describe, expect, it } from "vitest";
import {
  bill,
  fresh,
  ghostOf,
  most,
  movables,
  NONE,
  onward,
  type Plan,
  planFor,
  short,
  targets,
} from "./draft";
import {
  cornerKey,
  edgeKey,
  id,
  legal,
  moving,
  none,
  sampleView,
  seat,
  ship,
  stack,
  tileKey,
} from "./sample.test-data";

const view = sampleView();
const acts = (plan: Plan, count: number | null = null, allowed = legal(), at = view) =>
  targets(at, allowed, plan, count).map(({ place, act, war }) => [place, act, war]);

describe("what lights up", () => {
  it("is every site of a draft step", () => {
    const allowed = none(["draft_place", "draft_road"], { corners: [id("C4s")], edges: [id("C5e")] });
    expect(acts(NONE, null, allowed)).toEqual([
      [cornerKey("C4s"), { type: "draft_place", corner: id("C4s") }, false],
      [edgeKey("C5e"), { type: "draft_road", edge: id("C5e") }, false],
    ]);
  });
  it("is every site of a piece, under the word that its action has for the place", () => {
    expect(acts({ kind: "build", what: "road" })[0]).toEqual([
      edgeKey("C5se"),
      { type: "build", what: "road", edge: id("C5se") },
      false,
    ]);
    const afloat = legal({ build: { ship: { sites: [3], why: null } } });
    expect(acts({ kind: "build", what: "ship" }, null, afloat)).toEqual([
      ["t3", { type: "build", what: "ship", tile: 3 }, false],
    ]);
  });
  it("is what a stack may do, with blood where it comes to blows", () => {
    expect(acts({ kind: "stack", corner: id("C5n") }, 2)).toEqual([
      [cornerKey("C4s"), { type: "march", from: id("C5n"), to: id("C4s"), count: 2 }, false],
      [cornerKey("D5s"), { type: "attack", from: id("C5n"), to: id("D5s"), count: 2 }, true],
    ]);
  });
  it("lets a stack in the field march only as a whole, but fight with a part", () => {
    const from = id("C5n");
    const field = legal({
      stacks: { [from]: moving({ split: false, march: [1], hunt: [0], tear: [5], embark: [4] }) },
    });
    expect(acts({ kind: "stack", corner: from }, 1, field)).toEqual([
      ["c1", { type: "march", from, to: 1 }, false],
      [tileKey("E5"), { type: "hunt", from, band: 0, count: 1 }, true],
      ["e5", { type: "tear", from, edge: 5 }, true],
      [tileKey("A4"), { type: "embark", from, ship: 4 }, false],
    ]);
  });
  it("is only where all chosen ships may sail, and where any of them may land", () => {
    const fleet = legal({
      ships: {
        4: { sail: [1, 2], disembark: [], why: {} },
        5: { sail: [2, 3], disembark: [7], why: {} },
      },
    });
    expect(acts({ kind: "ships", ids: [4, 5] }, null, fleet)).toEqual([
      ["t2", { type: "sail", ships: [4, 5], to: 2 }, false],
      ["c7", { type: "disembark", ship: 5, to: 7 }, false],
    ]);
  });
  it("sends no more ready armies from the hand than there are", () => {
    const hand = legal({ hand: { deploy: [60], attack: [61], why: null } });
    const held = sampleView({ seats: [seat(0, { ready: 1, spent: 2 })] });
    expect(acts({ kind: "hand" }, 3, hand, held).map(([, act]) => act)).toEqual([
      { type: "deploy", corner: 60, count: 3 },
      { type: "attack", from: "hand", to: 61, count: 1 },
    ]);
  });
});

describe("a card", () => {
  const card = (
    name: "colony" | "migration" | "monopoly" | "spy" | "market",
    first: number | null = null,
  ): Plan => ({
    kind: "card",
    card: name,
    first,
  });
  const may = { choices: [0, 1], resources: ["ore" as const], tiles: [8, 9], why: null };
  const held = legal({ cards: { colony: may, migration: may, monopoly: may, spy: may, market: may } });
  it("names what it needs: a corner, a resource, a seat, or nothing", () => {
    expect(acts(card("colony"), null, held)[1]).toEqual([
      "c1",
      { type: "play", card: "colony", corner: 1 },
      false,
    ]);
    expect(acts(card("monopoly"), null, held)[0]?.[1]).toEqual({
      type: "play",
      card: "monopoly",
      resource: "ore",
    });
    expect(acts(card("spy"), null, held)[1]?.[1]).toEqual({ type: "play", card: "spy", seat: 1 });
    expect(acts(card("market"), null, held)).toEqual([["", { type: "play", card: "market" }, false]]);
  });
  it("asks first what is to move, then where to", () => {
    expect(movables(view, held, card("migration"))).toEqual([{ place: tileKey("E5"), first: 0 }]);
    expect(acts(card("migration"), null, held)).toEqual([]);
    expect(acts(card("migration", 0), null, held)[0]?.[1]).toEqual({
      type: "play",
      card: "migration",
      band: 0,
      tile: 8,
    });
    expect(movables(view, held, card("migration", 0))).toEqual([]);
  });
  it("lights nothing where it cannot be played", () => {
    const barred = legal({ cards: { market: { ...may, why: "not_playable" } } });
    expect(acts(card("market"), null, barred)).toEqual([]);
  });
});

describe("taking into the hand", () => {
  it("takes the own stack, the own ships of a tile, a settlement that can grow", () => {
    expect(planFor(view, legal(), cornerKey("C5n"))).toEqual({ kind: "stack", corner: id("C5n") });
    const two = sampleView({ ships: [ship(4, "A4"), ship(6, "A4"), ship(7, "A4", { seat: 1 })] });
    const ships = { 4: { sail: [], disembark: [], why: {} }, 6: { sail: [], disembark: [], why: {} } };
    expect(planFor(two, legal({ ships }), tileKey("A4"))).toEqual({ kind: "ships", ids: [4, 6] });
    const growing = legal({ stacks: {}, build: { upgrade: { sites: [id("C5n")], why: null } } });
    expect(planFor(view, growing, cornerKey("C5n"))).toEqual({ kind: "build", what: "upgrade" });
  });
  it("takes nothing that is not ours", () => {
    expect(planFor(view, legal(), cornerKey("D5s"))).toBeNull();
    expect(planFor(view, legal(), tileKey("G1"))).toBeNull();
  });
  it("asks how many where there are several", () => {
    expect(most(view, legal(), { kind: "stack", corner: id("C5n") })).toBe(3);
    expect(most(view, legal({ mostArmies: 1 }), { kind: "raise" })).toBeNull();
  });
});

describe("going on", () => {
  const marched = { place: cornerKey("C4s"), act: { type: "march", to: id("C4s") }, war: false };
  it("follows a stack that may still do something", () => {
    const next = sampleView({ stacks: [stack("C4s", 3)] });
    const draft = { plan: { kind: "stack" as const, corner: id("C5n") }, count: null, trial: marched };
    const free = legal({ stacks: { [id("C4s")]: moving({ attack: [id("C4n")] }) } });
    expect(onward(next, free, draft)).toEqual({ kind: "stack", corner: id("C4s") });
    expect(onward(next, legal({ stacks: { [id("C4s")]: moving() } }), draft)).toBe(NONE);
  });
  it("goes on building while there are places, and lets go when the turn is over", () => {
    const draft = { ...fresh, plan: { kind: "build" as const, what: "road" as const } };
    expect(onward(view, legal(), draft)).toEqual(draft.plan);
    expect(onward(view, legal({ build: {} }), draft)).toBe(NONE);
    expect(onward(view, none(["resign"]), draft)).toBe(NONE);
  });
});

describe("a trial", () => {
  it("shows the piece as it would stand there", () => {
    const build = (what: string, more: object) => ({
      place: "",
      act: { type: "build", what, ...more },
      war: false,
    });
    expect(ghostOf(view, build("town", { corner: 5 })).structures).toMatchObject([
      { corner: 5, level: 1, seat: 0 },
    ]);
    expect(ghostOf(view, build("road", { edge: 5 })).roads).toEqual([{ edge: 5, seat: 0 }]);
    expect(ghostOf(view, build("wall", { corner: 5 }))).toEqual({});
  });
});

describe("paying", () => {
  it("marks each card of a price that the stores do not cover", () => {
    expect(bill("upgrade", { grain: 2, ore: 1 }).map(({ missing }) => missing)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
  it("counts what is still to be given up", () => expect(short(4, { wool: 1, ore: 2 })).toBe(1));
});

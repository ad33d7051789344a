import { describe, expect, it } from "vitest";
import {
  actionOf,
  canDeclare,
  canDisplace,
  changed,
  choiceOf,
  fits,
  fresh,
  placedOn,
  rotationOf,
  targets,
  turned,
  whyNot,
} from "./draft";
import { choice, legal } from "./sample.test-data";
import type { Kind } from "./types";

const hand: Kind[] = ["straight", "angle", "block"];
const angle = choice({ tile: "angle", cells: { a8: [2, 3], i8: [3] } });

describe("a placement being made up", () => {
  it("finds what may be done with its tile", () => {
    expect(choiceOf(legal(), hand, { ...fresh, slot: 1 })?.tile).toBe("angle");
    expect(choiceOf(legal(), hand, { ...fresh, declare: "star6" })).toBeNull();
    expect(choiceOf(legal(), hand, { ...fresh, displace: true })).toBeNull();
  });
  it("lights the cells that fit as it is turned, and faintly those that fit otherwise", () => {
    expect(targets(angle, { ...fresh, turns: 2 })).toEqual({ lit: ["a8"], faint: ["i8"] });
    expect(targets(angle, { ...fresh, turns: -3 })).toEqual({ lit: ["a8", "i8"], faint: [] });
    expect(targets(null, fresh)).toEqual({ lit: [], faint: [] });
  });
  it("knows turns that look the same (HF-20)", () => {
    expect(fits(choice(), "a8", { turns: 3 })).toBe(true);
    expect(fits(choice(), "a8", { turns: 1 })).toBe(false);
  });
  it("turns by the shorter way to fit the cell that is chosen", () => {
    expect(placedOn({ ...fresh, turns: 0 }, "a8", angle)).toMatchObject({ cell: "a8", turns: 2 });
    expect(placedOn({ ...fresh, turns: 5 }, "i8", angle)).toMatchObject({ cell: "i8", turns: 3 });
    expect(placedOn(fresh, "e5", angle)).toBeNull();
  });
  it("turns over a chosen cell only to what fits there, and freely without one", () => {
    const on = { ...fresh, cell: "a8", turns: 3 };
    expect(turned(on, 1, angle).turns).toBe(8);
    expect(turned(on, -1, angle).turns).toBe(2);
    expect(turned({ ...fresh, turns: 3 }, 1, angle).turns).toBe(4);
  });
  it("keeps its cell for another tile that fits there, and lets go of it else", () => {
    const on = { ...fresh, cell: "a8" };
    expect(changed(on, { slot: 1, turns: 0 }, legal(), hand)).toMatchObject({
      slot: 1,
      cell: "a8",
      turns: 2,
    });
    expect(changed({ ...on, slot: 1 }, { slot: 0 }, legal(), [...hand].reverse()).cell).toBe("a8");
    expect(changed({ ...on, cell: "i8", slot: 1 }, { slot: 0 }, legal(), hand).cell).toBeNull();
  });
  it("tells why a cell takes nothing: the tile's own reason, or the one of all tiles", () => {
    expect(whyNot(legal(), choice(), "b9")).toBe("not_connected");
    expect(whyNot(legal(), choice(), "a9")).toBe("occupied");
    expect(whyNot(legal(), choice({ displace: true, why: {} }), "a9")).toBeNull();
    expect(whyNot(legal(), choice(), "a8")).toBeNull();
  });
  it("becomes the action that the rules know", () => {
    const draft = { ...fresh, turns: 4, pool: true };
    expect(rotationOf({ turns: -1 })).toBe(5);
    expect(actionOf(draft, choice({ tile: "wildcard", declare: "straight" }), "a8")).toEqual({
      type: "place",
      tile: "wildcard",
      cell: "a8",
      rotation: 1,
      declare: "straight",
      displace: false,
      draw: "pool",
    });
  });
  it("can displace or be declared only where the server says so", () => {
    const more = legal({
      tiles: [choice({ tile: "star6", displace: true }), choice({ tile: "wildcard", declare: "arrow" })],
    });
    expect([canDisplace(more, "star6"), canDisplace(more, "wildcard")]).toEqual([true, false]);
    expect([canDeclare(more, "star6"), canDeclare(more, "wildcard")]).toEqual([false, true]);
  });
});

import { describe, expect, it } from "vitest";
import { happened, now } from "./now";
import { enter, result, sample } from "./sample.test-data";
import type { Preview, Route, RouteEnd } from "./types";

const stride = { hex: "C2", from: 0, to: 3, visit: 1, visitPts: 1, step: 1, travelPts: 1 };
const route = (seat: number, count: number, end: Partial<RouteEnd>): Route => ({
  seat,
  strides: Array.from({ length: count }, () => stride),
  visit: count,
  travel: (count * (count + 1)) / 2,
  end: { kind: "glow", status: "active", hex: null, seat: null, ...end },
});
const preview = (...routes: Route[]): Preview => ({
  hex: "C2",
  tile: "345012",
  routes,
  bonus: 0,
  total: 0,
  selfDestruct: routes[0]?.end.status === "out",
  atLeast: false,
});
const doing = { viewer: 0, preview: null, shared: false };
const text = (...routes: Route[]) => now(sample(), { ...doing, preview: preview(...routes) }).text;

describe("what to do now", () => {
  it("names the hex, and on a shared device the player too", () => {
    expect(now(sample(), doing)).toEqual({
      title: "Lay a tile on C2",
      text: "Turn it until you like where your path leads.",
      lit: true,
    });
    expect(now(sample(), { ...doing, shared: true }).title).toBe("Ann, lay a tile on C2");
  });
  it("says where the own path would go", () => {
    expect(text(route(0, 6, { hex: "B1" }))).toBe("Your path runs 6 hexes and waits before B1.");
    expect(text(route(0, 1, { hex: "B1" }))).toBe("Your path waits before B1 then.");
    expect(text(route(0, 2, { kind: "unseen", hex: "B1" }))).toBe("Your path runs on into the fog.");
    expect(text(route(0, 2, { kind: "gate", status: "locked", seat: 2 }))).toMatch(/gate of Cleo/);
  });
  it("warns before a placement that ends the own path", () => {
    const kinds = ["void", "headOn", "trail"] as const;
    for (const kind of kinds)
      expect(
        now(sample(), { ...doing, preview: preview(route(0, 2, { kind, status: "out", seat: 1 })) }),
      ).toMatchObject({ text: expect.stringMatching(/you are out/), warn: true });
    expect(text(route(0, 2, { kind: "headOn", status: "locked", seat: 1 }))).toBe(
      "Your path meets Bob head-on: both are locked.",
    );
  });
  it("says what would become of everybody else who moves", () => {
    expect(
      text(
        route(0, 1, { hex: "B1" }),
        route(1, 2, { hex: "A1" }),
        route(2, 1, { kind: "void", status: "out" }),
      ),
    ).toBe("Your path waits before B1 then. Bob is carried along: +5. Cleo leaves the board.");
  });
  it("tells whoever waits or watches who is on and where", () => {
    const waiting = { title: "Bob is to move", text: "The path waits before C2.", lit: false };
    expect(now(sample({ toMove: 1 }), doing)).toEqual(waiting);
    expect(now(sample({ toMove: 1 }, null), { ...doing, viewer: null })).toEqual(waiting);
    expect(now(sample({ toMove: 2 }), doing).title).toBe("Cleo thinks");
    expect(now(sample({ toMove: 1 }, 0, {}, { glow: null }), doing).text).toBe("");
  });
  it("ends with who won", () => {
    expect(now(sample({ toMove: null, result: result([1, 2, 3]) }), doing)).toMatchObject({
      title: "You win",
      lit: true,
    });
  });
});

it("a step that is being shown has its sentences too", () => {
  expect(
    happened(sample(), [
      { e: "placed", turn: 7, seat: 1, hex: "C2", tile: "345012" },
      enter(1, "C2", 1, 1),
      { e: "out", seat: 1, cause: "void", by: null },
    ]),
  ).toEqual({ title: "Bob lays C2: +2", text: "Bob runs over the edge and is out.", lit: false });
});

import { beforeAll, describe, expect, it } from "vitest";
import { arrivals, pace, soundOf } from "./motion";
import {
  chart,
  cornerKey,
  events,
  id,
  sample,
  sampleView,
  seat,
  stack,
  tileKey,
  town,
} from "./sample.test-data";
import { speakPlace } from "./speak";
import { facts, seatLine, turn, whereabouts } from "./strip";
import { tell } from "./tell";
import type { Event, View } from "./types";
import { table } from "./words";
import * as more from "./words/more";

beforeAll(() => Promise.all([table, more.cards, more.things, more.story].map((part) => part.load())));
const about = (change: Partial<View> = {}, shared = false) => ({
  envelope: sample(change),
  legal: null,
  shared,
});

describe("the chronicle", () => {
  const round: Event = { type: "round", round: 4 };
  const stays: Event = { type: "band_move", band: 0, from: 1, to: 1 };
  it("counts rounds: lines before a round begins belong to the one before", () => {
    const lines = tell(events(stays, round, stays), about(), 3);
    expect(lines.map((line) => line.turn)).toEqual([3, 4, 4]);
  });
});

describe("the strip", () => {
  it("has points, what a seat does, and how many cards it holds", () => {
    expect(seatLine(about(), 0)).toMatchObject({ score: "4", status: "your turn · 5 cards", on: true });
    expect(seatLine(about({}, true), 0).status).toMatch(/your turn|to move/);
    expect(seatLine(about(), 1)).toMatchObject({ status: "5 cards · 1 action card", on: false });
    expect(seatLine(about({ phase: "discard", toAct: [1], owed: { "1": 4 } }), 1).status).toMatch(
      /4 to discard/,
    );
    expect(seatLine(about({ seats: [seat(0, { alive: false })] }), 0).status).toBe("out");
  });
  it("hands the device to the seat that must act, from the one on turn onwards", () => {
    expect(turn(sample({ current: 1, toAct: [0, 2] }))).toEqual({ seat: 2, secret: true });
    expect(turn(sample({ current: 1, toAct: [1] }))).toEqual({ seat: 1, secret: true });
    expect(turn(sample({ current: null, phase: "draft", toAct: [2] }))?.seat).toBe(2);
    expect(turn(sample({ toAct: [] }))).toBeNull();
  });
  it("says where the game stands", () => {
    expect(whereabouts(about())).toBe("Round 3 · to 20 points");
    expect(facts(about())).toContainEqual(["Band on E5, 2 strong", "2 ore"]);
  });
});

describe("what is heard of a place", () => {
  const place = (list: keyof typeof chart & ("tiles" | "corners" | "edges"), name: string) => {
    const found = chart[list].find((one) => one.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  it("is its land and number, and what stands there", () => {
    expect(speakPlace(sample(), place("tiles", "C5"))).toBe("C5, forest 8");
    expect(speakPlace(sample(), place("tiles", "E5"))).toBe("E5, desert, band of 2, with 2 ore");
    expect(speakPlace(sample(), place("tiles", "A4"))).toBe("A4, sea, 1 ship of Ann");
    expect(speakPlace(sample(), place("tiles", "G1"))).toBe("G1, sea, the pirate with 2 ships");
    expect(speakPlace(sample(), place("corners", "C5n"))).toBe(
      "C5n, corner, capital, city of Ann, 3 armies of Ann",
    );
  });
  it("tells a built harbor, walls, and what is cut off", () => {
    const structures = [
      town("C5n", { kind: "harbor", level: 0 }),
      town("D5s", { seat: 1, walls: 2, linked: false }),
    ];
    const envelope = sample({ structures, stacks: [] });
    expect(speakPlace(envelope, place("corners", "C5n"))).toBe("C5n, corner, harbor of Ann");
    expect(speakPlace(envelope, place("corners", "D5s"))).toMatch(/town of Bob, walls 2, not linked/);
  });
  it("ends with what may be done there", () => {
    const corner = place("corners", "D5s");
    expect(speakPlace(sample(), corner, { lit: "war" })).toMatch(/can be attacked$/);
    expect(speakPlace(sample(), corner, { why: "Not in the first rounds." })).toMatch(
      /Not in the first rounds$/,
    );
  });
});

describe("motion", () => {
  const march: Event = { type: "march", seat: 0, from: id("C5n"), to: id("C4s"), count: 2 };
  it("comes from where a stack was", () => {
    const way = arrivals(sampleView({ stacks: [stack("C4s", 2)] }), [march]).get(cornerKey("C4s"));
    expect(Math.hypot(way?.x ?? 0, way?.y ?? 0)).toBeCloseTo(40);
    expect(pace([march])).toBeGreaterThan(0);
  });
  it("takes the short way round the sea", () => {
    const sail: Event = { type: "sail", seat: 0, ships: [4], from: id("A4"), to: id("G4") };
    expect(arrivals(sampleView(), [sail]).get(tileKey("G4"))?.x).toBeCloseTo(Math.sqrt(3) * 40);
  });
  it("is none where nothing came", () => {
    const stays: Event = { type: "band_move", band: 0, from: 1, to: 1 };
    expect(arrivals(sampleView(), [stays]).size).toBe(0);
    expect([
      pace([stays]),
      soundOf([stays]),
      soundOf([{ type: "victory", winner: [0], way: "last" }]),
    ]).toEqual([0, null, "win"]);
  });
});

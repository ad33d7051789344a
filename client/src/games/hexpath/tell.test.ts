import { describe, expect, it } from "vitest";
import { enter, events, result, sample } from "./sample.test-data";
import { facts, seatLine, speakHex, tell, turn, whereabouts } from "./tell";
import type { Event, SeatView } from "./types";

const lines = (...all: Event[]) =>
  tell(events(...all), { envelope: sample(), legal: null }).map((line) => line.text);
const placed: Event = { e: "placed", turn: 7, seat: 0, hex: "C2", tile: "345012" };
const on: Event = { e: "turn", turn: 8, seat: 1 };

describe("log lines", () => {
  it("a placement says where, how far, how often, where to, and for how much", () => {
    expect(
      lines(
        placed,
        enter(0, "C2", 1, 1),
        enter(0, "C3", 2, 2),
        enter(0, "B2", 1, 3),
        { e: "glow", seat: 0, hex: "B1" },
        { e: "drew", seat: 0, slot: 0, tile: "240513" },
        on,
      ),
    ).toEqual(["*Ann* lays C2, 3 hexes, C3 for the 2nd time, now before B1: +10"]);
    expect(lines(placed, enter(0, "C2", 1, 1), { e: "glow", seat: 0, hex: "B1" }, on)).toEqual([
      "*Ann* lays C2, now before B1: +2",
    ]);
  });
  it("belongs to the turn of its tile, though the next one has begun", () => {
    const told = tell(events(placed, enter(0, "C2", 1, 1), on), { envelope: sample(), legal: null });
    expect(told.map(({ turn }) => turn)).toEqual([7]);
  });
  it("whoever is carried along has a line of its own (HP-14, HP-15)", () => {
    expect(
      lines(
        placed,
        enter(0, "C2", 1, 1),
        { e: "glow", seat: 0, hex: "B1" },
        enter(1, "C2", 1, 1),
        enter(1, "C3", 1, 2),
        { e: "out", seat: 1, cause: "void", by: 0 },
        { e: "bonus", seat: 0, points: 4 },
      ),
    ).toEqual([
      "*Ann* lays C2, now before B1: +2",
      "*Bob* is carried along, 2 hexes: +5",
      "*Bob* runs over the edge and is out; credit to *Ann*",
      "*Ann* earns a bonus: +4",
    ]);
  });
  it("head-on puts the mover out and sends the other home along its trail (HP-18)", () => {
    expect(
      lines(
        placed,
        enter(0, "C2", 1, 1),
        { e: "headOn", seat: 0, struck: 1 },
        { e: "out", seat: 0, cause: "headOn", by: null },
        enter(1, "C2", 1, 1),
        enter(1, "C3", 1, 2),
        { e: "locked", seat: 1, cause: "gate", gateOf: 0 },
      ),
    ).toEqual([
      "*Ann* lays C2: +2",
      "*Ann* runs head-on into *Bob* and is out",
      "*Bob* rides home along the trail of *Ann*, 2 hexes: +5",
    ]);
  });
  it("in a stalemate both are locked, in one sentence", () => {
    expect(
      lines(
        placed,
        enter(0, "C2", 1, 1),
        { e: "headOn", seat: 0, struck: 1 },
        { e: "locked", seat: 0, cause: "headOn", gateOf: null },
        { e: "locked", seat: 1, cause: "headOn", gateOf: null },
      ),
    ).toEqual(["*Ann* lays C2: +2", "*Ann* and *Bob* meet head-on: both are locked"]);
  });
  it("a gate reached without a ride is told as what it is (HP-19)", () => {
    expect(
      lines(placed, enter(0, "C2", 1, 1), { e: "locked", seat: 0, cause: "gate", gateOf: 2 }).at(-1),
    ).toBe("*Ann* comes out at the gate of *Cleo* and is locked");
  });
  it("a strict trail kills on entering, before a point is made (HP-21)", () => {
    expect(
      lines(
        placed,
        enter(0, "C2", 1, 1),
        { e: "glow", seat: 0, hex: "B1" },
        { e: "out", seat: 1, cause: "trail", by: 0 },
      ),
    ).toEqual([
      "*Ann* lays C2, now before B1: +2",
      "*Bob* enters the trail of another and is out; credit to *Ann*",
    ]);
  });
  it("every way out has its own sentence, and only some have a credit", () => {
    const causes = ["void", "headOn", "trail", "resign", "timeout", "left"] as const;
    const told = causes.map((cause) => lines({ e: "out", seat: 1, cause, by: null })[0]);
    expect(new Set(told).size).toBe(causes.length);
    expect(told.join()).not.toMatch(/credit/);
  });
  it("a turn left without a tile keeps its number (HP-40)", () => {
    const told = tell(
      events({ e: "out", seat: 0, cause: "resign", by: null }, { e: "turn", turn: 7, seat: 1 }),
      {
        envelope: sample(),
        legal: null,
      },
    );
    expect(told).toEqual([{ turn: 7, text: "*Ann* resigns" }]);
  });
  it("what happens in the fog loses its place, not its points (HP-42)", () => {
    expect(
      lines(
        { e: "placed", turn: 7, seat: 1 },
        { e: "enter", seat: 1, points: 2 },
        { e: "enter", seat: 1, points: 3 },
        { e: "glow", seat: 1 },
        { e: "enter", seat: 2, points: 2 },
        { e: "glow", seat: 2, hex: "B1" },
      ),
    ).toEqual(["*Bob* lays a tile out of sight: +5", "*Cleo* is carried along out of sight: +2"]);
  });
});

describe("the seat strip", () => {
  const line = (seat: number, change: Partial<SeatView> = {}, viewer: number | null = 0) => {
    const changes: Partial<SeatView>[] = [];
    changes[seat] = change;
    return seatLine({ envelope: sample({}, viewer, ...changes), legal: null }, seat);
  };
  it("shows whose turn it is, and else how many tiles are held", () => {
    expect(line(0)).toEqual({ score: "12", status: "your turn", on: true });
    expect(line(0, {}, 1)).toMatchObject({ status: "to move", on: true });
    expect([1, 2].map((seat) => line(seat).status)).toEqual(["1 tile", "no tile left"]);
    expect(line(1, { handCount: 2 }).status).toBe("2 tiles");
  });
  it("is to nobody in particular on a shared device", () => {
    expect(seatLine({ envelope: sample(), legal: null, shared: true }, 0).status).toBe("to move");
  });
  it("says why a path stands still", () => {
    expect(line(1, { status: "out", cause: "void" })).toMatchObject({
      status: "left the board",
      icon: "cross",
    });
    expect(line(1, { status: "locked", cause: "gate", gateOf: 2 })).toMatchObject({
      status: "locked at the gate of Cleo",
      icon: "lock",
    });
    expect(line(1, { status: "locked", cause: "headOn" }).status).toBe("locked");
  });
  it("sums up at the end", () => {
    const about = {
      envelope: sample(
        { result: result([1, 2, 3]), toMove: null },
        0,
        {},
        { status: "out", cause: "trail" },
        { status: "locked" },
      ),
      legal: null,
    };
    expect([0, 1, 2].map((seat) => seatLine(about, seat).status)).toEqual([
      "12 points · in play",
      "7 points · entered a trail",
      "2 points · locked, not out",
    ]);
  });
});

describe("one device", () => {
  it("hands are secret, so it is passed on before every turn", () => {
    expect(turn(sample({ toMove: 1 }))).toEqual({ seat: 1, secret: true });
    expect(turn(sample({ toMove: null }))).toBeNull();
  });
});

describe("what a hex says", () => {
  it("its tile, who ran through it, whose head and whose next hex it is", () => {
    expect(speakHex(sample(), "C3")).toBe("C3, tile, Ann once, head of Ann");
    expect(speakHex(sample(), "C2")).toBe("C2, empty, your next hex, next hex of Bob");
    expect(speakHex(sample({}, 1), "A1")).toBe("A1, empty, next hex of Cleo");
    expect(speakHex(sample(), "B3", true)).toBe("B3, out of sight");
  });
  it("counts visits", () => {
    const trail: SeatView["trail"] = {
      C3: [
        [0, 3],
        [1, 4],
      ],
    };
    expect(speakHex(sample({}, null, { trail, head: null }), "C3")).toBe("C3, tile, Ann twice");
  });
});

it("says where in the match this is", () => {
  expect(whereabouts({ envelope: sample(), legal: null })).toBe("Turn 7 · 5 tiles left");
  expect(whereabouts({ envelope: sample({ deckCount: 0 }), legal: null })).toBe("Turn 7 · no tile left");
});

it("facts name the rules of this table, house rules worked out", () => {
  const envelope = sample({ hidden: true });
  envelope.options = { ...envelope.options, fog: true, strictTrails: true, visitMultiplier: 3 };
  expect(Object.fromEntries(facts({ envelope, legal: null }))).toMatchObject({
    Board: "2 rings, 19 hexes",
    "Visits pay": "1, 3, 9, 27 …",
    "Steps of a run pay": "1, 2, 3, 4 …",
    "Trails of others": "fatal",
    Fog: "lies over the board",
    Bonus: "2 times the own run",
  });
  expect(facts({ envelope: sample(), legal: null }).map(([label]) => label)).not.toContain("Fog");
});

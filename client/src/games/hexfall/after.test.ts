import { describe, expect, it } from "vitest";
import type { Envelope } from "../../types/wire";
import { chart, dice, ending, numbers, type Statistics } from "./after";
import type { Result, Structure } from "./types";
import { after } from "./words/more";

const seats = ["Ann", "Bob", "Cleo"].map((name) => ({ name, kind: "human" as const, colour: "" }));
const settled = (seat: number, level: number): Partial<Structure> => ({ seat, level, kind: "settlement" });
const one = (points: number, libraries = 0, alive = true) => ({ points, libraries, alive });

function over(result: Result | null, viewer: number | null = null): Envelope {
  const structures = [settled(0, 1), settled(0, 4), settled(1, 2), { ...settled(0, 0), kind: "harbor" }];
  const view = { result, structures, seats: [one(6, 1), one(2), one(0, 0, false)] };
  return { viewer, seats, view } as unknown as Envelope;
}
const told = (result: Result | null, viewer: number | null = null, shared = false) =>
  ending({ envelope: over(result, viewer), legal: null, shared });
const ranking = [[0], [1], [2]];

describe("the end", () => {
  it("is none before it", () => {
    expect(told(null)).toBeNull();
  });
  it("says who has the points, and what they are made of", () => {
    expect(told({ winner: [0], way: "points", ranking })).toEqual({
      title: "Ann wins",
      text: "6 points.",
      winner: 0,
      counted: [
        ["Ann: settlements", "4 + 1"],
        ["Ann: Great Libraries", "1"],
        ["Ann: points", "6"],
        ["Bob: settlements", "2"],
        ["Bob: points", "2"],
        ["Cleo: points", "out"],
      ],
    });
  });
  it.each([
    [[0], "last", 0, "You win", "The last banner that stands."],
    [[0, 1], "limit", 1, "You win, with Ann", "The last round is over, and nobody has more."],
    [[0, 1], "limit", null, "Ann and Bob win together", "The last round is over, and nobody has more."],
    [[1], "last", 0, "Bob wins", "The last banner that stands."],
  ] as const)("tells %j, %s, to seat %s", (winner, way, viewer, title, text) => {
    expect(told({ winner: [...winner], way, ranking }, viewer)).toMatchObject({ title, text });
  });
  it("speaks of nobody in particular where a device is shared", () => {
    expect(told({ winner: [0], way: "points", ranking }, 0, true)?.title).toBe("Ann wins");
  });
});

const blank = {
  roads: 0,
  towns: 0,
  upgrades: 0,
  walls: 0,
  harbors: 0,
  ships: 0,
  armies: 0,
  cards: 0,
  played: 0,
  trades: 0,
  exchanges: 0,
  battles: 0,
  won: 0,
  blows: 0,
  armiesLost: 0,
  shipsLost: 0,
  razed: 0,
  taken: 0,
  lost: 0,
  discarded: 0,
};
const statistics: Statistics = {
  rounds: 2,
  turns: 6,
  throws: { "2": 0, "6": 3, "7": 3 },
  points: [
    [2, 2, 2],
    [3, 2, 2],
    [6, 2, 0],
  ],
  seats: [
    { ...blank, gained: { timber: 2, ore: 3 }, roads: 4 },
    { ...blank, gained: {}, battles: 1 },
    { ...blank, gained: {} },
  ],
};
const about = { envelope: over(null), legal: null };

describe("the game in numbers", () => {
  it("has a row for each number that the server counts, and one for time", () => {
    const grid = numbers(statistics, [1234, null, 20_000], about);
    const rows = Object.fromEntries(grid.rows);
    expect(grid.columns).toEqual(["Ann", "Bob", "Cleo"]);
    expect(rows[after.words.numGained]).toEqual(["5", "0", "0"]);
    expect(rows[after.words.numOre]).toEqual(["3", "0", "0"]);
    expect(rows[after.words.numRoads]).toEqual(["4", "0", "0"]);
    expect(rows[after.words.numBattles]).toEqual(["0", "1", "0"]);
    expect(rows[after.words.numTime]).toEqual(["1.2 s", "–", "20 s"]);
    expect(grid.rows).toHaveLength(Object.keys(blank).length + 5 + 2);
  });
  it("draws points by round", () => {
    expect(chart([], about, statistics)?.series.map(({ points }) => points)).toEqual([
      [2, 3, 6],
      [2, 2, 2],
      [2, 2, 0],
    ]);
    expect(chart([], about, null)).toBeNull();
  });
  it("sets the dice beside what was to be expected", () => {
    expect(dice(statistics).rows).toEqual([
      ["2", ["0", "0.2"]],
      ["6", ["3", "0.8"]],
      ["7", ["3", "1.0"]],
    ]);
  });
});

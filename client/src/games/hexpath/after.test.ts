import { describe, expect, it } from "vitest";
import { awards, chart, counted, ending, numbers } from "./after";
import { enter, events, result, sample } from "./sample.test-data";
import type { SeatStatistics, SeatView } from "./types";

const over = (rank: number[], viewer: number | null, ...seats: Partial<SeatView>[]) => ({
  envelope: sample({ toMove: null, result: result(rank) }, viewer, ...seats),
  legal: null,
});

describe("the end", () => {
  it("is none while the match goes on", () => {
    expect(ending({ envelope: sample(), legal: null })).toBeNull();
  });
  it("goes by score, and says by how much", () => {
    expect(ending(over([1, 2, 3], 1))).toMatchObject({
      title: "Ann wins",
      text: "12 points, 5 more than Bob.",
      winner: 0,
    });
    expect(ending(over([1, 2, 3], 0))?.title).toBe("You win");
    expect(ending({ ...over([1, 2, 3], 0), shared: true })?.title).toBe("Ann wins");
  });
  it("a win may be shared, by paths that are out too (HP-29, HP-36)", () => {
    const shared = (viewer: number | null) =>
      ending(over([1, 1, 3], viewer, { score: 9, status: "out", cause: "void" }, { score: 9 }));
    expect(shared(null)).toMatchObject({ title: "Ann and Bob share the win", text: "9 points each." });
    expect(shared(1)).toMatchObject({ title: "You share the win", winner: 1 });
  });
});

it("tells how each of those who are out went out, and who gets the credit", () => {
  const about = over(
    [1, 2, 3],
    0,
    { status: "locked", cause: "gate", gateOf: 1 },
    { status: "out", cause: "headOn", by: null },
    { status: "out", cause: "void", by: 0 },
  );
  expect(counted(about)).toEqual([
    ["Tiles laid", "1"],
    ["Empty hexes", "18"],
    ["Bob ran head-on into another", "–"],
    ["Cleo left the board", "by Ann"],
  ]);
});

it("awards have a name and a reason each", () => {
  const all = [
    "firstBlood",
    "pathbreaker",
    "doubleDown",
    "cleanSweep",
    "stillStanding",
    "soleSurvivor",
    "champion",
    "intoTheVoid",
    "wrongWay",
    "selfDestruct",
  ] as const;
  const envelope = sample({ result: result([1, 2, 3], { achievements: [[], [...all], ["champion"]] }) });
  const given = awards({ envelope, legal: null });
  expect(given).toHaveLength(11);
  expect(new Set(given.slice(0, 10).map(({ name, why }) => `${name}${why}`)).size).toBe(10);
  expect(given.at(-1)).toEqual({ seat: 2, name: "Champion", why: "Nobody had more points" });
});

describe("the plot", () => {
  const placed = (turn: number, seat: number) => ({ e: "placed", turn, seat, hex: "C2", tile: "x" }) as const;
  it("counts every seat's points after each tile, bonus and fog included", () => {
    const steps = [
      events(placed(1, 0), enter(0, "C2", 1, 1)),
      events({ e: "out", seat: 2, cause: "resign", by: null }),
      events(placed(2, 1), { e: "enter", seat: 1, points: 5 }, enter(0, "C2", 2, 1), {
        e: "bonus",
        seat: 1,
        points: 10,
      }),
    ];
    expect(chart(steps, { envelope: sample(), legal: null })?.series).toEqual([
      { name: "Ann", points: [0, 2, 5] },
      { name: "Bob", points: [0, 0, 15] },
      { name: "Cleo", points: [0, 0, 0] },
    ]);
  });
  it("has nothing to show for a match of one tile", () => {
    expect(
      chart([events(placed(1, 0), enter(0, "C2", 1, 1))], { envelope: sample(), legal: null }),
    ).toBeNull();
  });
});

it("numbers stand in a column for each seat", () => {
  const one = (n: number): SeatStatistics => ({
    placements: n,
    entered: n,
    distinct: n,
    mostVisits: n,
    longestRun: n,
    bestPlacement: n,
    visit: n,
    travel: n,
    bonus: n,
    moved: n,
    timesMoved: n,
    rivalsMoved: n,
    credited: n,
    rides: n,
    turnsSurvived: n,
    scores: [n],
  });
  const grid = numbers(
    { tiles: 3, empty: 16, out: [], seats: [one(1), one(2), one(3)] },
    [840, 61_700, null],
    { envelope: sample(), legal: null },
  );
  expect(grid.columns).toEqual(["Ann", "Bob", "Cleo"]);
  expect(grid.rows).toHaveLength(16);
  expect(grid.rows.at(-1)).toEqual(["Time for a decision", ["0.8 s", "62 s", "–"]]);
  expect(grid.rows.slice(0, -1).every(([, values]) => values.join() === "1,2,3")).toBe(true);
});

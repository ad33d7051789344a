import { expect, it } from "vitest";
import { ground } from "./board";
import { along, decided, network, newest, openEnds, openGoals } from "./lines";
import { board, player, result, sampleView } from "./sample.test-data";
import { canonical, linesOf, strokeOf } from "./tiles";

const land = ground("race");
const cells = (lit: ReadonlyMap<string, ReadonlySet<number>>) => [...lit.keys()].sort();

it("turned lines join the sides that the rules say", () => {
  expect(linesOf({ tile: "arrow", declare: null, rotation: 2 })).toEqual([14]);
  expect(linesOf({ tile: "wildcard", declare: "xcross", rotation: 1 })).toEqual([18, 36]);
  expect(linesOf({ tile: "wildcard", declare: null, rotation: 0 })).toEqual([]);
});

it("equal looks have one rotation, the least (HF-20)", () => {
  expect([0, 1, 2, 3, 4, 5].map((turn) => canonical("straight", turn))).toEqual([0, 1, 2, 0, 1, 2]);
  expect(canonical("xcross", 3)).toBe(0);
  expect(canonical("tribranch", 5)).toBe(1);
  expect(canonical("star6", 4)).toBe(0);
});

it("two ends make a curve through the middle, three a hub", () => {
  expect(strokeOf("flat", 9).d).toMatch(/^M\S+ \S+Q0 0 /);
  expect(strokeOf("flat", 9).hub).toBe(false);
  expect(strokeOf("point", 13).hub).toBe(true);
});

it("a network runs from the own corners along lines that meet", () => {
  const view = sampleView({ board: board("straight a9 0 0", "angle a8 2 0", "straight b9 0 1") });
  expect(cells(network(land, view, 0))).toEqual(["a8", "a9"]);
});

it("the two lines of an X-Cross are lit each by itself (HF-25)", () => {
  const view = sampleView({ board: board("straight a9 0 0", "xcross a8 0 1") });
  expect([...(network(land, view, 0).get("a8") ?? [])]).toEqual([0]);
});

it("a closed tile ends the network of Battle (HF-37)", () => {
  const players = [player(), player({ party: 1 })];
  const tiles = ["lcurve a1 2 0", ..."bcdefgh".split("").map((c) => `star6 ${c}1 0 ${c === "g" ? 1 : 0}`)];
  const view = sampleView({ mode: "battle", players, board: board(...tiles, "star6 b2 0 0") });
  const lit = cells(network(ground("battle"), view, 0));
  expect(lit).toContain("f1");
  expect(lit).not.toContain("g1");
});

it("open ends face empty cells of the board, not its rim", () => {
  const tiles = board("straight a9 0 0");
  const lit = network(land, sampleView({ board: tiles }), 0);
  expect(openEnds(land, tiles, lit)).toEqual([{ cell: "a9", side: 0 }]);
});

it("a route lights the lines that it runs along, and nothing else of its tiles", () => {
  const tiles = board("straight a9 0 0", "xcross a8 0 1", "straight a7 0 1");
  const lit = along(land, tiles, ["a9", "a8", "a7"]);
  expect([...lit].map(([cell, lines]) => [cell, [...lines]])).toEqual([
    ["a9", [0]],
    ["a8", [0]],
    ["a7", [0]],
  ]);
});

it("what decided a game is its routes, or else the winners' chains", () => {
  const tiles = board("straight a9 0 0", "straight a8 0 1", "straight i9 0 1");
  const byPath = sampleView({ board: tiles, result: result({ paths: { 0: ["a9", "a8"] } }) });
  expect(cells(decided(land, byPath) ?? new Map())).toEqual(["a8", "a9"]);
  const counted = result({ winners: [1], reason: "resolution", chains: { 0: ["a9"], 1: ["i9"] } });
  expect(cells(decided(land, sampleView({ board: tiles, result: counted })) ?? new Map())).toEqual(["i9"]);
  const even = result({ winners: [], tied: [0, 1], reason: "draw", chains: { 0: ["a9"], 1: ["i9"] } });
  expect(cells(decided(land, sampleView({ board: tiles, result: even })) ?? new Map())).toEqual(["a9", "i9"]);
  expect(decided(land, sampleView({ result: result({ reason: "resign" }) }))).toBeNull();
});

it("goals are marked until a tile lies on them, and the newest tile is known by its number", () => {
  const view = sampleView({ board: board("straight a9 0 0", "straight i9 0 1") });
  expect(openGoals(view, 0)).toEqual(["a1"]);
  expect(newest(view.board)).toBe("i9");
  expect(newest({})).toBeNull();
});

import { beforeAll, describe, expect, it } from "vitest";
import { counted, ending } from "./after";
import { now, wouldDo } from "./now";
import { board, choice, events, outcome, player, result, sample } from "./sample.test-data";
import { facts, seatLine, speakCell, tell, turn, whereabouts } from "./tell";
import { options, refusals, table } from "./words";

beforeAll(() => Promise.all([table.load(), options.load(), refusals.load()]));

const lines = (...all: Parameters<typeof events>) =>
  tell(events(...all), { envelope: sample(), legal: null }).map(({ turn: at, text }) => [at, text]);
const about = (envelope: ReturnType<typeof sample>) => ({ envelope, legal: null });

describe("the log", () => {
  it("tells a tile with its dots under the number of its turn", () => {
    const placed = {
      e: "placed",
      player: 0,
      tile: "spread",
      cell: "e5",
      rotation: 0,
      declare: null,
      ply: 6,
    } as const;
    expect(lines(placed)).toEqual([[7, "*Ann* lays Spread on e5, 5 dots"]]);
  });
  it("tells what was displaced, what a wildcard is, and where the next tile came from", () => {
    const taken = {
      e: "displaced",
      player: 0,
      cell: "e5",
      tile: "angle",
      from_owner: 1,
      tokens_left: 2,
    } as const;
    const placed = {
      e: "placed",
      player: 0,
      tile: "star6",
      cell: "e5",
      rotation: 0,
      declare: null,
      ply: 6,
    } as const;
    expect(lines(taken, placed)).toEqual([[7, "*Ann* lays Star-6 on e5, takes the Angle of Bob"]]);
    const wild = { ...placed, tile: "wildcard", declare: "arrow", cell: "a5" } as const;
    const drew = { e: "drew", player: 0, source: "pool", bag_count: 3 } as const;
    expect(lines(wild, drew)).toEqual([[7, "*Ann* lays Wildcard as Arrow on a5, draws from the pool"]]);
  });
  it("tells the opening under nought", () => {
    const dealt = { e: "dealt", player: 0, count: 3 } as const;
    expect(lines({ e: "coin", winner: 1 }, { e: "order", sequence: [1, 0] }, dealt)).toEqual([
      [0, "*Bob* won the coin"],
      [0, "*Bob* begins"],
    ]);
  });
  it("tells who has strangled: whoever laid the tile, not the first seat of the team", () => {
    const placed = {
      e: "placed",
      player: 2,
      tile: "block",
      cell: "e5",
      rotation: 0,
      declare: null,
      ply: 6,
    } as const;
    const envelope = sample();
    envelope.seats = ["Ann", "Bob", "Cleo"].map((name) => ({ name, kind: "human", colour: "" }));
    const told = tell(events(placed, { e: "strangled", by: 0, cell: "e5", parties: [1] }), {
      envelope,
      legal: null,
    });
    expect(told.at(-1)?.text).toBe("*Cleo* leaves Bob no way");
  });
  it("tells draws only where all hands lie open", () => {
    const drew = { e: "drew", player: 0, source: "bag", bag_count: 3, tile: "angle" } as const;
    const dealt = { e: "dealt", player: 1, count: 2, tiles: ["block", "star6"] } as const;
    expect(lines(drew)).toEqual([]);
    const open = sample();
    open.options.open_hand = true;
    const told = tell(events({ ...dealt, tiles: [...dealt.tiles] }, drew), { envelope: open, legal: null });
    expect(told.map(({ text }) => text)).toEqual(["*Bob* begins with Block and Star-6", "*Ann* draws Angle"]);
  });
  it("tells an offence, with its reason where that may be known", () => {
    expect(lines({ e: "penalty", player: 1, offence: 1, code: "occupied" })).toEqual([
      [2, "*Bob* is warned: A tile lies here."],
    ]);
    expect(lines({ e: "penalty", player: 1, offence: 2 })[0]?.[1]).toMatch(/for the last time: a placement/);
  });
});

describe("the strip", () => {
  it("shows tiles, and in Battle tokens and what was taken", () => {
    expect(seatLine(about(sample()), 0)).toEqual({
      score: "15 tiles",
      status: "your turn · 12 in bag",
      on: true,
    });
    const players = [player({ tokens: 2, captures: ["angle"] }), player({ party: 1, tokens: 1 })];
    const fight = about(sample({ mode: "battle", players, to_move: 1 }));
    expect(seatLine(fight, 0)).toMatchObject({
      score: "2 tokens",
      status: "3 in hand · 12 in bag · 1 taken",
    });
    expect(seatLine(fight, 1)).toMatchObject({ score: "1 token", on: true });
  });
  it("shows who is out, and why", () => {
    const players = [player(), player({ party: 1, out: "no_move" })];
    expect(seatLine(about(sample({ players })), 1)).toMatchObject({
      status: "out: no tile fitted",
      icon: "cross",
    });
  });
  it("counts for everybody what is not played yet", () => {
    expect(facts(about(sample()))).toContainEqual(["Bob can still play", "2 Straight, 1 Block"]);
    expect(whereabouts(about(sample()))).toBe("Race · 2 tiles laid");
  });
  it("has a secret to keep, unless all hands lie open", () => {
    expect(turn(sample())).toEqual({ seat: 0, secret: true });
    const open = sample();
    open.options.open_hand = true;
    expect(turn(open)).toEqual({ seat: 0, secret: false });
  });
});

describe("what to do now", () => {
  const doing = {
    viewer: 0,
    shared: false,
    mine: true,
    kind: "straight" as const,
    choice: choice(),
    displace: false,
    cell: null,
    preview: null,
    why: null,
    fills: false,
  };
  it("names the task, and the tile", () => {
    expect(now(sample(), doing)).toMatchObject({ title: "Your turn", lit: true });
    expect(now(sample(), doing).text).toMatch(/lit cell for the Straight/);
    expect(now(sample(), { ...doing, choice: choice({ cells: {} }) }).text).toMatch(/fits nowhere/);
    expect(now(sample(), { ...doing, choice: null, kind: "wildcard" }).text).toMatch(
      /what the Wildcard shall be/,
    );
  });
  it("says why a cell that is pointed at takes nothing", () => {
    const why = { cell: "e5", reason: "No tile touches this cell." };
    expect(now(sample(), { ...doing, why }).text).toBe("e5: No tile touches this cell.");
  });
  it("asks before a tile is laid, and warns of what would lose", () => {
    const tried = { ...doing, cell: "a8", preview: outcome() };
    expect(now(sample(), tried)).toMatchObject({ title: "Straight on a8?", warn: false });
    const lost = outcome({ reason: "path", winners: [1], scores: [0, 30] });
    expect(now(sample(), { ...tried, preview: lost })).toMatchObject({ warn: true });
  });
  it("says who chooses", () => {
    const envelope = sample({ phase: "choose_order", coin: 1, to_move: 1 });
    expect(now(envelope, { ...doing, mine: false })).toMatchObject({ title: "Bob won the coin", lit: false });
    expect(now(envelope, doing).title).toBe("Go first or second?");
  });
});

describe("a preview in words", () => {
  const said = (change: Parameters<typeof outcome>[0], fills = false) =>
    wouldDo(sample({ board: board("straight a9") }), 0, outcome(change), fills);
  it("tells joins and open ends, and gaps where they are wished for", () => {
    expect(said({})).toBe("Joins on 1 side. 2 open ends on the board.");
    expect(said({}, true)).toMatch(/Still to fill: Ann 8 → 7 and Bob 8 → none\.$/);
  });
  it("tells what is taken, closed and cut off", () => {
    expect(said({ captured: "angle", closed_to: [1], cut_off: [1] })).toMatch(
      /^Takes the Angle\. Joins on 1 side\. Leaves Bob no way\. Closed to Bob\./,
    );
  });
  it("tells an end first", () => {
    expect(said({ reason: "path", winners: [0], scores: [70, 0] })).toBe("Completes the route: 70 points.");
    expect(said({ reason: "strangle", winners: [0], cut_off: [0, 1] })).toMatch(/^Closes every way/);
    expect(said({ offence: "occupied" })).toBe("That would be an offence: A tile lies here.");
  });
});

describe("a cell", () => {
  it("speaks of its tile by the notation, and of what may be done there", () => {
    const envelope = sample();
    expect(speakCell(envelope, "a9", { party: 0 })).toBe(
      "a9, Straight of Ann, lines to top and bottom, corner of yours",
    );
    expect(speakCell(envelope, "e5", { party: 0, takes: "now", picked: true })).toBe(
      "e5, empty, 5 dots, takes your tile, chosen",
    );
    expect(speakCell(envelope, "a1", { party: 0, why: "No tile touches this cell." })).toBe(
      "a1, empty, corner of Bob, goal, No tile touches this cell",
    );
  });
  it("speaks of both lines of an X-Cross", () => {
    const envelope = sample({ board: board("xcross e5 0 1") });
    expect(speakCell(envelope, "e5")).toMatch(/lines top to bottom and upper right to lower left/);
  });
});

describe("the end", () => {
  it("counts the dots of a route", () => {
    const paths = { 0: ["a9", "b4", "c4"] };
    const envelope = sample({ result: result({ scores: [70, 0], paths }), to_move: null, phase: "over" });
    expect(ending(about(envelope))).toMatchObject({
      title: "You win",
      text: "A route of 3 tiles, 70 points.",
      winner: 0,
    });
    expect(counted(about(envelope))).toEqual([
      ["Tiles of the route", "3"],
      ["Dots on b4", "2 → 3"],
      ["Dots on c4", "3 → 4"],
      ["Route", "10 × (3 + 4) = 70"],
      ["Ann: score", "70"],
      ["Bob: score", "0"],
    ]);
  });
  it("counts what was on the board when the tiles ran out", () => {
    const end = result({
      reason: "resolution",
      measures: { 0: [-3, 7], 1: [-4, 9] },
      chains: { 0: ["a9"], 1: ["i9"] },
    });
    const rows = counted(about(sample({ result: end })));
    expect(rows).toContainEqual(["Ann: steps to the goal", "3"]);
    expect(rows).toContainEqual(["Bob: tiles of the chain", "9"]);
  });
  it("counts a stalemate of Battle: chain, dots and captures (HF-50)", () => {
    const players = [player({ captures: ["angle"] }), player({ party: 1 })];
    const chains = { 0: ["a1", "b2", "c2", "d3", "e3", "f3"] };
    const end = result({ reason: "resolution", measures: { 0: [38] }, chains });
    const rows = counted(about(sample({ mode: "battle", players, result: end })));
    expect(rows[0]).toEqual(["Ann: total", "6 × (3 + 3) + 2 × 1 = 38"]);
  });
  it("names both of a team, and a draw", () => {
    const players = [0, 1, 0, 1].map((party) => player({ party }));
    const team = sample({ mode: "team", players, result: result({ reason: "resign" }) }, 1);
    expect(ending(about(team))).toMatchObject({ title: "Ann and Cleo win", text: "Bob and Dan gave up." });
    const even = result({ winners: [], tied: [0, 1], reason: "draw", scores: [0, 0] });
    expect(ending(about(sample({ result: even })))).toMatchObject({ title: "A draw", winner: null });
  });
});

import { describe, expect, it } from "vitest";
import { events, sample, sampleView } from "./sample.test-data";
import { ending, facts, seatLine, speakCell, tell, turn } from "./tell";
import type { Event } from "./types";

const lines = (...all: Event[]) =>
  tell(events(...all), { envelope: sample(), legal: null }).map((line) => line.text);
const reveal = (red: string | null, black: string | null): Event => ({
  e: "reveal",
  turn: 5,
  red: red ? { cell: red, left: "R" } : null,
  black: black ? { cell: black, left: "B" } : null,
});

describe("log lines", () => {
  it("two cells share one line, and the seal that completed the turn says nothing", () => {
    expect(
      lines(
        { e: "sealed", turn: 5, side: "black" },
        reveal("R6B7", "R9B4"),
        { e: "placed", turn: 5, side: "red", cell: "R6B7", free: false },
        { e: "placed", turn: 5, side: "black", cell: "R9B4", free: false },
        { e: "turn", turn: 6 },
      ),
    ).toEqual(["*Red* takes R6 B7, *Black* R9 B4"]);
  });
  it("a contest says how it went and who took the cell", () => {
    expect(
      lines(
        reveal("R6B7", "R6B7"),
        { e: "contest", turn: 5, cell: "R6B7", result: "opposite", winner: "black" },
        { e: "placed", turn: 5, side: "black", cell: "R6B7", free: false },
        { e: "free", turn: 5, side: "red" },
      ),
    ).toEqual(["Both aim at R6 B7: opposite, *Black* takes it"]);
    expect(lines({ e: "placed", turn: 5, side: "red", cell: "RABA", free: true })).toEqual([
      "*Red* places freely on RA BA",
    ]);
  });
  it("a lost move says why, and counts from the second on", () => {
    expect(
      lines(
        reveal("R7B7", null),
        { e: "forfeit", turn: 5, side: "red", streak: 1 },
        { e: "forfeit", turn: 5, side: "black", streak: 2 },
      ),
    ).toEqual(["*Red* names R7 B7, a taken cell: no piece", "*Black* loses a move, 2 in a row"]);
  });
  it("one move lost leaves the other's piece in its own line", () => {
    expect(
      lines(
        reveal("R7B7", "R9B4"),
        { e: "forfeit", turn: 5, side: "red", streak: 1 },
        { e: "placed", turn: 5, side: "black", cell: "R9B4", free: false },
      ),
    ).toEqual(["*Red* names R7 B7, a taken cell: no piece", "*Black* takes R9 B4"]);
  });
  it("classic moves, the swap and every end have their sentence", () => {
    expect(lines({ e: "placed", turn: 1, side: "red", cell: "R2B4", free: false })).toEqual([
      "*Red* on R2 B4",
    ]);
    expect(lines({ e: "swapped", turn: 2, from: "R2B4", to: "R4B2" })).toEqual([
      "*Black* swaps: R2 B4 becomes R4 B2",
    ]);
    const ends = (["chain", "forfeits", "resign"] as const).map(
      (how) => lines({ e: "over", winner: "red", how, chain: how === "chain" ? ["RABA", "RAB2"] : [] })[0],
    );
    expect(new Set(ends).size).toBe(3);
    expect(ends[0]).toBe("*Red* wins with a chain of 2");
    expect(lines({ e: "over", winner: null, how: "abandoned", chain: [] })[0]).toMatch(/^Abandoned/);
  });
});

describe("the seat strip", () => {
  it("shows who is waited for, and only the fact of a seal", () => {
    const about = { envelope: sample({ sealed: { red: false, black: true } }), legal: null };
    expect(seatLine(about, 0)).toEqual({ score: "1", status: "you are Red · choosing", on: true });
    expect(seatLine(about, 1)).toEqual({ score: "1", status: "Black · sealed", on: false, icon: "lock" });
  });
  it("follows the free phase and classic turns", () => {
    const free = { envelope: sample({ phase: "free", free: "black" }), legal: null };
    expect([seatLine(free, 0).on, seatLine(free, 1).on]).toEqual([false, true]);
    const classic = {
      envelope: sample({ mode: "classic", phase: "play", toMove: "red" }, null),
      legal: null,
    };
    expect(seatLine(classic, 0)).toMatchObject({ status: "Red · to move", on: true });
  });
  it("follows colours that changed seats (BH-17)", () => {
    const turned = {
      envelope: sample({ colours: ["black", "red"], sealed: { red: true, black: false } }),
      legal: null,
    };
    expect(seatLine(turned, 0).status).toBe("you are Black · choosing");
    expect(seatLine(turned, 1).icon).toBe("lock");
  });
});

describe("one device", () => {
  it("hands over to Red first on odd turns and to Black first on even ones (BH-20)", () => {
    const next = (turnNumber: number, red: boolean, black: boolean) =>
      turn(sample({ turn: turnNumber, sealed: { red, black } }));
    expect(next(5, false, false)).toEqual({ seat: 0, secret: true });
    expect(next(6, false, false)).toEqual({ seat: 1, secret: true });
    expect(next(5, true, false)).toEqual({ seat: 1, secret: true });
    expect(next(6, false, true)).toEqual({ seat: 0, secret: true });
  });
  it("keeps nothing private in open phases, and waits for nobody after the end", () => {
    expect(turn(sample({ phase: "free", free: "black" }))).toEqual({ seat: 1, secret: false });
    expect(turn(sample({ phase: "over", winner: "red", how: "resign" }))).toBeNull();
  });
});

describe("the end", () => {
  const over = { phase: "over", winner: "black", how: "chain", chain: ["RAB2", "R2B2"] } as const;
  it("is none while the game goes on", () => {
    expect(ending({ envelope: sample(), legal: null })).toBeNull();
  });
  it("is told from the viewer's side, unless several share the device", () => {
    const change = { ...over, chain: [...over.chain] };
    expect(ending({ envelope: sample(change, 0), legal: null })?.title).toBe("Bob wins");
    expect(ending({ envelope: sample(change, 1), legal: null })?.title).toBe("You win");
    expect(ending({ envelope: sample(change, 1), legal: null, shared: true })?.title).toBe("Bob wins");
  });
  it("gives its reason", () => {
    const text = (how: "chain" | "forfeits" | "resign") =>
      ending({ envelope: sample({ ...over, how, chain: [...over.chain] }), legal: null })?.text;
    expect([text("chain"), text("forfeits"), text("resign")]).toEqual([
      "2 pieces join the black borders.",
      "Ann lost 3 moves in a row.",
      "Ann resigned.",
    ]);
    expect(ending({ envelope: sample({ phase: "over", how: "abandoned" }), legal: null })).toMatchObject({
      winner: null,
    });
  });
});

describe("what a cell says", () => {
  it("its content, then what it is to the viewer", () => {
    const view = sampleView({ chain: ["R8B7"] });
    expect(speakCell(view, 6, 7, {})).toBe("R6 B7, empty");
    expect(speakCell(view, 7, 7, {})).toBe("R7 B7, red piece");
    expect(speakCell(view, 6, 7, { crossing: true })).toBe("R6 B7, empty, crossing of your cards");
    expect(speakCell(view, 8, 7, {})).toBe("R8 B7, black piece, part of the winning chain");
  });
});

it("facts name what the table plays", () => {
  const told = Object.fromEntries(
    facts({ envelope: sample({ streaks: { red: 0, black: 2 } }), legal: null }),
  );
  expect(told).toMatchObject({ Board: "13 by 13", Mode: "Battle", "Lost moves in a row": "0 · 2" });
});

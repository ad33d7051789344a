/** What the results page tells: who won and why, points, dice against what was to be expected, the game in numbers. */
import type { Envelope } from "../../types/wire";
import { listed } from "../../words";
import type { Chart, Ending, Grid, Telling } from "../face";
import { type Cards, RESOURCES, type Result, type View, viewOf } from "./types";
import { type after as part, sum } from "./words/more";

interface SeatStatistics extends Record<Counted, number> {
  gained: Cards;
}
export interface Statistics {
  rounds: number;
  turns: number;
  throws: Record<string, number>;
  points: number[][];
  seats: SeatStatistics[];
}

export function ending({ envelope, shared }: Telling): Ending | null {
  const view = viewOf(envelope);
  const { result } = view;
  if (!result) return null;
  const viewer = typeof envelope.viewer === "number" && !shared ? envelope.viewer : null;
  const mine = viewer !== null && result.winner.includes(viewer);
  return {
    title: titleOf(envelope, result, mine ? viewer : null),
    text: textOf(view, result),
    winner: mine ? viewer : (result.winner[0] ?? null),
    counted: counted(envelope, view),
  };
}

function titleOf(envelope: Envelope, { winner }: Result, me: number | null): string {
  const others = winner.filter((seat) => seat !== me).map((seat) => envelope.seats[seat]?.name ?? "");
  const names = listed(others);
  if (me !== null) return others.length ? sum("youShare", { names }) : sum("youWin");
  return sum(others.length > 1 ? "winTogether" : "wins", { names });
}

function textOf(view: View, { way, winner }: Result): string {
  if (way === "last") return sum("endLast");
  if (way === "limit") return sum("endLimit");
  return sum("endPoints", { count: view.seats[winner[0] ?? 0]?.points ?? 0 });
}

/** What every seat's points come from, in the order of the ranking. */
function counted(envelope: Envelope, view: View): [string, string][] {
  return (view.result?.ranking.flat() ?? []).flatMap((seat): [string, string][] => {
    const one = view.seats[seat];
    const name = envelope.seats[seat]?.name ?? "";
    if (!one?.alive) return [[sum("countPoints", { name }), sum("countOut")]];
    const levels = view.structures
      .filter((each) => each.seat === seat && each.kind === "settlement")
      .map(({ level }) => level)
      .sort((a, b) => b - a);
    const libraries: [string, string][] = one.libraries
      ? [[sum("countLibraries", { name }), String(one.libraries)]]
      : [];
    return [
      [sum("countSettlements", { name }), levels.join(" + ") || sum("none")],
      ...libraries,
      [sum("countPoints", { name }), String(one.points)],
    ];
  });
}

/** Points after the first throw of each round, and at the end. */
export function chart(_: unknown, { envelope }: Telling, statistics: unknown): Chart | null {
  if (!statistics) return null;
  const { points } = statistics as Statistics;
  return {
    title: sum("chartTitle"),
    along: sum("chartAlong"),
    series: envelope.seats.map(({ name }, seat) => ({
      name,
      points: points.map((round) => round[seat] ?? 0),
    })),
  };
}

/** How often each total fell, beside how often it was to be expected. */
export function dice(statistics: unknown): Grid {
  const { throws } = statistics as Statistics;
  const all = Object.values(throws).reduce((one, other) => one + other, 0);
  const ways = (total: number) => 6 - Math.abs(7 - total);
  return {
    title: sum("dice"),
    columns: [sum("diceThrown"), sum("diceExpected")],
    rows: Object.entries(throws).map(([total, count]) => [
      total,
      [String(count), ((all * ways(Number(total))) / 36).toFixed(1)],
    ]),
  };
}

type Word = keyof typeof part.words;
const ROWS = [
  ["numRoads", "roads"],
  ["numTowns", "towns"],
  ["numUpgrades", "upgrades"],
  ["numWalls", "walls"],
  ["numHarbors", "harbors"],
  ["numShips", "ships"],
  ["numArmies", "armies"],
  ["numCards", "cards"],
  ["numPlayed", "played"],
  ["numTrades", "trades"],
  ["numExchanges", "exchanges"],
  ["numBattles", "battles"],
  ["numWon", "won"],
  ["numBlows", "blows"],
  ["numArmiesLost", "armiesLost"],
  ["numShipsLost", "shipsLost"],
  ["numRazed", "razed"],
  ["numTaken", "taken"],
  ["numLost", "lost"],
  ["numDiscarded", "discarded"],
] as const;
type Counted = (typeof ROWS)[number][1];

const GAINED = {
  timber: "numTimber",
  brick: "numBrick",
  wool: "numWool",
  grain: "numGrain",
  ore: "numOre",
} as const;

const pile = (cards: Cards): number => Object.values(cards).reduce((one, other) => one + other, 0);

/** Seconds as they are read: 0.8, 12. */
const seconds = (ms: number) => (ms < 9950 ? (ms / 1000).toFixed(1) : String(Math.round(ms / 1000)));

/** The game in numbers, a column for each seat. */
export function numbers(statistics: unknown, times: readonly (number | null)[], { envelope }: Telling): Grid {
  const { seats } = statistics as Statistics;
  const row = (word: Word, value: (one: SeatStatistics) => number): [string, string[]] => [
    sum(word),
    seats.map((one) => String(value(one))),
  ];
  return {
    title: sum("numbers"),
    columns: envelope.seats.map(({ name }) => name),
    rows: [
      row("numGained", ({ gained }) => pile(gained)),
      ...RESOURCES.map((resource) => row(GAINED[resource], ({ gained }) => gained[resource] ?? 0)),
      ...ROWS.map(([word, key]) => row(word, (one) => one[key])),
      [sum("numTime"), times.map((ms) => (ms === null ? "–" : sum("seconds", { seconds: seconds(ms) })))],
    ],
  };
}

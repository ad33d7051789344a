/** What the results page tells: who won and why, and the points counted line by line. */
import type { Envelope } from "../../types/wire";
import type { Ending, Grid, Telling } from "../face";
import { ground } from "./board";
import { nameOf, partiesName, partyName, partyOf, seatsOf } from "./tell";
import { type Reason, type Result, type Statistics, type View, viewOf } from "./types";
import { type Key, say } from "./words";

export function ending({ envelope, shared }: Telling): Ending | null {
  const view = viewOf(envelope);
  const { result, players } = view;
  if (!result) return null;
  const viewer = typeof envelope.viewer === "number" && !shared ? envelope.viewer : null;
  const own = partyOf(view, viewer);
  const winner = players.findIndex(({ party }) => result.winners.includes(party));
  const mine = own !== null && result.winners.includes(own);
  return {
    title: titleOf(envelope, result, mine ? viewer : null),
    text: textOf(envelope, result),
    winner: mine ? viewer : winner < 0 ? null : winner,
  };
}

function titleOf(envelope: Envelope, { winners }: Result, me: number | null): string {
  const view = viewOf(envelope);
  if (!winners.length) return say("draw");
  const names = partiesName(envelope, winners);
  if (me === null) return say(seatsOf(view, winners) > 1 ? "winsTogether" : "wins", { names });
  const others = view.players.flatMap(({ party }, seat) =>
    seat !== me && winners.includes(party) ? [nameOf(envelope, seat)] : [],
  );
  return others.length ? say("youWinWith", { names: others.join(", ") }) : say("youWin");
}

const WHY: Record<Exclude<Reason, "path">, Key> = {
  strangle: "endStrangle",
  no_move: "endNoMove",
  resign: "endResign",
  timeout: "endTimeout",
  penalty: "endPenalty",
  resolution: "endResolution",
  draw: "endDraw",
};

function textOf(envelope: Envelope, { reason, winners, scores, paths }: Result): string {
  if (reason === "path") {
    const party = winners[0] ?? 0;
    return say("endPath", { count: new Set(paths[party]).size, points: scores[party] ?? 0 });
  }
  const losers = [...scores.keys()].filter((party) => !winners.includes(party));
  return say(WHY[reason], { names: partiesName(envelope, losers) });
}

/** Scores, and how they came about: a route's dots, or what the tiles on the board came to. */
export function counted({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const { result } = view;
  if (!result) return [];
  return [
    ...Object.entries(result.paths).flatMap(([party, cells]) =>
      routeLines(envelope, cells, result.scores[Number(party)] ?? 0),
    ),
    ...Object.keys(result.measures).flatMap((party) => measureLines(envelope, result, Number(party))),
    ...result.scores.map((score, party): [string, string] => [
      say("countScore", { names: partyName(envelope, party) }),
      String(score),
    ]),
  ];
}

/** What the dot hexes among these cells are worth, one by one (HF-6). */
function dotsOf(envelope: Envelope, cells: readonly string[]): { cell: string; dots: number }[] {
  const { dots } = ground(viewOf(envelope).mode);
  if (envelope.options.dots === false) return [];
  return [...new Set(cells)].flatMap((cell) => {
    const count = dots.get(cell);
    return count ? [{ cell, dots: count }] : [];
  });
}

const flat = ({ mode }: View): boolean => mode === "tri2" || mode === "tri3";

function routeLines(envelope: Envelope, cells: readonly string[], points: number): [string, string][] {
  const found = dotsOf(envelope, cells);
  const worth = found.map(({ dots }) => dots + 1);
  const rows = found.map(({ cell, dots }): [string, string] => [
    say("countDots", { cell }),
    say("countDotsValue", { dots, value: dots + 1 }),
  ]);
  const values = worth.join(" + ") || (flat(viewOf(envelope)) ? "0" : "1");
  return [
    [say("countRoute"), String(new Set(cells).size)],
    ...rows,
    [say("countBase"), say(flat(viewOf(envelope)) ? "countPlus" : "countTimes", { values, points })],
  ];
}

function measureLines(envelope: Envelope, { measures, chains }: Result, party: number): [string, string][] {
  const view = viewOf(envelope);
  const names = partyName(envelope, party);
  const chain = chains[party] ?? [];
  const [first = 0, second = 0, third = 0] = measures[party] ?? [];
  if (view.mode === "battle") {
    const captured = view.players.reduce(
      (sum, one) => sum + (one.party === party ? one.captures.length : 0),
      0,
    );
    const worth = dotsOf(envelope, chain).map(({ dots }) => dots + 1);
    const values = worth.length > 1 ? `(${worth.join(" + ")})` : String(worth[0] ?? 1);
    const tiles = new Set(chain).size;
    return [[say("countTotal", { names }), say("countBattle", { tiles, values, captured, total: first })]];
  }
  const reach: [string, string] = [say("countReach", { names }), String(-first)];
  if (!flat(view)) return [reach, [say("countChain", { names }), String(second)]];
  return [
    reach,
    [say("countChainPoints", { names }), String(second)],
    [say("countChainDots", { names }), String(third)],
  ];
}

/** Seconds as they are read: 0.8, 12. */
const seconds = (ms: number) => (ms < 9950 ? Math.round(ms / 100) / 10 : Math.round(ms / 1000));

/** The game in numbers, a column for each seat. */
export function numbers(statistics: unknown, times: readonly (number | null)[], { envelope }: Telling): Grid {
  const { players } = viewOf(envelope);
  const { placed } = statistics as Statistics;
  return {
    title: say("numbers"),
    columns: envelope.seats.map(({ name }) => name),
    rows: [
      [say("numPlaced"), placed.map(String)],
      [say("numLeft"), players.map(({ hand_count, bag_count }) => String(hand_count + bag_count))],
      [say("numCaptured"), players.map(({ captures }) => String(captures.length))],
      [say("numTime"), times.map((ms) => (ms === null ? "–" : say("seconds", { seconds: seconds(ms) })))],
    ],
  };
}

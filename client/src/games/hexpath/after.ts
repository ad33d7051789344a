/** What the results page tells of a finished match: who won, who put whom out, awards, numbers, a plot. */
import type { GameEvent } from "../../types/wire";
import { listed } from "../../words";
import type { Award, Chart, Ending, Grid, Telling } from "../face";
import { layout } from "./board";
import { fateOf, nameOf } from "./tell";
import { asEvents, type SeatStatistics, type Statistics, viewOf } from "./types";
import { type Key, say } from "./words";

export function ending({ envelope, shared }: Telling): Ending | null {
  const { result, seats } = viewOf(envelope);
  if (!result) return null;
  const winners = result.rank.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const mine = !shared && winners.find((seat) => seat === envelope.viewer) !== undefined;
  const names = listed(winners.map((seat) => nameOf(envelope, seat)));
  const alone = winners.length === 1;
  const title = mine
    ? say(alone ? "youWin" : "youShare")
    : say(alone ? "wins" : "share", { name: names, names });
  return {
    title,
    text: leadOf(
      seats.map(({ score }) => score),
      (seat) => nameOf(envelope, seat),
    ),
    winner: winners.find((seat) => seat === envelope.viewer) ?? winners[0] ?? null,
  };
}

/** By how much the best score leads, and before whom. */
function leadOf(scores: readonly number[], name: (seat: number) => string): string {
  const points = Math.max(...scores);
  const others = scores.filter((score) => score < points);
  if (others.length < scores.length - 1 || !others.length) return say("withShared", { points });
  const next = Math.max(...others);
  return say("withPoints", { points, lead: points - next, second: name(scores.indexOf(next)) });
}

/** Who went out, how, and to whose credit. */
export function counted({ envelope }: Telling): [string, string][] {
  const { rings, tiles, seats } = viewOf(envelope);
  const laid = Object.keys(tiles).length;
  const fates = seats.flatMap(({ status, cause, by }, seat): [string, string][] => {
    if (status !== "out") return [];
    const fate = say("fate", { name: nameOf(envelope, seat), fate: fateOf(cause) });
    return [[fate, by === null ? say("fateAlone") : say("fateBy", { name: nameOf(envelope, by) })]];
  });
  return [
    [say("countTiles"), String(laid)],
    [say("countEmpty"), String(layout(rings).hexes.length - laid)],
    ...fates,
  ];
}

/** Achievements, seat by seat. */
export function awards({ envelope }: Telling): Award[] {
  const all = viewOf(envelope).result?.achievements ?? [];
  return all.flatMap((own, seat) =>
    own.map((award) => ({ seat, name: say(award), why: say(`${award}Why`) })),
  );
}

/** The score after each turn, of each seat. */
export function chart(steps: GameEvent[][], { envelope }: Telling): Chart | null {
  const now = envelope.seats.map(() => 0);
  const series = envelope.seats.map(({ name }) => ({ name, points: [0] }));
  for (const step of steps.map(asEvents)) {
    const gained = step.flatMap((event): [number, number][] => {
      if (event.e === "bonus") return [[event.seat, event.points]];
      if (event.e !== "enter") return [];
      return [[event.seat, event.points ?? (event.visitPts ?? 0) + (event.travelPts ?? 0)]];
    });
    for (const [seat, points] of gained) now[seat] = (now[seat] ?? 0) + points;
    if (step.some(({ e }) => e === "placed"))
      series.forEach(({ points }, seat) => {
        points.push(now[seat] ?? 0);
      });
  }
  if ((series[0]?.points.length ?? 0) < 3) return null;
  return { title: say("chartTitle"), along: say("chartAlong"), series };
}

const ROWS: [Key, Exclude<keyof SeatStatistics, "scores">][] = [
  ["numPlacements", "placements"],
  ["numEntered", "entered"],
  ["numDistinct", "distinct"],
  ["numMostVisits", "mostVisits"],
  ["numLongestRun", "longestRun"],
  ["numBest", "bestPlacement"],
  ["numVisit", "visit"],
  ["numTravel", "travel"],
  ["numBonus", "bonus"],
  ["numMoved", "moved"],
  ["numTimesMoved", "timesMoved"],
  ["numRivalsMoved", "rivalsMoved"],
  ["numCredited", "credited"],
  ["numRides", "rides"],
  ["numSurvived", "turnsSurvived"],
];

/** Seconds as they are read: 0.8, 12. */
const seconds = (ms: number) => (ms < 9950 ? Math.round(ms / 100) / 10 : Math.round(ms / 1000));

/** The match in numbers, a column for each seat. */
export function numbers(statistics: unknown, times: readonly (number | null)[], { envelope }: Telling): Grid {
  const { seats } = statistics as Statistics;
  return {
    title: say("numbers"),
    columns: envelope.seats.map(({ name }) => name),
    rows: [
      ...ROWS.map(([label, key]): [string, string[]] => [say(label), seats.map((one) => String(one[key]))]),
      [say("numTime"), times.map((ms) => (ms === null ? "–" : say("seconds", { seconds: seconds(ms) })))],
    ],
  };
}

/** What the results page tells of a finished game: lines that were counted, and a plot. */
import type { GameEvent } from "../../types/wire";
import type { Chart, Telling } from "../face";
import { missing } from "./missing";
import { colourName, count, sideName } from "./tell";
import { asEvents, SIDES, type Side, viewOf } from "./types";
import { say } from "./words";

/** Red's number and Black's. */
const both = (of: (side: Side) => number): string => SIDES.map(of).join(" · ");

/** Counted lines; what did not happen is left out. */
export function counted({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const contests = view.history.flatMap((event) => (event.e === "contest" ? [event] : []));
  const lost = view.history.flatMap((event) => (event.e === "forfeit" ? [event] : []));
  const lines: [string, string][] = [
    [say("countTurns"), String(view.turn)],
    [say("factPieces"), both((side) => count(view, side))],
  ];
  if (contests.length)
    lines.push([
      say("countContests"),
      both((side) => contests.filter(({ winner }) => winner === side).length),
    ]);
  if (lost.length)
    lines.push([say("countLost"), both((side) => lost.filter((event) => event.side === side).length)]);
  return lines;
}

/** Pieces still missing to each goal, after each turn. */
export function chart(steps: GameEvent[][], { envelope }: Telling): Chart | null {
  const { size, colours } = viewOf(envelope);
  const cells: Record<string, Side> = {};
  const points: Record<Side, number[]> = { red: [size], black: [size] };
  for (const event of asEvents(steps.flat())) {
    if (event.e === "placed") cells[event.cell] = event.side;
    else if (event.e === "swapped") {
      delete cells[event.from];
      cells[event.to] = "black";
    } else continue;
    for (const side of SIDES) points[side][event.turn] = missing(size, cells, side);
  }
  // A turn that brought no piece keeps what was.
  for (const side of SIDES)
    for (let turn = 1; turn < points[side].length; turn++)
      points[side][turn] ??= points[side][turn - 1] ?? size;
  if (points.red.length < 3) return null;
  const name = (side: Side) =>
    say("nameIs", {
      side: sideName(side),
      name: envelope.seats[colours.indexOf(side)]?.name ?? colourName(side),
    });
  return {
    title: say("chartMissing"),
    along: say("factTurn"),
    series: SIDES.map((side) => ({ name: name(side), points: points[side] })),
  };
}

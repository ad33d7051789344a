/** A step as it is shown: the tile settles, then one path after the other runs, and what became of each is seen.
 *  Times are in ms after the step arrived; CSS does the moving, these are its delays. */
import type { Sound } from "../../sound";
import type { Entered, Event, LockCause, OutCause, Placed } from "./types";

const SETTLE = 240;
/** One hex of a run, and a run as a whole. */
const PER_HEX = 150;
const PER_RUN = 1200;
/** What became of a path stays for a moment before the next one runs. */
const FATE = 500;
const BONUS = 500;

export interface Step {
  hex: string;
  from: number;
  to: number;
  points: number;
}

export interface Run {
  seat: number;
  /** As far as it is seen. */
  steps: Step[];
  /** When it begins, and how long it takes. */
  at: number;
  lasts: number;
  /** What it earned; more than its steps say where some of them are out of sight. */
  points: number;
  fate:
    | { what: "glow"; hex: string | null }
    | { what: "out"; cause: OutCause }
    | { what: "locked"; cause: LockCause };
}

export interface Film {
  seat: number;
  /** The tile that was laid; null when it is out of sight. */
  laid: { hex: string; tile: string } | null;
  runs: Run[];
  bonus: { seat: number; points: number; at: number } | null;
  lasts: number;
}

/** Where the newest tile lies; null where there is none, or it is out of sight. */
export function lastLaid(entries: readonly { events: unknown }[]): string | null {
  const placed = entries.flatMap(({ events }) => events as Event[]).findLast(({ e }) => e === "placed");
  return (placed as Placed | undefined)?.hex ?? null;
}

/** What a step shows; null where nothing moves. */
export function filmOf(events: readonly Event[]): Film | null {
  const placed = events.find((event) => event.e === "placed");
  if (!placed) return null;
  const film: Film = { seat: placed.seat, laid: null, runs: [], bonus: null, lasts: SETTLE };
  if (placed.hex && placed.tile) film.laid = { hex: placed.hex, tile: placed.tile };
  let entered: Entered[] = [];
  for (const event of events) {
    if (event.e === "enter") entered.push(event);
    else if (event.e === "glow" || event.e === "out" || event.e === "locked") {
      const run = runOf(event.seat, entered, fateOf(event), film.lasts);
      entered = [];
      film.runs.push(run);
      film.lasts = run.at + run.lasts + (run.fate.what === "glow" ? 0 : FATE);
    } else if (event.e === "bonus") {
      film.bonus = { seat: event.seat, points: event.points, at: film.lasts };
      film.lasts += BONUS;
    }
  }
  return film;
}

function runOf(seat: number, entered: readonly Entered[], fate: Run["fate"], at: number): Run {
  const steps = entered.flatMap(({ hex, from, to, visitPts = 0, travelPts = 0 }) =>
    hex === undefined || from === undefined || to === undefined
      ? []
      : [{ hex, from, to, points: visitPts + travelPts }],
  );
  const points = entered.reduce(
    (sum, one) => sum + (one.points ?? (one.visitPts ?? 0) + (one.travelPts ?? 0)),
    0,
  );
  return { seat, steps, at, lasts: Math.min(PER_HEX * steps.length, PER_RUN), points, fate };
}

function fateOf(event: Extract<Event, { e: "glow" | "out" | "locked" }>): Run["fate"] {
  if (event.e === "glow") return { what: "glow", hex: event.hex ?? null };
  if (event.e === "out") return { what: "out", cause: event.cause };
  return { what: "locked", cause: event.cause };
}

/** What each seat has earned so far, `ms` after the step arrived. */
export function tally({ runs, bonus }: Film, ms: number): Map<number, number> {
  const sums = new Map<number, number>();
  const add = (seat: number, points: number) => sums.set(seat, (sums.get(seat) ?? 0) + points);
  for (const { seat, steps, at, lasts, points } of runs) {
    if (ms < at) continue;
    const done = ms >= at + lasts;
    const count = lasts ? Math.ceil(((ms - at) / lasts) * steps.length) : 0;
    add(seat, done ? points : steps.slice(0, count).reduce((sum, step) => sum + step.points, 0));
  }
  if (bonus && ms >= bonus.at) add(bonus.seat, bonus.points);
  return sums;
}

/** How long the motion of a step wants to be seen. */
export function pace(events: readonly Event[]): number {
  return filmOf(events)?.lasts ?? 0;
}

/** What a step sounds like. */
export function soundOf(events: readonly Event[]): Sound | null {
  const kinds = new Set(events.map((event) => event.e));
  if (kinds.has("end")) return "win";
  if (kinds.has("headOn")) return "contest";
  return kinds.has("placed") ? "lay" : null;
}

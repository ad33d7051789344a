/** How a step is seen and heard: what comes from where, and how long that wants to be looked at. */
import type { Point } from "../../board/geometry";
import type { Sound } from "../../sound";
import { type Place, type Sea, sea } from "./board";
import { type Event, find, type View } from "./types";

const ARRIVE = 420;
const SETTLE = 240;

interface Moved {
  /** The key of the place where it ends. */
  to: string;
  /** The key of the place where it began; null: it was just made. */
  from: string | null;
}

function moves(event: Event): Moved[] {
  switch (event.type) {
    case "march":
      return [{ to: `c${event.to}`, from: `c${event.from}` }];
    case "sail":
    case "band_move":
    case "pirate_move":
      return event.from === event.to ? [] : [{ to: `t${event.to}`, from: `t${event.from}` }];
    case "deploy":
      return [{ to: `c${event.corner}`, from: null }];
    case "disembark":
      return [{ to: `c${event.to}`, from: null }];
    case "launch":
    case "band_spawn":
    case "pirate_new":
      return [{ to: `t${event.tile}`, from: null }];
    case "build":
    case "draft":
      return [{ to: event.edge === undefined ? `c${event.corner}` : `e${event.edge}`, from: null }];
    case "attack":
      return [{ to: `c${event.to}`, from: null }];
    case "sea_battle":
      return [{ to: `t${event.tile}`, from: null }];
    default:
      return [];
  }
}

const placeOf = (chart: Sea, key: string): Place | undefined => {
  const id = Number(key.slice(1));
  return (key[0] === "t" ? chart.tiles : key[0] === "c" ? chart.corners : chart.edges)[id];
};

/** Places where something arrived in a step, with the way from there back to where it came from. */
export function arrivals(view: Pick<View, "board">, events: readonly Event[]): Map<string, Point> {
  const chart = sea(view.board);
  return new Map(
    events.flatMap(moves).map(({ to, from }): [string, Point] => {
      const end = placeOf(chart, to);
      const start = from === null ? undefined : placeOf(chart, from);
      if (!end || !start) return [to, { x: 0, y: 0 }];
      // Across the seam the way is the short one.
      const dx = start.x - end.x;
      return [to, { x: dx - chart.turn * Math.round(dx / chart.turn), y: start.y - end.y }];
    }),
  );
}

/** How long the motion of a step wants to be seen. */
export function pace(events: readonly Event[]): number {
  const all = events.flatMap(moves);
  if (all.some(({ from }) => from)) return ARRIVE;
  return all.length ? SETTLE : 0;
}

/** What a step sounds like. */
export function soundOf(events: readonly Event[]): Sound | null {
  if (find(events, "victory")) return "win";
  if (find(events, "attack") || find(events, "sea_battle") || find(events, "hunt")) return "contest";
  if (find(events, "build") || find(events, "draft")) return "lay";
  return null;
}

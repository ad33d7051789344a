/** When things move, in ms after their step arrived. CSS does the moving. */
import type { Sound } from "../../sound";
import { type Event, find } from "./types";

const SETTLE = 240;
const PER_HEX = 90;

/** How long the motion of a step wants to be seen. */
export function pace(events: readonly Event[]): number {
  const path = find(events, "path");
  if (!find(events, "placed")) return 0;
  return SETTLE + (path ? PER_HEX * path.cells.length : 0);
}

/** What a step sounds like. */
export function soundOf(events: readonly Event[]): Sound | null {
  if (find(events, "game_over")) return "win";
  if (find(events, "displaced")) return "contest";
  return find(events, "placed") ? "lay" : null;
}

/** When things move, in ms after their step arrived. CSS does the moving; these are its delays. */
import type { Sound } from "../../sound";
import type { Event, View } from "./types";

/** The cards turn (420), rest (120), and then the board answers. */
export const TURNED = 540;
/** A contested cell stays split this long before the winner's piece settles. */
export const CONTESTED = 1900;
/** A reveal without a contest leaves the dock by itself. */
export const GLANCE = 2800;
/** Between the pieces of one turn. */
const APART = 120;
const SETTLE = 240;

/** The delay with which each new piece settles. */
export function settles(events: readonly Event[]): Record<string, number> {
  const kinds = new Set(events.map((event) => event.e));
  const base = kinds.has("contest") ? CONTESTED : kinds.has("reveal") ? TURNED : 0;
  const cells = events.flatMap((event) =>
    event.e === "placed" ? [event.cell] : event.e === "swapped" ? [event.to] : [],
  );
  return Object.fromEntries(cells.map((cell, i) => [cell, base + APART * i]));
}

/** How long the motion of a step lasts; a winning chain begins after it. */
export function pace(events: readonly Event[]): number {
  const delays = Object.values(settles(events));
  return delays.length ? Math.max(...delays) + SETTLE : 0;
}

/** What a step sounds like. */
export function soundOf(events: readonly Event[]): Sound | null {
  const kinds = new Set(events.map((event) => event.e));
  if (kinds.has("over")) return "win";
  if (kinds.has("contest")) return "contest";
  if (kinds.has("reveal")) return "flip";
  return kinds.has("placed") || kinds.has("swapped") ? "lay" : null;
}

/** Cells of the pieces that came last. */
export function newest(view: View): string[] {
  const laid = view.history.flatMap((event) =>
    event.e === "placed"
      ? [{ turn: event.turn, cell: event.cell }]
      : event.e === "swapped"
        ? [{ turn: event.turn, cell: event.to }]
        : [],
  );
  const turn = laid.at(-1)?.turn;
  return laid.filter((one) => one.turn === turn && view.cells[one.cell]).map((one) => one.cell);
}

/** Hex Path as the lobby knows it; the table comes when it is asked for. */
import type { GameFace } from "../face";
import { COLOUR_IDS, COLOURS } from "./colours";
import Mark from "./Mark.svelte";
import { door, refusals } from "./words/door";

/** Seats are numbered clockwise by corner; a lot leaves open who gets which. */
function sides({ shuffleSeats, corners }: Record<string, unknown>): string[] {
  if (shuffleSeats) return [];
  if (!Array.isArray(corners)) return [...COLOUR_IDS];
  const clockwise = [...(corners as number[])].sort((a, b) => a - b);
  return corners.map((corner: number) => COLOUR_IDS[clockwise.indexOf(corner)] ?? "");
}

export const face: GameFace = {
  id: "hexpath",
  accent: "path",
  ...door,
  Mark,
  art: async () => (await import("./art/Picture.svelte")).default,
  options: async () => (await import("./words/options")).options,
  refusal: (code) => refusals[code] ?? null,
  palette: COLOURS,
  sides,
  colours: (view) => COLOUR_IDS.slice(0, (view as { seats: unknown[] }).seats.length),
  thoughts: async () => (await import("./words/thoughts")).thoughts,
  learn: async () => (await import("./HowTo.svelte")).default,
  guide: async () => (await import("./guide")).guide,
  table: async () => (await import("./table")).table,
};

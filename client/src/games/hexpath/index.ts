/** Hex Path as the lobby knows it; the table comes when it is asked for. */
import { faceOf } from "../faceOf";
import { COLOUR_IDS, COLOURS } from "./colours";
import Mark from "./Mark.svelte";
import * as words from "./words";

/** Seats are numbered clockwise by corner; a lot leaves open who gets which. */
function sides({ shuffleSeats, corners }: Record<string, unknown>): string[] {
  if (shuffleSeats) return [];
  if (!Array.isArray(corners)) return [...COLOUR_IDS];
  const clockwise = [...(corners as number[])].sort((a, b) => a - b);
  return corners.map((corner: number) => COLOUR_IDS[clockwise.indexOf(corner)] ?? "");
}

export const face = faceOf({
  id: "hexpath",
  accent: "path",
  words,
  Mark,
  palette: () => COLOURS.map(({ id }) => ({ id, name: words.door.words.colours[id] })),
  sides,
  colours: (view) => COLOUR_IDS.slice(0, (view as { seats: unknown[] }).seats.length),
  art: () => import("./art/Picture.svelte"),
  table: () => import("./table"),
  rooms: () => import("./rooms"),
});

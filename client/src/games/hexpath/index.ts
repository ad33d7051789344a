/** Hex Path as the lobby knows it; the table comes when it is asked for. */
import { withWords } from "../../words";
import type { GameFace } from "../face";
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

/** What only some come for. */
const rooms = () => import("./rooms");

export const face: GameFace = {
  id: "hexpath",
  accent: "path",
  get title() {
    return words.door.words.title;
  },
  get pitch() {
    return words.door.words.pitch;
  },
  get players() {
    return words.door.words.players;
  },
  get bots() {
    return words.door.words.bots;
  },
  load: () => words.door.load(),
  Mark,
  art: async () => (await import("./art/Picture.svelte")).default,
  options: async () => (await rooms()).options(),
  refusal: (code) =>
    words.refusals.here ? ((words.refusals.words as Record<string, string>)[code] ?? null) : null,
  get palette() {
    return COLOURS.map(({ id }) => ({ id, name: words.door.words.colours[id] }));
  },
  sides,
  colours: (view) => COLOUR_IDS.slice(0, (view as { seats: unknown[] }).seats.length),
  thoughts: async () => (await rooms()).thoughts(),
  learn: async () => (await rooms()).learn(),
  guide: async () => (await rooms()).guide(),
  table: async () => (await withWords(import("./table"), words.table, words.options, words.refusals)).table,
};

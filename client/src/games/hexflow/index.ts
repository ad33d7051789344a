/** HEXFLOW as the lobby knows it; the table comes when it is asked for. */
import { withWords } from "../../words";
import type { GameFace } from "../face";
import { STONES } from "./colours";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import * as words from "./words";

/** What only some come for. */
const rooms = () => import("./rooms");

export const face: GameFace = {
  id: "hexflow",
  accent: "flow",
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
  sides: () => [...STONES],
  colours: (view) => STONES.slice(0, (view as View).players.length),
  thoughts: async () => (await rooms()).thoughts(),
  learn: async () => (await rooms()).learn(),
  guide: async () => (await rooms()).guide(),
  table: async () => (await withWords(import("./table"), words.table, words.options, words.refusals)).table,
};

/** Hexfall as the lobby knows it; the table comes when it is asked for. */
import { faceOf } from "../faceOf";
import { BANNERS } from "./colours";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import * as words from "./words";

export const face = faceOf({
  id: "hexfall",
  accent: "fall",
  words,
  Mark,
  sides: () => [...BANNERS],
  colours: (view) => BANNERS.slice(0, (view as View).seats.length),
  art: () => import("./art/Picture.svelte"),
  table: async () => (await import("./rest")).rest(),
  rooms: () => import("./rooms"),
  map: async () => (await import("./rest")).map(),
});

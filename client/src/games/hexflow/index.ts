/** HEXFLOW as the lobby knows it; the table comes when it is asked for. */
import { faceOf } from "../faceOf";
import { STONES } from "./colours";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import * as words from "./words";

export const face = faceOf({
  id: "hexflow",
  accent: "flow",
  words,
  Mark,
  sides: () => [...STONES],
  colours: (view) => STONES.slice(0, (view as View).players.length),
  art: () => import("./art/Picture.svelte"),
  table: () => import("./table"),
  rooms: () => import("./rooms"),
});

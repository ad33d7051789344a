/** Battle Hex as the lobby knows it; the table comes when it is asked for. */
import { faceOf } from "../faceOf";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import * as words from "./words";

export const face = faceOf({
  id: "battlehex",
  accent: "battle",
  words,
  Mark,
  sides: ({ firstColour }) =>
    firstColour === "red" ? ["red", "black"] : firstColour === "black" ? ["black", "red"] : ["", ""],
  colours: (view) => (view as View).colours,
  art: () => import("./Art.svelte"),
  table: () => import("./table"),
  rooms: () => import("./rooms"),
});

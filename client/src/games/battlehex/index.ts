/** Battle Hex as the lobby knows it; the table comes when it is asked for. */
import type { GameFace } from "../face";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import { door, refusals } from "./words/door";

export const face: GameFace = {
  id: "battlehex",
  accent: "battle",
  ...door,
  Mark,
  art: async () => (await import("./Art.svelte")).default,
  options: async () => (await import("./words/options")).options,
  refusal: (code) => refusals[code] ?? null,
  sides: ({ firstColour }) =>
    firstColour === "red" ? ["red", "black"] : firstColour === "black" ? ["black", "red"] : ["", ""],
  colours: (view) => (view as View).colours,
  thoughts: async () => (await import("./words/thoughts")).thoughts,
  learn: async () => (await import("./HowTo.svelte")).default,
  guide: async () => (await import("./guide")).guide,
  table: async () => (await import("./table")).table,
};

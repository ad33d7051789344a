/** Battle Hex as the lobby knows it; the table comes when it is asked for. */
import { withWords } from "../../words";
import type { GameFace, OptionWords } from "../face";
import Mark from "./Mark.svelte";
import type { View } from "./types";
import * as words from "./words";

export const face: GameFace = {
  id: "battlehex",
  accent: "battle",
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
  art: async () => (await import("./Art.svelte")).default,
  options: async () => {
    await words.options.load();
    return (option) => (words.options.words as Record<string, OptionWords>)[option];
  },
  refusal: (code) => (words.door.words.refusals as Record<string, string>)[code] ?? null,
  sides: ({ firstColour }) =>
    firstColour === "red" ? ["red", "black"] : firstColour === "black" ? ["black", "red"] : ["", ""],
  colours: (view) => (view as View).colours,
  thoughts: async () => {
    await words.thoughts.load();
    return (bot) => (words.thoughts.words as Record<string, string>)[bot] ?? "";
  },
  learn: async () => (await withWords(import("./HowTo.svelte"), words.howto, words.table)).default,
  guide: async () => (await withWords(import("./guide"), words.guide)).guide,
  table: async () => (await withWords(import("./table"), words.table)).table,
};

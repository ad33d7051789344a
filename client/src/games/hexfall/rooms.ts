/** The rooms beside the table. */
import { withWords } from "../../words";
import { roomsOf } from "../roomsOf";
import * as words from "./words";
import { cards, story, things } from "./words/more";

export const { options, thoughts, learn, guide } = roomsOf(words, {
  rules: () => withWords(import("./HowTo.svelte"), things, cards, story),
  guide: () => withWords(import("./guide"), things, cards, story),
});

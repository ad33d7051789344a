/** The rooms beside the table. */
import { roomsOf } from "../roomsOf";
import * as words from "./words";

export const { options, thoughts, learn, guide } = roomsOf(words, {
  rules: () => import("./HowTo.svelte"),
  guide: () => import("./guide"),
  thoughts: () => import("./thoughts"),
});

/** The words of Hexfall: a part for each thing that comes over the wire by itself. */
import { Part, speaker } from "../../../words";

const files = import.meta.glob<{ words: unknown }>("./*/*.ts");

export const door = new Part<typeof import("./en/door").words>(files, "door");
export const options = new Part<typeof import("./en/options").words>(files, "options");
export const refusals = new Part<typeof import("./en/refusals").words>(files, "refusals");
export const table = new Part<typeof import("./en/table").words>(files, "table");
export const things = new Part<typeof import("./en/things").words>(files, "things");
export const cards = new Part<typeof import("./en/cards").words>(files, "cards");
export const story = new Part<typeof import("./en/story").words>(files, "story");
export const after = new Part<typeof import("./en/after").words>(files, "after");
export const thoughts = new Part<typeof import("./en/thoughts").words>(files, "thoughts");
export const howto = new Part<typeof import("./en/howto").words>(files, "howto");
export const guide = new Part<typeof import("./en/guide").words>(files, "guide");

export type Key = keyof typeof table.words;

/** A sentence at the table. */
export const say = speaker(table);
/** What stands on the chart, by name. */
export const named = speaker(things);
/** A sentence of the chronicle. */
export const tell = speaker(story);
/** A sentence of the results page. */
export const sum = speaker(after);

/** More words of Hexfall: the lobby need not know of them. */
import { Part, speaker } from "../../../words";

const files = import.meta.glob<{ words: unknown }>("./*/{after,cards,story,things}.ts");

export const things = new Part<typeof import("./en/things").words>(files, "things");
export const cards = new Part<typeof import("./en/cards").words>(files, "cards");
export const story = new Part<typeof import("./en/story").words>(files, "story");
export const after = new Part<typeof import("./en/after").words>(files, "after");

/** What stands on the chart, by name. */
export const named = speaker(things);
/** A sentence of the chronicle. */
export const tell = speaker(story);
/** A sentence of the results page. */
export const sum = speaker(after);

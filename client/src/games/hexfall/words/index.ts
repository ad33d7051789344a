/** The words of Hexfall: a part for each thing that comes over the wire by itself. */
import { Part, speaker } from "../../../words";

const files = import.meta.glob<{ words: unknown }>("./*/*.ts");

export const table = new Part<typeof import("./en/table").words>(files, "table");

export type Key = keyof typeof table.words;

/** A sentence at the table. */
export const say = speaker(table);

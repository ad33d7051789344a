/** The words of Hexfall: a part for each thing that comes over the wire by itself. Those of which
 *  only the table and the rooms beside it speak stand in `more`. */
import { Part, speaker } from "../../../words";

const files = import.meta.glob<{ words: unknown }>(
  "./*/{door,options,refusals,table,thoughts,howto,guide}.ts",
);

export const door = new Part<typeof import("./en/door").words>(files, "door");
export const options = new Part<typeof import("./en/options").words>(files, "options");
export const refusals = new Part<typeof import("./en/refusals").words>(files, "refusals");
export const table = new Part<typeof import("./en/table").words>(files, "table");
export const thoughts = new Part<typeof import("./en/thoughts").words>(files, "thoughts");
export const howto = new Part<typeof import("./en/howto").words>(files, "howto");
export const guide = new Part<typeof import("./en/guide").words>(files, "guide");

export type Key = keyof typeof table.words;

/** A sentence at the table. */
export const say = speaker(table);

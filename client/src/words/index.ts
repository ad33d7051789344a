/** Sentences by key, in the language of this device. How languages are added: docs/languages.md. */
import { files, language, Part } from "./language.svelte";
import type { Sentence } from "./like";

export { Part, withWords } from "./language.svelte";

export const house = new Part<typeof import("./en/house").words>(files, "house");
export const settings = new Part<typeof import("./en/settings").words>(files, "settings");
export const table = new Part<typeof import("./en/table").words>(files, "table");
export const pages = new Part<typeof import("./en/pages").words>(files, "pages");
export const records = new Part<typeof import("./en/records").words>(files, "records");
export const remarks = new Part<typeof import("./en/remarks").words>(files, "remarks");
export const luck = new Part<typeof import("./en/luck").words>(files, "luck");
export const problems = new Part<typeof import("./en/problems").words>(files, "problems");
export const options = new Part<typeof import("./en/options").words>(files, "options");
export const accord = new Part<typeof import("./en/accord").words>(files, "accord");
export const chat = new Part<typeof import("./en/chat").words>(files, "chat");
export const people = new Part<typeof import("./en/people").words>(files, "people");

export type Params = Record<string, string | number>;

/** Put parameters into a sentence: `{name}` takes `params.name`. `count` and `nth` choose among its forms. */
export function fill(sentence: Sentence, params: Params = {}): string {
  return formOf(sentence, params).replace(/\{(\w+)\}/g, (whole, key: string) => {
    const value = params[key] ?? whole;
    return typeof value === "number" ? language.ways.number.format(value) : value;
  });
}

function formOf(sentence: Sentence, { count, nth }: Params): string {
  if (typeof sentence === "string") return sentence;
  const { ways } = language;
  const form = nth === undefined ? ways.count.select(Number(count)) : ways.nth.select(Number(nth));
  return sentence[form] ?? sentence.other;
}

/** "Ann, Bob and Cleo". */
export const listed = (names: readonly string[]): string => language.ways.list.format(names);

/** Somebody who says the sentences of one part. */
export const speaker =
  <W extends Record<keyof W, Sentence>>(part: Part<W>) =>
  (word: keyof W, params?: Params): string =>
    fill(part.words[word], params);

const said = [house, settings, table, pages, luck, accord] as const;
type WordsOf<P> = P extends Part<infer W> ? keyof W : never;
export type Word = WordsOf<(typeof said)[number]>;

/** A sentence of the house, from whichever of its parts is here. */
export function t(word: Word, params?: Params): string {
  for (const part of said) {
    const words = part.here ? (part.words as Partial<Record<Word, Sentence>>) : {};
    const sentence = words[word];
    if (sentence) return fill(sentence, params);
  }
  throw new Error(`the word ${word} is read before it has come`);
}

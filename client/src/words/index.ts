/** Sentences by key. One language so far; a second dictionary must have the same keys, or it will not compile. */
import { en, type Word } from "./en";

export type { Word };

type Params = Record<string, string | number>;

/** Put parameters into a sentence: `{name}` takes `params.name`. */
export function fill(sentence: string, params: Params = {}): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => String(params[key] ?? whole));
}

export function t(word: Word, params?: Params): string {
  return fill(en[word], params);
}

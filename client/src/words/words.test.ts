import { describe, expect, it } from "vitest";

type Book = { words: object };

/** Every part of every dictionary: house, pages and games, whatever languages there are. */
const books = import.meta.glob<Book>(["./*/*.ts", "../**/words/*/*.ts"], { eager: true });
const languageOf = (path: string) => path.split("/").at(-2) ?? "";
const english = Object.keys(books).filter((path) => languageOf(path) === "en");
const others = [...new Set(Object.keys(books).map(languageOf))].filter((id) => id !== "en");
const inLanguage = (path: string, id: string) => path.replace(/\/en\/(?=[^/]+$)/, `/${id}/`);

/** "bots.owl.name" and the sentence there; the forms of a sentence are one sentence. */
function sentences(words: object, at = ""): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === "string") return [[at + key, value]];
    if ("other" in value) return [[at + key, Object.values(value).join(" ")]];
    return sentences(value, `${at}${key}.`);
  });
}
const paramsOf = (sentence: string) => [...new Set(sentence.match(/\{\w+\}/g))].sort();
const starsOf = (sentence: string) => (sentence.match(/\*/g) ?? []).length % 2;

describe.each(["en", ...others])("%s", (id) => {
  it("has the files that English has, and no others", () => {
    const own = Object.keys(books).filter((path) => languageOf(path) === id);
    expect(own.sort()).toEqual(english.map((path) => inLanguage(path, id)).sort());
  });

  it.each(english)("has the words of %s, with the same parameters", (path) => {
    const theirs = books[inLanguage(path, id)]?.words ?? {};
    const shape = (words: object) =>
      Object.fromEntries(sentences(words).map(([key, text]) => [key, paramsOf(text)]));
    expect(shape(theirs)).toEqual(shape(books[path]?.words ?? {}));
  });

  it("closes every star that it opens", () => {
    const own = Object.entries(books).filter(([path]) => languageOf(path) === id);
    const open = own.flatMap(([, { words }]) => sentences(words).filter(([, text]) => starsOf(text)));
    expect(open).toEqual([]);
  });
});

/** The language that is spoken here, and the parts of its dictionary: each comes over the wire when it is needed. */
import { untrack } from "svelte";
import { settings } from "../settings.svelte";

export type Files = Record<string, () => Promise<{ words: unknown }>>;

/** The words of the house. Every folder that has some is a language. */
export const files: Files = import.meta.glob<{ words: unknown }>("./*/*.ts");
export const languages: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.split("/")[1] ?? "")),
];

const base = (tag: string): string => tag.split("-")[0] ?? tag;

/** The language for a wish: `auto` means the first of the browser's that we have. English is always there. */
export function choose(wish: string, wanted: readonly string[]): string {
  const tags = wish === "auto" ? wanted : [wish];
  return tags.map(base).find((id) => languages.includes(id)) ?? "en";
}

class Language {
  id = $state(choose(settings.language, navigator.languages));
  /** With the customs of the country, where the browser names one: en-GB writes dates as en-US does not. */
  tag = $derived(navigator.languages.find((tag) => base(tag) === this.id) ?? this.id);
  /** How amounts and orders choose a form of a sentence, how numbers are written, how names are listed. */
  ways = $derived({
    count: new Intl.PluralRules(this.tag),
    nth: new Intl.PluralRules(this.tag, { type: "ordinal" }),
    number: new Intl.NumberFormat(this.tag),
    list: new Intl.ListFormat(this.tag),
  });
}
export const language = new Language();

/** Every part that somebody has asked for. */
const asked = new Set<Part<unknown>>();

/** A part of the dictionary that comes by itself: `<language>/<name>.ts` of the files given. */
export class Part<W> {
  #books: Record<string, W> = {};

  constructor(
    private readonly files: Files,
    private readonly name: string,
  ) {}

  /** Nobody may read the words before this has come to its end. Asking again in another language is `speak`'s task. */
  async load(id: string = untrack(() => language.id)): Promise<void> {
    asked.add(this);
    if (this.has(id)) return;
    const book = await this.files[`./${id}/${this.name}.ts`]?.();
    if (!book) throw new Error(`there are no words ${this.name} in ${id}`);
    this.#books[id] = book.words as W;
  }

  has(id: string): boolean {
    return id in this.#books;
  }

  /** Whether the words have come. */
  get here(): boolean {
    return this.has(language.id);
  }

  get words(): W {
    const words = this.#books[language.id];
    if (!words) throw new Error(`the words ${this.name} are read before they have come`);
    return words;
  }
}

/** What a module brings, once the words that it speaks have come as well. */
export async function withWords<M>(module: Promise<M>, ...parts: Part<unknown>[]): Promise<M> {
  const [loaded] = await Promise.all([module, ...parts.map((part) => part.load())]);
  return loaded;
}

/** Go on in the language of the settings. All its words come first, so that no page ever speaks two at once. */
export async function speak(): Promise<void> {
  const wish = () => choose(settings.language, navigator.languages);
  while ([...asked].some((part) => !part.has(wish())))
    await Promise.all([...asked].map((part) => part.load(wish())));
  language.id = wish();
}

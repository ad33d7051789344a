/** Rooms beside the table, each for whoever asks for it: the form, how bots think, the rules, the first game. */
import { withWords } from "../../words";
import type { OptionWords } from "../face";
import * as words from "./words";

export async function options(): Promise<(option: string) => OptionWords | undefined> {
  await words.options.load();
  return (option) => (words.options.words as Record<string, OptionWords>)[option];
}

export const thoughts = async () => (await withWords(import("./thoughts"), words.thoughts)).thought;

export const learn = async () =>
  (await withWords(import("./HowTo.svelte"), words.howto, words.table)).default;

export const guide = async () => (await withWords(import("./guide"), words.guide)).guide;

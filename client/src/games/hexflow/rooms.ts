/** Rooms beside the table, each for whoever asks for it. */
import type { OptionWords } from "../face";
import * as words from "./words";

export async function options(): Promise<(option: string) => OptionWords | undefined> {
  await words.options.load();
  return (option) => (words.options.words as Record<string, OptionWords>)[option];
}

/** The rooms beside a game's table, each for whoever asks for it: the form, how bots think, the rules, the first game. */
import type { Component } from "svelte";
import { type Part, withWords } from "../words";
import type { GameFace, Guide, OptionWords } from "./face";

export type Rooms = Required<Pick<GameFace, "options" | "thoughts" | "learn" | "guide">>;

type Words = Record<"options" | "thoughts" | "howto" | "table" | "guide", Part<unknown>>;

interface Doors {
  rules(): Promise<{ default: Component }>;
  guide(): Promise<{ guide: () => Guide }>;
  /** Where there is more to say of how a bot thinks than its words do. */
  thoughts?(): Promise<{ thought: (bot: string) => string }>;
}

export function roomsOf({ options, thoughts, howto, table, guide }: Words, doors: Doors): Rooms {
  return {
    async options() {
      await options.load();
      return (option) => (options.words as Record<string, OptionWords>)[option];
    },
    async thoughts() {
      const more = await withWords(doors.thoughts?.() ?? Promise.resolve(null), thoughts);
      return more?.thought ?? ((bot) => (thoughts.words as Record<string, string>)[bot] ?? "");
    },
    learn: async () => (await withWords(doors.rules(), howto, table)).default,
    guide: async () => (await withWords(doors.guide(), guide)).guide,
  };
}

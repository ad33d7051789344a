/** Sentences for what the server did not grant, by code; where there is none of ours, the server's own. */
import type { GameFace } from "./games/face";
import { accord, fill, listed, problems } from "./words";
import type { Sentence } from "./words/like";

interface Told {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

const plain = (value: unknown): string => (Array.isArray(value) ? listed(value.map(String)) : String(value));

const written = (part: typeof problems | typeof accord, code: string) =>
  part.here ? (part.words as Record<string, Sentence | undefined>)[code] : undefined;

/** What to say about a refusal; a game's own words come first. */
export function sentence({ code, params, message }: Told, face: GameFace | null = null): string {
  const own = face?.refusal(code, params);
  if (own) return own;
  const words = written(problems, code) ?? written(accord, code);
  if (!words) return message;
  return fill(words, Object.fromEntries(Object.entries(params).map(([key, value]) => [key, plain(value)])));
}

/** What all faces have in common: their words, and that nothing heavy comes before somebody asks for it. */
import { type Part, withWords } from "../words";
import type { BotWords, GameFace, GameTable } from "./face";
import type { Rooms } from "./roomsOf";

/** What the face needs of the game's dictionary. */
interface Words {
  door: Part<{ title: string; pitch: string; players: string; bots: Record<string, BotWords> }>;
  options: Part<unknown>;
  refusals: Part<unknown>;
  table: Part<unknown>;
}

type Drawing = Awaited<ReturnType<GameFace["art"]>>;
type Own = Pick<GameFace, "id" | "accent" | "Mark" | "sides" | "colours" | "map"> & {
  words: Words;
  art(): Promise<{ default: Drawing }>;
  table(): Promise<{ table: GameTable }>;
  /** The rooms beside the table. */
  rooms(): Promise<Rooms>;
  /** The palette in the language of the page. */
  palette?(): NonNullable<GameFace["palette"]>;
};

/** The face of a game, made of what is its own. */
export function faceOf({ words, art, table, rooms, palette, ...own }: Own): GameFace {
  const { door, refusals } = words;
  return {
    ...own,
    get title() {
      return door.words.title;
    },
    get pitch() {
      return door.words.pitch;
    },
    get players() {
      return door.words.players;
    },
    get bots() {
      return door.words.bots;
    },
    get palette() {
      return palette?.();
    },
    load: () => door.load(),
    refusal: (code) => (refusals.here ? ((refusals.words as Record<string, string>)[code] ?? null) : null),
    art: async () => (await art()).default,
    table: async () => (await withWords(table(), words.table, words.options, refusals)).table,
    options: async () => (await rooms()).options(),
    thoughts: async () => (await rooms()).thoughts(),
    learn: async () => (await rooms()).learn(),
    guide: async () => (await rooms()).guide(),
  };
}

/** Where a film comes from: a table of this server, or a record in a file. Positions are asked for once each. */
import { api } from "../net/api";
import type { ReadRecord, Replay } from "../net/messages";
import type { WireEnvelope } from "../net/session.svelte";

export interface Source {
  replay: Replay;
  /** The position after entry k; null if it could not be had just now. */
  view(k: number): Promise<WireEnvelope | null>;
}

/** Remembers what was asked for; what did not come is asked for again. */
function remembered<T>(ask: (key: number) => Promise<T>): (key: number) => Promise<T | null> {
  const known = new Map<number, Promise<T | null>>();
  return (key) => {
    const asked =
      known.get(key) ??
      ask(key).catch(() => {
        known.delete(key);
        return null;
      });
    known.set(key, asked);
    return asked;
  };
}

export async function ofTable(code: string, game: number): Promise<Source> {
  const replay = await api.replay(code, game);
  return { replay, view: remembered(async (k) => (await api.view(code, game, k)) as WireEnvelope) };
}

/** Positions of a record come so many at once: each answer plays the game anew from its beginning. */
const PART = 16;

export function ofRecord(text: string, { replay }: ReadRecord): Source {
  const part = remembered((n) => api.positions(text, n * PART, PART));
  return {
    replay,
    view: async (k) => ((await part(Math.floor(k / PART)))?.[k % PART] as WireEnvelope | undefined) ?? null,
  };
}

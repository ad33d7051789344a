/**
 * What this device adds to the luck of a table, and what it was promised there. Both stay on the device, so that
 * the fairness check after the game can compare them with what is published.
 */
import { me } from "../me.svelte";
import { api } from "../net/api";
import type { NewTable } from "../net/messages";
import { freshId } from "../net/outbox";

const KEY = "hexmoot.witness";
/** Tables remembered; the oldest are forgotten. */
const KEPT = 60;

interface Seen {
  pinch?: string;
  /** The promise of each game, by its number, as shown before its end. */
  commits: Record<number, string>;
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {}; // nothing that could be compared
  }
}

function note(code: string, change: (seen: Seen) => void): void {
  const { [code]: seen = { commits: {} }, ...rest } = read();
  change(seen);
  const kept = [...Object.entries(rest).slice(1 - KEPT), [code, seen]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: the check then says that it does not know.
  }
}

/** A new pinch for a table, remembered. */
export function freshPinch(code: string): string {
  const pinch = freshId();
  note(code, (seen) => {
    seen.pinch = pinch;
  });
  return pinch;
}

/** The promise of a game, as the server shows it now. The first one counts. */
export function promised(code: string, game: number, commit: string): void {
  if (read()[code]?.commits[game] === undefined)
    note(code, (seen) => {
      seen.commits[game] = commit;
    });
}

/** What this device knows of a game by itself. */
export function witness(code: string, game: number): { pinch?: string; commit?: string } {
  const seen = read()[code];
  return { pinch: seen?.pinch, commit: seen?.commits[game] };
}

/** Open a table under our name and with our pinch; returns its code. */
export async function openTable(table: NewTable): Promise<string> {
  await me.settle();
  const pinch = freshId();
  const { code } = await api.open({ ...table, pinch });
  note(code, (seen) => {
    seen.pinch = pinch;
  });
  return code;
}

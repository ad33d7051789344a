/**
 * What this device adds to the luck of a table's games, and what it was promised there. Both stay on the device,
 * so that the fairness check after a game can compare them with what is published.
 */
import { me } from "../me.svelte";
import { api } from "../net/api";
import type { NewTable, TableInfo } from "../net/messages";
import { freshId } from "../net/outbox";

const KEY = "hexmoot.witness";
/** Tables remembered; the oldest are forgotten. */
const KEPT = 60;

/** Both by the number of the game. */
interface Seen {
  pinches: Record<number, string>;
  commits: Record<number, string>;
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {}; // nothing that could be compared
  }
}

function note(code: string, what: keyof Seen, game: number, value: string): void {
  const { [code]: seen = { pinches: {}, commits: {} }, ...rest } = read();
  seen[what][game] = value;
  const kept = [...Object.entries(rest).slice(1 - KEPT), [code, seen]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: the check then says that it does not know.
  }
}

/** The game that a promise shown now belongs to: the running one, or the coming one while none runs. */
const promisedGame = (table: TableInfo) => (table.phase === "playing" ? table.game : table.game + 1);

/** Remember the promise that the server shows now. The first one that is shown for a game counts. */
export function seePromise(table: TableInfo): void {
  const game = promisedGame(table);
  if (read()[table.code]?.commits[game] === undefined) note(table.code, "commits", game, table.commit);
}

/** What this device knows of a game by itself. */
export function witness(
  code: string,
  game: number,
): { pinch?: string | undefined; commit?: string | undefined } {
  const seen = read()[code];
  return { pinch: seen?.pinches[game], commit: seen?.commits[game] };
}

/** Open a table under our name; returns its code. */
export async function openTable(table: NewTable): Promise<string> {
  await me.settle();
  const pinch = freshId();
  const opened = await api.open({ ...table, pinch });
  note(opened.code, "pinches", 1, pinch);
  seePromise(opened);
  return opened.code;
}

/** Take an open seat, the first if none is named. */
export async function sitDown(code: string, seat: number | null): Promise<void> {
  await me.settle();
  const pinch = freshId();
  seePromise(await api.sit(code, seat, pinch));
  note(code, "pinches", 1, pinch);
}

/** Ask for the next game of the series, or after it for another series. */
export async function playAgain(table: TableInfo): Promise<void> {
  const pinch = freshId();
  note(table.code, "pinches", table.game + 1, pinch);
  await api.again(table.code, pinch);
}

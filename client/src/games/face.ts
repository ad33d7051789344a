/**
 * What a game shows of itself. Each game's folder exports one `face` from its `index.ts`; the registry finds
 * it there, so nothing outside the folder knows a game by name. `index.ts` stays light (it is loaded for the
 * lobby); whatever weighs something is a promise.
 */
import type { Component } from "svelte";
import type { IconName } from "../controls/icons";
import type { Settings } from "../settings.svelte";
import type { Ack, Envelope, GameEvent, Legal, Seat } from "../types/wire";

export type AccentName = "flow" | "path" | "battle" | "fall";

export interface GameFace {
  id: string;
  title: string;
  /** One sentence for the lobby. */
  pitch: string;
  /** "2 players" */
  players: string;
  /** The name of its colour token: the accent is `var(--battle)`. */
  accent: AccentName;
  /** A real board for cards and setup pages; fills its box. */
  art(): Promise<Component<{ options?: Record<string, unknown> }>>;
  /** The mark of a seat: colour, letter or figure, pattern. `size` is its height in px. */
  Mark: Component<{ seat: Pick<Seat, "colour">; size?: number }>;
  /** Its words for all that stands here; nothing of it may be read before they have come. */
  load(): Promise<void>;
  /** Label, help and choices of one of the game's options. */
  options(): Promise<(option: string) => OptionWords | undefined>;
  /** The sentence of a refusal code or reason of this game; null when the code is none of the game's. */
  refusal(code: string, params: Record<string, unknown>): string | null;
  /** Names and characters of its bots, by the bot's key. */
  bots: Record<string, BotWords>;
  /** The colours that seats choose from, by number, where they go with whoever sits there. */
  palette?: readonly { id: string; name: string }[];
  /** The colours of the seats as far as the options settle them, for the setup form; "" where a lot decides. */
  sides?(options: Record<string, unknown>): string[];
  /** The colours of the seats in this position, in seat order, in the words that `Mark` knows. */
  colours(view: unknown): string[];
  /** How a bot thinks, for those who want to know. */
  thoughts?(): Promise<(bot: string) => string>;
  /** A board that the server shows before a game, where there is one (`mapped`). */
  map?(): Promise<Component<{ board: unknown }>>;
  table(): Promise<GameTable>;
  learn?(): Promise<Component>;
  guide?(): Promise<() => Guide>;
}

export interface BotWords {
  name: string;
  /** Who it is, in a line. */
  character: string;
}

export interface OptionWords {
  label: string;
  help?: string;
  /** What the option takes, where the game refuses what was chosen. */
  wrong?: string;
  /** Words for the values of an enumeration; a value without a word shows itself. */
  values?: Record<string, string>;
}

/** The heavy part of a face: everything that a table page needs. */
export interface GameTable {
  Table: Component<TableProps>;
  /** The position alone, nothing to press, with the last move and the winning path: replays, results, rules. */
  Board: Component<{ envelope: Envelope }>;
  /** What stands between the seats and the log where there is room for it, and above the facts elsewhere. */
  Rail?: Component<{ envelope: Envelope }>;
  /** How long the motion of a step wants to be seen before the next one, in ms at the usual speed; 0 for none. */
  pace(events: GameEvent[]): number;
  /**
   * Several people on one device: the seat that should look now, and whether it will see anything private (then
   * the device is handed over first). Null when the game waits for nobody.
   */
  turn(envelope: Envelope): { seat: number; secret: boolean } | null;
  /** Log lines of one step's events, oldest first; events that say nothing make no line. `before` is the turn of the
   *  line before them. */
  tell(events: GameEvent[], about: Telling, before?: number): Line[];
  /** What the strip says of one seat. */
  seatLine(about: Telling, seat: number): SeatLine;
  /** The small words beside the game's name: "Turn 9 · size 13". */
  whereabouts(about: Telling): string;
  /** Label and value pairs for the Facts panel. */
  facts(about: Telling): [string, string][];
  /** How it ended, for the results page; null while it goes on. */
  ending(about: Telling): Ending | null;
  /** A plot for the results page, from the events of all steps or what the server counted; null where it would say
   *  nothing. */
  chart?(steps: GameEvent[][], about: Telling, statistics: unknown): Chart | null;
  /** The game in numbers for the results page, from what the server counted and timed (`Replay`). */
  numbers?(statistics: unknown, decisionTimes: readonly (number | null)[], about: Telling): Grid;
  /** How the dice fell, where there are any, by what the server counted. */
  dice?(statistics: unknown): Grid;
  /** Keys of this game, for the help dialog: key and what it does. */
  keys: [string, string][];
  /** The preferences of this game that the settings dialog shows. */
  preferences: { key: string; label: string; help: string; first: boolean }[];
}

/** What a game needs to speak about a position. */
export interface Telling {
  envelope: Envelope;
  legal: Legal | null;
  /** Several people play on this device, so "you" is nobody in particular. */
  shared?: boolean;
}

export interface Ending {
  title: string;
  text: string;
  winner: number | null;
  /** What was counted, line by line. */
  counted?: [string, string][];
  /** What seats have earned. */
  awards?: Award[];
}

export interface Award {
  seat: number;
  name: string;
  why: string;
}

/** A table of one column for each seat. */
export interface Grid {
  title: string;
  columns: string[];
  /** A label, and a value for each column. */
  rows: [string, string[]][];
}

/** One line per seat over the course of the game, and the same as a table. */
export interface Chart {
  title: string;
  /** What the horizontal axis counts: "Turn". */
  along: string;
  series: { name: string; points: number[] }[];
}

export interface Line {
  /** The turn, as the log counts it. */
  turn: number;
  /** May hold *weighted* words. */
  text: string;
}

export interface SeatLine {
  score: string;
  status: string;
  /** A small sign before the status: a lock for a sealed move. */
  icon?: IconName;
  /** The game waits for this seat. */
  on: boolean;
  /** A bot thinks for this seat; the house adds it. */
  thinking?: boolean;
}

/** One step as it arrived: its events, once, under the version that they led to. */
export interface Step {
  version: number;
  events: GameEvent[];
  /** What the table itself did, where nobody acted. */
  table?: Record<string, unknown> | null;
}

export interface TableProps {
  envelope: Envelope;
  legal: Legal | null;
  /** The last step, to be shown as motion; null after a reload. */
  step: Step | null;
  /** All that has happened so far, as far as it is known by now: after a reload it takes a while. */
  told?: readonly { events: unknown }[];
  act(action: { type: string } & Record<string, unknown>): Promise<Ack>;
  /** The exact consequences of one action; null when the game has none to tell. */
  preview(action: { type: string } & Record<string, unknown>): Promise<unknown>;
  settings: Settings;
  /** The seat that this device plays now; null for a watcher. */
  viewer: number | null;
  /** Several people play on this device. */
  shared?: boolean;
  /** The seat that a watcher follows: its side of the table is looked at. */
  follow?: number | null;
  /** Why nothing can be sent now ("Waiting for the line"); the primary shows it as busy. */
  hold?: string | null;
  /** What the page offers after the end, beside the game's own words. */
  after?: import("svelte").Snippet;
}

/** A guided first game: positions and sentences made by the game itself, one task after another. */
export interface Guide {
  steps: GuideStep[];
}

export interface GuideStep {
  /** What stands on the table; after a task it is what came of it. */
  envelope: Envelope;
  legal: Legal;
  title: string;
  text: string;
  /** What an action brings about, or the hint why it is not the one wanted. Null: there is nothing to do but read on. */
  answer: ((action: Record<string, unknown>) => GameEvent[] | string) | null;
  /** What happens when one reads on. */
  onward?: GameEvent[];
  /** What the server would say that an action brings about. */
  preview?(action: Record<string, unknown>): unknown;
}

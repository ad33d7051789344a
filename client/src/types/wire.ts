/** The envelope as the client needs it, until the generated types say the same. */

export interface Seat {
  name: string;
  /** The game's word for the seat's colour: "red", "crimson", "basalt". */
  colour: string;
  kind: "human" | "bot" | "open";
  bot?: string;
  mark?: string;
}

/** What one viewer may know of one game, in the wrapping that every game shares. */
export interface Envelope<View = unknown> {
  /** A seat, null for a watcher, "full" after the end. */
  viewer: number | null | "full";
  game: string;
  rulesVersion: number;
  version: number;
  options: Record<string, unknown>;
  seats: Seat[];
  clock: unknown;
  commit: string | null;
  view: View;
}

/** What the viewer may do now. `cells` are the targets worth lighting. */
export interface Legal {
  turn: number;
  types: string[];
  cells: string[];
}

/** What happened: `e` names the kind, the rest is the game's own. */
export interface GameEvent {
  e: string;
  [field: string]: unknown;
}

/** The answer to a command: done, or the code of the refusal with its parameters. */
export type Ack =
  | { ok: true }
  | { ok: false; code: string; params: Record<string, unknown>; message: string };

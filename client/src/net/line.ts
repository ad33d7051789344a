/**
 * One line to the server that mends itself: it opens a socket, notices when it has died, waits a little
 * longer before each new try, and says where it stands. It knows nothing of what is spoken on it.
 * Sockets and time are handed in, so that tests need neither.
 */

/** Seconds before each try after a loss; the last one repeats. */
export const WAITS = [0.5, 1, 2, 4, 8];
/** Ask whether anybody is there after so much silence, and give up after so much more. */
export const SILENCE = 25_000;
export const PATIENCE = 10_000;
/** Close codes from here on are the server's own word: trying again would be answered the same. */
const FINAL_CODES = 4400;

export type LineState =
  | { at: "opening" }
  | { at: "open" }
  /** Lost; `until` is when the next try begins. */
  | { at: "waiting"; until: number }
  /** Closed by us, or by the server for good with this code. */
  | { at: "closed"; code: number };

/** As much of a WebSocket as we need. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface World {
  open(url: string): Socket;
  now(): number;
  /** Call back after so many milliseconds; the answer cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const browser: World = {
  open: (url) => new WebSocket(url) as Socket,
  now: () => Date.now(),
  after(ms, call) {
    const id = setTimeout(call, ms);
    return () => clearTimeout(id);
  },
};

export interface Listener {
  opened(): void;
  heard(text: string): void;
  changed(state: LineState): void;
}

export class Line {
  #socket: Socket | null = null;
  #tries = 0;
  #state: LineState = { at: "closed", code: 0 };
  #cancel: () => void = () => {};

  constructor(
    readonly url: string,
    readonly listener: Listener,
    readonly world: World = browser,
  ) {}

  get state(): LineState {
    return this.#state;
  }

  /** Try now: at the start, and whenever somebody is tired of waiting. */
  open(): void {
    if (this.#state.at === "open" || this.#state.at === "opening") return;
    this.#cancel();
    this.#become({ at: "opening" });
    const socket = this.world.open(this.url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listen();
      this.#become({ at: "open" });
      this.listener.opened();
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      this.listener.heard(String(data));
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  /** True if it went out; nothing is kept for later here. */
  send(message: unknown): boolean {
    if (this.#state.at !== "open") return false;
    this.#socket?.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#drop();
    this.#become({ at: "closed", code: 1000 });
  }

  /** The socket may be dead without a word (a closed lid, another network): ask, and do not wait long. */
  probe(): void {
    if (this.#state.at === "waiting") this.open();
    if (this.#state.at !== "open") return;
    this.#cancel();
    this.send({ type: "ping" });
    this.#cancel = this.world.after(PATIENCE, () => this.#lost(1006));
  }

  /** Something was heard: be content until the next long silence. */
  #listen(): void {
    this.#cancel();
    this.#cancel = this.world.after(SILENCE, () => this.probe());
  }

  #lost(code: number): void {
    this.#drop();
    if (code >= FINAL_CODES) {
      this.#become({ at: "closed", code });
      return;
    }
    const wait = 1000 * (WAITS[Math.min(this.#tries, WAITS.length - 1)] as number);
    this.#tries += 1;
    this.#become({ at: "waiting", until: this.world.now() + wait });
    this.#cancel = this.world.after(wait, () => this.open());
  }

  #drop(): void {
    this.#cancel();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #become(state: LineState): void {
    this.#state = state;
    this.listener.changed(state);
  }
}

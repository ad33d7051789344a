/**
 * One table as this device follows it. The server is the only judge: the session holds what it was told,
 * hands steps on one after the other so that each can be seen, and sees to it that a command arrives once
 * whatever the line does.
 */
import type { Step } from "../games/face";
import type { Ack, GameEvent, Legal } from "../types/wire";
import { browser, Line, type LineState, type World } from "./line";
import type {
  Accord,
  Action,
  Ended,
  Order,
  Position,
  Problem,
  SeatInfo,
  Stepped,
  TableInfo,
  ToClient,
  ToServer,
} from "./messages";
import { freshId, Outbox } from "./outbox";

/** An envelope as it comes over the wire; the page dresses its seats in the game's colours. */
export interface WireEnvelope {
  viewer: number | null;
  game: string;
  rulesVersion: number;
  version: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  clock: { left: (number | null)[]; running: boolean[]; at: string } | null;
  commit: string;
  view: unknown;
}

/** An order before it is sent: which game and seat it is for, the session adds. */
export type Wish = Order extends infer One
  ? One extends Order
    ? Omit<One, "id" | "game" | "seat">
    : never
  : never;

interface Surroundings {
  url: string;
  world?: World;
  storage?: Storage | null;
}

export class Session {
  table: TableInfo | null = $state.raw(null);
  /** The seat we look through; null for a watcher. */
  seat: number | null = $state(null);
  /** The number of the game that `envelope` belongs to. */
  game = $state(0);
  envelope: WireEnvelope | null = $state.raw(null);
  legal: Legal | null = $state.raw(null);
  /** What is being agreed on: an offer, a pause, what may be taken back. */
  accord: Accord | null = $state.raw(null);
  /** The step shown now, as motion; null after a resync. */
  step: Step | null = $state.raw(null);
  /** All steps of this game that were heard one by one. */
  steps: Step[] = $state.raw([]);
  /** The version from which on `steps` is whole. */
  since = $state(0);
  /** How often the view began anew: with another game, or with a whole position. */
  begun = $state(0);
  problem: Problem | null = $state.raw(null);
  thinking: number | null = $state(null);
  pending: readonly Order[] = $state.raw([]);
  ended: Ended | null = $state.raw(null);
  line: LineState = $state.raw({ at: "opening" });
  /** The server's clock minus ours, in ms. */
  skew = $state(0);

  /** How long a step wants to be seen, in ms; set by the page once it knows the game. */
  pace: (events: GameEvent[]) => number = () => 0;

  /** Who follows the chat hears what concerns it, and what was refused, which may be a message of theirs. */
  onchat: ((message: Extract<ToClient, { type: "chat" | "said" | "refused" }>) => void) | null = null;

  #world: World;
  #line: Line;
  #outbox: Outbox;
  /** Arrived, not shown yet. */
  #queue: Stepped[] = [];
  #holding: (() => void) | null = null;
  /** The next whole position only changes the seat that looks: what is shown stays. */
  #keeping = false;
  /** What the server last told us, shown or not. */
  #held = { game: 0, version: -1 };
  #answers = new Map<string, (ack: Ack) => void>();
  #asked = new Map<string, Promise<unknown>>();
  #batch: { action: Action; done: (preview: unknown) => void }[] = [];
  #batches = new Map<string, ((preview: unknown) => void)[]>();

  constructor(
    readonly code: string,
    { url, world = browser, storage = null }: Surroundings,
  ) {
    this.#world = world;
    this.#outbox = new Outbox(`hexmoot.outbox.${code}`, storage);
    this.pending = this.#outbox.commands;
    this.#line = new Line(
      url,
      {
        opened: () => this.#hello(),
        heard: (text) => this.#hear(JSON.parse(text) as ToClient),
        changed: (state) => this.#lineChanged(state),
      },
      world,
    );
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#holding?.();
    this.#line.close();
  }

  /** The page came back to the front, or the network did: is anybody there? */
  probe(): void {
    this.#line.probe();
  }

  /** Send one action. */
  act(action: Action): Promise<Ack> {
    this.#showAll();
    return this.order({ type: "command", action, seen: this.#held.version });
  }

  /** Send an order for a seat of this device. It is kept until it is answered, over lost lines and reloads. */
  order(wish: Wish, seat = this.seat ?? 0): Promise<Ack> {
    this.problem = null;
    const command = { ...wish, id: freshId(), game: this.game, seat } as Order;
    this.#outbox.put(command);
    this.pending = this.#outbox.commands;
    this.#line.send(command);
    return new Promise((resolve) => this.#answers.set(command.id, resolve));
  }

  /** Send what need not be kept: without a line it is not sent. */
  tell(message: ToServer): void {
    this.#line.send(message);
  }

  /** The exact consequences of an action, asked once per version; null if the server has no answer. */
  preview(action: Action): Promise<unknown> {
    const key = JSON.stringify(action);
    const known = this.#asked.get(key);
    if (known) return known;
    const answer = new Promise<unknown>((done) => {
      if (!this.#batch.length) queueMicrotask(() => this.#ask());
      this.#batch.push({ action, done });
    });
    this.#asked.set(key, answer);
    return answer;
  }

  /**
   * Several people on this device: another of its seats looks now. What was heard through the seat before is
   * forgotten, unless the moment is an open one and the motion on the table goes on.
   */
  look(seat: number, open: boolean): void {
    this.seat = seat;
    this.#keeping = open;
    if (!open) {
      this.envelope = null;
      this.legal = null;
      this.accord = null;
    }
    this.#line.send({ type: "ready", seat });
  }

  // --- hearing ------------------------------------------------------------------------------------------

  #hello(): void {
    this.#line.send({ type: "hello", seat: this.seat, game: this.#held.game, version: this.#held.version });
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "welcome":
        this.table = message.table;
        this.seat = message.seat;
        this.skew = Date.parse(message.now) - this.#world.now();
        for (const command of this.#outbox.commands) this.#line.send(command);
        break;
      case "table":
        this.table = message.table;
        break;
      case "state":
        this.#stand(message);
        break;
      case "step":
        this.#arrive(message);
        break;
      case "accepted":
        this.#answer(message.id, { ok: true });
        break;
      case "refused":
        this.#refused(message.id, message.problem);
        this.onchat?.(message);
        break;
      case "chat":
      case "said":
        this.onchat?.(message);
        break;
      case "previews":
        this.#batches.get(message.id)?.forEach((done, i) => {
          done(message.previews[i]?.preview ?? null);
        });
        this.#batches.delete(message.id);
        break;
      case "thinking":
        this.thinking = message.seat;
        break;
      case "ended":
        this.ended = message;
        break;
    }
  }

  /** A whole position: whatever was on its way to be shown is in it, and whose eyes it is seen with. */
  #stand({ game, accord, ...sent }: Position): void {
    const envelope = sent.envelope as WireEnvelope;
    this.#queue = [];
    this.#holding?.();
    this.#holding = null;
    this.#held = { game, version: envelope.version };
    if (game !== this.game) this.ended = null;
    if (game !== this.game || !this.#keeping) {
      this.steps = [];
      this.since = envelope.version;
      this.begun += 1;
      this.step = null;
    }
    this.#keeping = false;
    this.game = game;
    this.seat = envelope.viewer;
    this.thinking = null;
    this.#put(envelope, sent.legal as Legal | null, accord);
  }

  #arrive(step: Stepped): void {
    if (step.game === this.#held.game && step.version <= this.#held.version) return; // heard before
    this.#held = { game: step.game, version: step.version };
    this.thinking = null;
    this.#queue.push(step);
    if (!this.#holding) this.#showNext();
  }

  #refused(id: string | null, problem: Problem): void {
    const mine = id !== null && this.#answers.has(id);
    if (id === null || mine) this.problem = problem;
    // A command of an earlier page that no longer fits is no news for anybody.
    if (id !== null) this.#answer(id, { ok: false, ...problem });
  }

  #answer(id: string, ack: Ack): void {
    this.#outbox.drop(id);
    this.pending = this.#outbox.commands;
    this.#answers.get(id)?.(ack);
    this.#answers.delete(id);
  }

  #lineChanged(state: LineState): void {
    this.line = state;
    if (state.at === "open" || state.at === "opening") return;
    // Questions are not repeated: who still wants to know asks again.
    for (const waiting of this.#batches.values()) for (const done of waiting) done(null);
    this.#batches.clear();
    this.#asked.clear();
  }

  // --- showing ------------------------------------------------------------------------------------------

  #showNext(): void {
    this.#holding = null;
    const step = this.#queue.shift();
    if (!step) return;
    this.#show(step);
    const hold = this.pace(step.events as GameEvent[]);
    if (hold > 0) this.#holding = this.#world.after(hold, () => this.#showNext());
    else this.#showNext();
  }

  /** Somebody acts: motion never holds them up. */
  #showAll(): void {
    this.#holding?.();
    this.#holding = null;
    for (const step of this.#queue.splice(0)) this.#show(step);
  }

  #show(step: Stepped): void {
    if (step.game !== this.game) {
      this.game = step.game;
      this.ended = null;
      this.steps = [];
      this.since = 0;
      this.begun += 1;
    }
    this.step = { version: step.version, events: step.events as GameEvent[], table: step.table };
    this.steps = [...this.steps, this.step];
    this.#put(step.envelope as WireEnvelope, step.legal as Legal | null, step.accord);
  }

  #put(envelope: WireEnvelope, legal: Legal | null, accord: Accord): void {
    this.envelope = envelope;
    this.legal = legal;
    this.accord = accord;
    this.#asked.clear();
  }

  // --- asking -------------------------------------------------------------------------------------------

  #ask(): void {
    const batch = this.#batch.splice(0);
    const id = freshId();
    const asked = this.#line.send({
      type: "ask",
      id,
      game: this.game,
      seat: this.seat ?? 0,
      actions: batch.map(({ action }) => action),
    });
    if (asked)
      this.#batches.set(
        id,
        batch.map(({ done }) => done),
      );
    else for (const { done } of batch) done(null);
  }
}

/** What can be agreed on at a table, as one device sees it and has a say in it. */
import type { GameFace } from "../games/face";
import type { TableSeat } from "../net/messages";
import type { Session, Wish } from "../net/session.svelte";
import { sentence } from "../problems";
import { t } from "../words";
import { type Asking, asking } from "./accord";

/** How long it is said why something cannot be, in ms. */
const TROUBLE = 6000;

export class Agreement {
  /** Why the last wish was not granted. */
  trouble = $state<string | null>(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  /** `seats` are the table's as they sit in this game. */
  constructor(
    readonly session: Session,
    readonly face: GameFace,
    readonly seats: () => readonly TableSeat[],
  ) {}

  get paused(): boolean {
    return this.session.accord?.paused ?? false;
  }

  get undo() {
    return this.session.accord?.undo ?? null;
  }

  /** Why nothing is taken back now. */
  get barred(): string | null {
    return this.undo?.problem ? sentence(this.undo.problem, this.face) : null;
  }

  get offer(): Asking | null {
    const { accord } = this.session;
    const [names, mine] = [this.seats().map(({ name }) => name), this.seats().map(({ yours }) => yours)];
    return accord?.offer ? asking(accord.offer, names, mine) : null;
  }

  /** Nobody else is asked. */
  get alone(): boolean {
    return !this.seats().some((seat) => seat.kind === "human" && !seat.yours);
  }

  /** There is something to be read. */
  get open(): boolean {
    return this.trouble !== null || this.paused || this.session.accord?.offer != null;
  }

  /** Why nobody can act now. */
  get hold(): string | null {
    return this.paused ? t("pausedTitle").replace(/\.$/, "") : null;
  }

  takeBack(): void {
    if (this.barred) this.#tell(this.barred);
    else if (this.undo) void this.#wish({ type: "offer", what: "undo" }, this.undo.seat);
  }

  stop(what: "pause" | "abandon"): void {
    void this.#wish({ type: "offer", what });
  }

  resume(): void {
    void this.#wish({ type: "resume" });
  }

  /** Say yes or no to the open offer; a no to the own one withdraws it. */
  answer(yes: boolean): void {
    const [offer, asked] = [this.session.accord?.offer, this.offer];
    if (!offer || !asked) return;
    const seat = asked.own ? offer.seat : (asked.seat ?? undefined);
    void this.#wish({ type: "answer", what: offer.what, by: offer.seat, yes }, seat);
  }

  async #wish(wish: Wish, seat?: number): Promise<void> {
    const ack = await this.session.order(wish, seat);
    this.#tell(ack.ok ? null : sentence(ack, this.face));
  }

  #tell(trouble: string | null): void {
    this.trouble = trouble;
    clearTimeout(this.#forget);
    if (trouble) this.#forget = setTimeout(() => this.#tell(null), TROUBLE);
  }
}

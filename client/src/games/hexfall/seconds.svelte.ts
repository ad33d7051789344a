/** Seconds left of a seat's clock while it runs. */
import type { ClockView } from "../../net/messages";

const BEAT = 250;

export class Countdown {
  #now = $state(Date.now());
  readonly #clock: () => ClockView | null;
  readonly #seat: () => number | null;

  constructor(clock: () => ClockView | null, seat: () => number | null) {
    this.#clock = clock;
    this.#seat = seat;
    $effect(() => {
      if (this.#left === null) return;
      const timer = setInterval(() => (this.#now = Date.now()), BEAT);
      return () => clearInterval(timer);
    });
  }

  get #left(): number | null {
    const [clock, seat] = [this.#clock(), this.#seat()];
    if (!clock || seat === null || !clock.running[seat]) return null;
    return clock.left[seat] ?? null;
  }

  /** Null where no clock runs. */
  get seconds(): number | null {
    const [clock, left] = [this.#clock(), this.#left];
    if (!clock || left === null) return null;
    return Math.max(0, Math.min(left, left - (this.#now - Date.parse(clock.at))) / 1000);
  }
}

/** A clock as people read it, and when it warns. */
import { t } from "../words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From here on tenths count, and the clock warns. */
export const SHORT = 10;

const two = (number: number): string => String(number).padStart(2, "0");

/** Seconds left: 9.4, 0:41, 12:05, 1:05:20, then days and hours. Rounded up, so that zero means over. */
export function clockText(seconds: number): string {
  if (seconds <= 0) return "0:00";
  if (seconds < SHORT) return (Math.ceil(seconds * 10) / 10).toFixed(1);
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return t("daysLeft", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  const rest = two(whole % MINUTE);
  const minutes = Math.floor(whole / MINUTE);
  return whole < HOUR ? `${minutes}:${rest}` : `${Math.floor(whole / HOUR)}:${two(minutes % 60)}:${rest}`;
}

/** How often a page has to look at its clocks, in ms, so that nothing it shows is late. */
export const beat = (clocks: readonly (number | null)[]): number =>
  clocks.some((left) => left !== null && left > 0 && left < SHORT + 1) ? 100 : 250;

/** Warns once for each time that a clock runs low. */
export class Warning {
  #warned = false;

  /** Told the seconds left while the clock runs, else null: whether it is time to warn. */
  due(left: number | null): boolean {
    const low = left !== null && left > 0 && left <= SHORT;
    const due = low && !this.#warned;
    this.#warned = low;
    return due;
  }
}

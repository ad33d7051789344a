/** Who sits where, while a table is being set. The choice of a seat is one word: "you", "open", "guest", "bot:fox". */
import type { BotInfo, SeatWish } from "../net/messages";

export const wordOf = (wish: SeatWish): string => (wish.kind === "bot" ? `bot:${wish.bot}` : wish.kind);

export function wishOf(word: string): SeatWish {
  const [kind, bot] = word.split(":");
  return bot ? { kind: "bot", bot } : { kind: kind as SeatWish["kind"] };
}

/** The choices of a seat, in the order of a list: people first, then the ladder. */
export function seatWords(bots: readonly BotInfo[]): string[] {
  return ["you", "guest", "open", ...bots.map(({ id }) => `bot:${id}`)];
}

/** A seat gets another wish. There is one `you`: who takes its place gives the own one in exchange. */
export function withSeat(seats: readonly SeatWish[], at: number, wish: SeatWish): SeatWish[] {
  const before = seats[at];
  return seats.map((seat, i) => {
    if (i === at) return wish;
    return wish.kind === "you" && seat.kind === "you" && before ? before : seat;
  });
}

/** More or fewer seats: new ones are open. */
export function withCount(seats: readonly SeatWish[], count: number): SeatWish[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatWish => ({ kind: "open" }));
  return [...seats.slice(0, count), ...more];
}

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
    const colour = seat.colour === undefined ? {} : { colour: seat.colour };
    if (i === at) return { ...wish, ...colour };
    return wish.kind === "you" && seat.kind === "you" && before ? { ...before, ...colour } : seat;
  });
}

/** The colour of each seat out of so many: the one that was chosen, or the first that is free, as the server has it. */
export function coloursOf(seats: readonly { colour?: number | null }[], colours: number): number[] {
  const free = Array.from({ length: colours }, (_, i) => i).filter(
    (i) => !seats.some(({ colour }) => colour === i),
  );
  return seats.map(({ colour }) => colour ?? free.shift() ?? 0);
}

/** A seat gets a colour; whoever had it gets the old one. */
export function withColour(
  seats: readonly SeatWish[],
  at: number,
  colour: number,
  colours: number,
): SeatWish[] {
  const before = coloursOf(seats, colours);
  return seats.map((seat, i) => {
    if (i === at) return { ...seat, colour };
    return before[i] === colour
      ? { ...seat, colour: before[at] ?? null }
      : { ...seat, colour: before[i] ?? null };
  });
}

/** More or fewer seats: new ones are open. */
export function withCount(seats: readonly SeatWish[], count: number): SeatWish[] {
  const more = Array.from({ length: Math.max(0, count - seats.length) }, (): SeatWish => ({ kind: "open" }));
  return [...seats.slice(0, count), ...more];
}

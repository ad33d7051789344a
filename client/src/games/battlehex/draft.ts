/** The move being made up: two cards and which of them lies left. Pure; the table keeps one. */
import { cellId, ranksOf } from "./board";
import type { Left, SealedMove, Side } from "./types";

export interface Draft {
  red: number | null;
  black: number | null;
  left: Left;
}

export const empty = (byChance: boolean): Draft => ({
  red: null,
  black: null,
  left: byChance ? "random" : "R",
});

export const drafted = (move: SealedMove): Draft => ({ ...move });

/** Choosing the card that is chosen already puts it back. */
export function withRank(draft: Draft, side: Side, rank: number): Draft {
  return { ...draft, [side]: draft[side] === rank ? null : rank };
}

/** A cell names both cards at once. */
export function withCell(draft: Draft, id: string): Draft {
  return { ...draft, ...ranksOf(id) };
}

/** One up or down, round the ends; with nothing chosen it begins in the middle. */
export function stepped(draft: Draft, side: Side, by: 1 | -1, size: number): Draft {
  const from = draft[side];
  const rank = from === null ? Math.ceil(size / 2) : ((from - 1 + by + size) % size) + 1;
  return { ...draft, [side]: rank };
}

/** The other card to the left; out of chance it begins with red. */
export function flipped(draft: Draft): Draft {
  return { ...draft, left: draft.left === "R" ? "B" : "R" };
}

/** The cell where both lines cross; null until both cards are chosen. */
export function crossing(draft: Draft): string | null {
  return draft.red === null || draft.black === null ? null : cellId(draft.red, draft.black);
}

/** The finished move; null until both cards are chosen. */
export function finished(draft: Draft): SealedMove | null {
  return draft.red === null || draft.black === null
    ? null
    : { red: draft.red, black: draft.black, left: draft.left };
}

export function equal(a: SealedMove | null, b: SealedMove | null): boolean {
  return a !== null && b !== null && a.red === b.red && a.black === b.black && a.left === b.left;
}

/** The placement being made up: which tile of the hand, and how far each of the two is turned. */
import type { Point } from "../../board/geometry";
import { points } from "./board";
import type { Hand, Preview } from "./types";

export type Slot = 0 | 1;

export interface Draft {
  slot: Slot;
  /** Sixths clockwise, never wrapped, so that a tile turns on instead of back. */
  turns: readonly [number, number];
}

/** What each of the placements would do, by slot and rotation. */
export type Previews = Readonly<Record<string, Preview>>;

export const SLOTS: readonly Slot[] = [0, 1];
export const ROTATIONS: readonly number[] = [0, 1, 2, 3, 4, 5];
export const keyOf = (slot: number, rot: number): string => `${slot}/${rot}`;

/** A turn begins with the first tile that there is, as it was drawn. */
export function fresh(hand: Hand | null): Draft {
  return { slot: hand?.[0] == null && hand?.[1] != null ? 1 : 0, turns: [0, 0] };
}

export function rotOf({ slot, turns }: Draft): number {
  return ((turns[slot] % 6) + 6) % 6;
}

/** The chosen tile turned by so many sixths. */
export function rotated(draft: Draft, by: number): Draft {
  const [a, b] = draft.turns;
  return { ...draft, turns: draft.slot === 0 ? [a + by, b] : [a, b + by] };
}

/** Turned to a rotation by the shorter way. */
export function turnedTo(draft: Draft, rot: number): Draft {
  const by = (((rot - rotOf(draft)) % 6) + 6) % 6;
  return rotated(draft, by > 3 ? by - 6 : by);
}

/** Another tile of the hand, if there is one in that slot. */
export function chosen(draft: Draft, slot: Slot, hand: Hand | null): Draft {
  return hand?.[slot] == null ? draft : { ...draft, slot };
}

export function switched(draft: Draft, hand: Hand | null): Draft {
  return chosen(draft, draft.slot === 0 ? 1 : 0, hand);
}

/**
 * The rotation whose path leaves the tile nearest to where somebody points; `off` is that point as seen from the
 * middle of the glow. Null while no placement is known.
 */
export function leading(previews: Previews, slot: Slot, k: number, off: Point, now: number): number | null {
  const length = Math.hypot(off.x, off.y) || 1;
  let best: number | null = null;
  let most = Number.NEGATIVE_INFINITY;
  // As it lies is tried first, so that of equally good rotations it is kept.
  for (const rot of [now, ...ROTATIONS]) {
    const exit = points(k)[previews[keyOf(slot, rot)]?.routes[0]?.strides[0]?.to ?? -1];
    if (!exit) continue;
    const along = (exit.x * off.x + exit.y * off.y) / (Math.hypot(exit.x, exit.y) * length);
    if (along > most + 1e-6) [best, most] = [rot, along];
  }
  return best;
}

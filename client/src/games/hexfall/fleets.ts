/** A seat's ships on one tile stand together as a fleet. */
import type { Ship } from "./types";

export interface Fleet {
  tile: number;
  seat: number;
  count: number;
  /** Armies aboard, all together. */
  cargo: number;
}

export function fleets(ships: readonly Ship[]): Fleet[] {
  const found = new Map<number, Fleet>();
  for (const { tile, seat, cargo } of ships) {
    const fleet = found.get(tile) ?? { tile, seat, count: 0, cargo: 0 };
    fleet.count += 1;
    fleet.cargo += cargo?.size ?? 0;
    found.set(tile, fleet);
  }
  return [...found.values()];
}

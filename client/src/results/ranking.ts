import type { Outcome } from "../net/messages";
import { listed, t } from "../words";

/** Seats in the order of their places; an abandoned game has none and keeps the order of the seats. */
export function ranking(
  seats: number,
  places: readonly number[] | null,
): { seat: number; place: number | null }[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, place: places?.[seat] ?? null })).sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0),
  );
}

/** Who won a game, in a few words. */
export function wonBy(outcome: Outcome, names: readonly string[]): string {
  const winners = (outcome.places ?? []).flatMap((place, seat) => (place === 1 ? [names[seat] ?? ""] : []));
  return winners.length ? t("wonBy", { names: listed(winners) }) : t("wonByNobody");
}

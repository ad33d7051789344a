import type { TableSettings } from "../net/messages";
import { t } from "../words";

/** The clock of a table in a few words; null where there is none. */
export function clockWords({
  turnSeconds,
  bankSeconds,
  incrementSeconds,
  moveDays,
}: TableSettings): string | null {
  if (moveDays) return t("clockDays", { count: moveDays });
  if (bankSeconds) return t("clockBank", { minutes: bankSeconds / 60, seconds: incrementSeconds ?? 0 });
  return turnSeconds ? t("clockTurn", { seconds: turnSeconds }) : null;
}

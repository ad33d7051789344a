/** The clocks that a table can have: a choice of kind, and what belongs to each. */
import type { TableSettings } from "../net/messages";
import type { Field, Value } from "./schema";

const DAYS = [1, 2, 3, 5, 7, 14];
const BANKS = [60, 180, 300, 600, 900, 1800, 3600];
const INCREMENTS = [0, 2, 3, 5, 10, 15, 30];
const NONE = { turnSeconds: 0, bankSeconds: 0, incrementSeconds: 0, moveDays: 0 };

const of = (kind: string) => ({ clock: [kind] });
const choice = (
  key: string,
  values: readonly (string | number)[],
  first: string | number,
  when = {},
): Field => ({
  key,
  kind: "choice",
  values,
  first,
  when,
});

/** The fields of the clock; only with others somewhere else a move may take days. */
export function clockFields(turns: readonly number[], far: boolean): Field[] {
  const times = turns.filter((time) => time > 0);
  return [
    choice("clock", ["off", "turn", "bank", ...(far ? ["days"] : [])], "off"),
    choice("turnSeconds", times, times.includes(60) ? 60 : (times[0] ?? 0), of("turn")),
    choice("bankSeconds", BANKS, 300, of("bank")),
    choice("incrementSeconds", INCREMENTS, 5, of("bank")),
    choice("moveDays", DAYS, 3, of("days")),
  ];
}

/** What the form says, as settings: the one clock that was chosen, and no other. */
export function withClock(chosen: Readonly<Record<string, Value>>): TableSettings {
  const { clock: _, ...settings } = chosen;
  return { ...NONE, ...settings } as TableSettings;
}

/** Settings as the form has them. What is nothing at this table is left to the form's own first value. */
export function asChosen(settings: TableSettings): Record<string, Value> {
  const clock = settings.moveDays
    ? "days"
    : settings.bankSeconds
      ? "bank"
      : settings.turnSeconds
        ? "turn"
        : "off";
  const said = Object.entries({ ...settings, clock }).filter(
    ([key, value]) => value !== null && (value !== 0 || (key === "incrementSeconds" && clock === "bank")),
  );
  return Object.fromEntries(said) as Record<string, Value>;
}

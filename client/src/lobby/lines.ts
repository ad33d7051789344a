/** What the lobby says of a table in one line. */
import type { TableLine, TableSeat } from "../net/messages";
import { t, type Word } from "../words";
import { clockWords } from "./clock";

const SHOWN = 2;

const namesOf = (seats: readonly TableSeat[]) =>
  seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);

/** "Ann, Bob and 3 more". */
export function listed(names: readonly string[]): string {
  const first = names.slice(0, SHOWN).join(", ");
  return names.length > SHOWN ? t("andMore", { names: first, count: names.length - SHOWN }) : first;
}

/** Who else sits at one of the own tables. */
export function company({ seats }: Pick<TableLine, "seats">): string {
  const others = namesOf(seats.filter((seat) => !seat.yours));
  return others.length ? t("withNames", { names: listed(others) }) : t("nobodyYet");
}

/** Who opened a table of others, and how many may still sit down. */
export function invitation(line: TableLine): string {
  const names = listed(namesOf(line.seats));
  if (line.phase !== "open") {
    const who = t("withNames", { names });
    return line.watchers ? t("watched", { who, count: line.watchers }) : who;
  }
  const seats = t("seatsFree", { count: line.freeSeats });
  const clock = clockWords(line.settings);
  return t("openedBy", { name: names, seats }) + (clock ? `, ${clock}` : "");
}

export function status(line: TableLine): Word {
  if (line.yourTurn) return "yourTurn";
  switch (line.phase) {
    case "open":
      return "seatFree";
    case "playing":
      return "othersTurn";
    case "between":
      return "betweenGames";
    case "done":
      return "finished";
  }
}

const ORDER: TableLine["phase"][] = ["open", "between", "playing", "done"];

/** What waits for us first, then what goes on, then what is over; the newest first in each. */
export function sorted(lines: readonly TableLine[]): TableLine[] {
  const rank = (line: TableLine) => (line.yourTurn ? -1 : ORDER.indexOf(line.phase));
  return [...lines].sort((a, b) => rank(a) - rank(b) || b.createdAt.localeCompare(a.createdAt));
}

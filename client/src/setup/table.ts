/** What belongs to the table and not to a game's rules, as fields of the same form. */
import type { SeatWish } from "../net/messages";
import type { Field } from "./schema";

const always = {};
const timed = { turnSeconds: [15, 30, 60, 120] };

const FIELDS: Record<string, Field> = {
  turnSeconds: { key: "turnSeconds", kind: "choice", values: [0, 15, 30, 60, 120], first: 0, when: always },
  onTimeout: {
    key: "onTimeout",
    kind: "choice",
    values: ["forfeit", "random"],
    first: "forfeit",
    when: timed,
  },
  bestOf: { key: "bestOf", kind: "choice", values: [1, 3, 5, 7], first: 1, when: always },
  botSeconds: { key: "botSeconds", kind: "choice", values: [0.5, 1, 3, 10], first: 1, when: always },
  onLeave: { key: "onLeave", kind: "choice", values: ["bot", "resign"], first: "bot", when: always },
  visibility: {
    key: "visibility",
    kind: "choice",
    values: ["private", "public"],
    first: "private",
    when: always,
  },
  practice: { key: "practice", kind: "toggle", first: false, when: always },
};

/** The fields that these seats give a meaning: who waits for nobody need not say what happens then. */
export function tableFields(seats: readonly SeatWish[], twoSeats: boolean): Field[] {
  const has = (kind: SeatWish["kind"]) => seats.some((seat) => seat.kind === kind);
  const keys = [
    "turnSeconds",
    "onTimeout",
    ...(twoSeats ? ["bestOf"] : []),
    ...(has("bot") ? ["botSeconds"] : []),
    ...(has("guest") ? ["practice"] : []),
    ...(has("open") ? ["onLeave", "visibility"] : []),
  ];
  return keys.map((key) => FIELDS[key] as Field);
}

/** What belongs to the table and not to a game's rules, as fields of the same form. */
import type { GameInfo, SeatWish } from "../net/messages";
import { clockFields } from "./clocks";
import type { Field } from "./schema";

const always = {};

const FIELDS: Record<string, Field> = {
  bestOf: { key: "bestOf", kind: "choice", values: [1, 3, 5, 7], first: 1, when: always },
  botSeconds: { key: "botSeconds", kind: "choice", values: [0.5, 1, 3, 10], first: 1, when: always },
  fillBots: { key: "fillBots", kind: "toggle", first: true, when: always },
  visibility: {
    key: "visibility",
    kind: "choice",
    values: ["private", "public"],
    first: "private",
    when: always,
  },
  practice: { key: "practice", kind: "toggle", first: false, when: always },
};

type Values = Pick<GameInfo, "turnSeconds" | "timeouts" | "leavings" | "standIn"> & {
  bots: readonly { id: string }[];
};

/** What a game has its own values for, the usual one first. */
const ownFields = ({ timeouts, leavings, standIn, bots }: Values): Record<string, Field> => ({
  onTimeout: choice("onTimeout", timeouts, { clock: ["turn", "bank", "days"] }),
  onLeave: choice("onLeave", leavings, always),
  standIn: {
    key: "standIn",
    kind: "choice",
    values: bots.map(({ id }) => id),
    first: standIn,
    when: { onLeave: ["bot"] },
  },
});

const choice = (key: string, values: readonly (string | number)[], when: Field["when"]): Field => ({
  key,
  kind: "choice",
  values,
  first: values[0] ?? "",
  when,
});

/** The fields that these seats give a meaning: who waits for nobody need not say what happens then. */
export function tableFields(info: Values, seats: readonly Pick<SeatWish, "kind">[]): Field[] {
  const has = (kind: SeatWish["kind"]) => seats.some((seat) => seat.kind === kind);
  const keys = [
    "onTimeout",
    ...(seats.length === 2 ? ["bestOf"] : []),
    ...(has("bot") ? ["botSeconds"] : []),
    ...(has("guest") ? ["practice"] : []),
    ...(has("open") ? ["onLeave", "standIn", "fillBots", "visibility"] : []),
  ];
  const fields = { ...FIELDS, ...ownFields(info) };
  return [...clockFields(info.turnSeconds, has("open")), ...keys.map((key) => fields[key] as Field)];
}

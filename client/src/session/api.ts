/** What may be asked of a table by those who sit there: the host before the start, and who is left behind. */
import { call } from "../net/api";
import type { TableInfo, TableSettings } from "../net/messages";

export const ask = {
  /** The host changes what was agreed. */
  change: (code: string, options: Record<string, unknown>, settings: TableSettings) =>
    call<TableInfo>("PATCH", `/tables/${code}`, { options, settings }),
  swap: (code: string, seats: [number, number]) => call<TableInfo>("POST", `/tables/${code}/swap`, { seats }),
  leave: (code: string) => call<TableInfo>("POST", `/tables/${code}/leave`, {}),
  /** We want to end the game without those who are gone. */
  giveUp: (code: string) => call<TableInfo>("POST", `/tables/${code}/give-up`, {}),
};

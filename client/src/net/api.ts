/** The server's REST side, typed. Every refusal is a `Refusal` with a code, its parameters and a sentence. */
import type {
  BoardView,
  ChatLine,
  GameInfo,
  LobbyLists,
  Me,
  NewTable,
  Problem,
  ReadRecord,
  Replay,
  SeatWish,
  TableInfo,
} from "./messages";

/** A request that was not granted; `offline` where no server answered at all. */
export class Refusal extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;

  constructor(
    readonly status: number,
    problem: Problem,
  ) {
    super(problem.message);
    this.code = problem.code;
    this.params = problem.params;
  }
}

const OFFLINE: Problem = { code: "offline", params: {}, message: "The server does not answer." };
const UNREADABLE: Problem = { code: "unreadable", params: {}, message: "The answer could not be read." };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(0, OFFLINE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => UNREADABLE)) as Partial<Problem>;
  throw new Refusal(response.status, { ...UNREADABLE, ...problem });
}

/** The JSON that a request is answered with. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await ask(method, path, body)).json() as Promise<T>;
}

const as = (viewer?: string) => (viewer === undefined ? "" : `?viewer=${viewer}`);
const recordPath = (code: string, game: number) => `/tables/${code}/games/${game}/record`;

/** Where a finished game's record lies, for a download. */
export const recordUrl = (code: string, game: number) => `/api${recordPath(code, game)}`;
/** Where a picture of the table's link lies. */
export const qrUrl = (code: string) => `/api/tables/${code}/qr.svg`;
/** The socket of a table. */
export const socketUrl = (code: string) =>
  `${location.origin.replace(/^http/, "ws")}/api/tables/${code}/socket`;

export const api = {
  games: () => call<GameInfo[]>("GET", "/games"),
  /** The board that these options give, where one can look at it before a game. */
  board: (game: string, options: Readonly<Record<string, unknown>>) =>
    call<BoardView>("GET", `/games/${game}/board?options=${encodeURIComponent(JSON.stringify(options))}`),
  me: () => call<Me>("GET", "/me"),
  rename: (name: string) => call<Me>("PATCH", "/me", { name }),
  like: (colours: readonly string[]) => call<Me>("PATCH", "/me", { colours }),
  lobby: () => call<LobbyLists>("GET", "/tables"),
  open: (table: NewTable) => call<TableInfo>("POST", "/tables", table),
  table: (code: string) => call<TableInfo>("GET", `/tables/${code}`),
  sit: (code: string, seat: number | null, pinch: string) =>
    call<TableInfo>("POST", `/tables/${code}/sit`, { seat, pinch }),
  stand: (code: string, seat: number) => call<TableInfo>("POST", `/tables/${code}/stand`, { seat }),
  fill: (code: string, seat: number, wish: SeatWish) =>
    call<TableInfo>("POST", `/tables/${code}/seats`, { seat, wish }),
  start: (code: string) => call<TableInfo>("POST", `/tables/${code}/start`, {}),
  /** A message of the own chat is not as it should be. */
  report: (code: string, n: number) => call<ChatLine>("POST", `/tables/${code}/reports`, { n }),
  again: (code: string, pinch: string) => call<TableInfo>("POST", `/tables/${code}/again`, { pinch }),
  /** The log of a game as `viewer` may know it: a seat, "watcher", "full", or whoever we are. */
  replay: (code: string, game: number, viewer?: string) =>
    call<Replay>("GET", `/tables/${code}/games/${game}/replay${as(viewer)}`),
  /** The position after an entry of that log. */
  view: async (code: string, game: number, k: number, viewer?: string) =>
    (await call<{ envelope: unknown }>("GET", `/tables/${code}/games/${game}/replay/${k}${as(viewer)}`))
      .envelope,
  /** What the rules say of a record, and its log; the server keeps nothing of it. */
  read: (record: string) => call<ReadRecord>("POST", "/records", { record }),
  /** Positions of a record, from entry `first` on. */
  positions: async (record: string, first: number, count: number) =>
    (await call<{ envelopes: unknown[] }>("POST", "/records/positions", { record, first, count })).envelopes,
  record: async (code: string, game: number) => (await ask("GET", recordPath(code, game))).text(),
};

/** The wire's words, by short names. The shapes are generated from the server's schema. */
import type { components } from "../types/api";

type Schemas = components["schemas"];

export type BoardView = Schemas["BoardView"];
export type GameInfo = Schemas["GameInfo"];
export type BotInfo = Schemas["BotInfo"];
export type Me = Schemas["Me"];
export type SeatWish = Schemas["SeatWish"];
export type TableSettings = Schemas["TableSettings"];
export type NewTable = Schemas["NewTable"];
export type TableSeat = Schemas["TableSeat"];
export type TableInfo = Schemas["TableInfo"];
export type TableLine = Schemas["TableLine"];
export type LobbyLists = Schemas["Lobby"];
export type Outcome = Schemas["Outcome"];
export type Replay = Schemas["Replay"];
export type ReadRecord = Schemas["ReadRecord"];
export type ReplayEntry = Schemas["ReplayEntry"];
export type Problem = Schemas["Problem"];
export type SeatInfo = Schemas["SeatInfo"];
export type ClockView = Schemas["ClockView"];

/** Actions are a game's own; the house only carries them. */
export type Action = { type: string } & Record<string, unknown>;
export type Hello = Schemas["Hello"];
export type Command = Omit<Schemas["Command"], "action"> & { action: Action };
export type Ask = Omit<Schemas["Ask"], "actions"> & { actions: Action[] };
export type Offer = Schemas["Offer"];
export type What = Offer["what"];
export type Accord = Schemas["AccordInfo"];
/** What is written into the log, once. */
export type Order = Command | Offer | Schemas["Answer"] | Schemas["Resume"];
export type ToServer =
  | Hello
  | Order
  | Ask
  | Schemas["Ready"]
  | Schemas["JoinChat"]
  | Schemas["Say"]
  | Schemas["Ping"];

export type ChatLine = Schemas["ChatLine"];
export type Phrase = NonNullable<ChatLine["phrase"]>;

export type Position = Schemas["Position"];
export type Stepped = Schemas["Stepped"];
export type Ended = Schemas["Ended"];
export type ToClient =
  | Schemas["Welcome"]
  | Schemas["TableChanged"]
  | Position
  | Stepped
  | Schemas["Accepted"]
  | Schemas["RefusedMessage"]
  | Schemas["Previews"]
  | Schemas["Thinking"]
  | Schemas["ChatLog"]
  | Schemas["Said"]
  | Schemas["Pong"]
  | Ended;

/** How people and places are called, and piles of cards. */
import type { Envelope } from "../../types/wire";
import { listed } from "../../words";
import { sea } from "./board";
import { pileText } from "./story";
import type { Card, Paid, View } from "./types";
import { type Key, say } from "./words";

export const nameOf = (envelope: Envelope, seat: number | null): string =>
  (seat === null ? undefined : envelope.seats[seat]?.name) ?? "";

export const namesOf = (envelope: Envelope, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(envelope, seat)));

type Charted = Pick<View, "board">;
export const tileName = ({ board }: Charted, id: number): string => sea(board).tiles[id]?.name ?? "";
export const cornerName = ({ board }: Charted, id: number): string => sea(board).corners[id]?.name ?? "";
export const edgeName = ({ board }: Charted, id: number): string => sea(board).edges[id]?.name ?? "";

/** "2 timber and 1 grain"; nothing has a word as well. */
export const pile = (cards: Paid): string => pileText(cards) ?? say("nothing");

/** What a card does, in the few words that fit on it. */
export const cardDoes = (card: Card): string =>
  say(`does${card.charAt(0).toUpperCase()}${card.slice(1)}` as Key);

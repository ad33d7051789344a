/** The plot of a finished game: cells that each party had still to fill, tile by tile. A line ends where no way is left. */
import type { GameEvent } from "../../types/wire";
import type { Chart, Telling } from "../face";
import { ground } from "./board";
import { missing } from "./missing";
import { partyName } from "./tell";
import { asEvents, type Tile, viewOf } from "./types";
import { say } from "./words";

/** Each player's set holds so many Star-6 where tiles can be displaced. */
const STARS = 2;

export function chart(steps: GameEvent[][], { envelope }: Telling): Chart | null {
  const { mode, players } = viewOf(envelope);
  const land = ground(mode);
  const board: Record<string, Tile> = {};
  const tokens = players.map(() => Number(envelope.options.tokens ?? 0));
  const stars = players.map(() => STARS);
  const parties = [...new Set(players.map(({ party }) => party))];
  const points = parties.map((): number[] => []);
  const count = (laid: number) =>
    parties.forEach((party, i) => {
      const seat = players.findIndex((one) => one.party === party);
      const moves = Math.min(tokens[seat] ?? 0, stars[seat] ?? 0);
      const left = missing(land, { mode, board, players }, party, moves);
      if (left !== null && points[i]?.length === laid) points[i]?.push(left);
    });
  count(0);
  for (const event of asEvents(steps.flat())) {
    if (event.e === "displaced") tokens[event.player] = event.tokens_left;
    if (event.e !== "placed") continue;
    const { cell, player: owner, tile, rotation, declare, ply } = event;
    board[cell] = { tile, owner, rotation, declare, ply };
    if (tile === "star6") stars[owner] = (stars[owner] ?? 0) - 1;
    count(ply + 1);
  }
  if (points.every((line) => line.length < 3)) return null;
  return {
    title: say("chartTitle"),
    along: say("chartAlong"),
    series: parties.map((party, i) => ({ name: partyName(envelope, party), points: points[i] ?? [] })),
  };
}

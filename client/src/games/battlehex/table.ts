/** The heavy part of the face: loaded when a table is opened. */
import type { GameTable } from "../face";
import { chart, counted } from "./after";
import { pace } from "./motion";
import Still from "./Still.svelte";
import Table from "./Table.svelte";
import { ending, facts, seatLine, tell, turn, whereabouts } from "./tell";
import { asEvents } from "./types";
import { say } from "./words";

export const table: GameTable = {
  Table,
  Board: Still,
  pace: (events) => pace(asEvents(events)),
  turn,
  tell,
  seatLine,
  whereabouts,
  facts,
  ending: (about) => {
    const end = ending(about);
    return end && { ...end, counted: counted(about) };
  },
  chart,
  get keys(): [string, string][] {
    return [
      ["F", say("keyFlip")],
      ["S", say("keySeal")],
    ];
  },
  get preferences() {
    return [{ key: "randomFlip", label: say("prefFlip"), help: say("prefFlipHelp"), first: true }];
  },
};

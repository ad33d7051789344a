/** The heavy part of the face: loaded when a table is opened. */
import type { GameTable } from "../face";
import { awards, chart, counted, ending, numbers } from "./after";
import { pace } from "./motion";
import Still from "./Still.svelte";
import Table from "./Table.svelte";
import { facts, seatLine, tell, turn, whereabouts } from "./tell";
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
    return end && { ...end, counted: counted(about), awards: awards(about) };
  },
  chart,
  numbers,
  get keys(): [string, string][] {
    return [
      ["R", say("keyRotate")],
      ["E, Q", say("keyRotateMore")],
      ["F", say("keySwap")],
      ["1, 2", say("keySlots")],
      ["Enter", say("keyPlace")],
      ["+, -, 0", say("keyZoom")],
    ];
  },
  preferences: [],
};

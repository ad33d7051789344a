/** The heavy part of the face: loaded when a table is opened. */
import type { GameTable } from "../face";
import { counted, ending, numbers } from "./after";
import { chart } from "./chart";
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
    return end && { ...end, counted: counted(about) };
  },
  chart,
  numbers,
  get keys(): [string, string][] {
    return [
      ["R", say("keyRotate")],
      ["Q", say("keyBack")],
      ["1, 2, 3", say("keySlots")],
      ["F", say("keyNext")],
      ["X", say("keyDisplace")],
      ["D", say("keyDeclare")],
      ["P", say("keyPool")],
      ["Enter", say("keyPlace")],
      ["Esc", say("keyCancel")],
    ];
  },
  get preferences() {
    return [
      { key: "ends", label: say("prefEnds"), help: say("prefEndsHelp"), first: true },
      { key: "fills", label: say("prefFill"), help: say("prefFillHelp"), first: false },
    ];
  },
};

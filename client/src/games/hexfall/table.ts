/** The heavy part of the face: loaded when a table is opened. */
import type { GameTable } from "../face";
import { chart, dice, ending, numbers } from "./after";
import { pace } from "./motion";
import Rail from "./Rail.svelte";
import Still from "./Still.svelte";
import { facts, seatLine, turn, whereabouts } from "./strip";
import Table from "./Table.svelte";
import { tell } from "./tell";
import { asEvents } from "./types";
import { say } from "./words";

export const table: GameTable = {
  Table,
  Board: Still,
  Rail,
  pace: (events) => pace(asEvents(events)),
  turn,
  tell,
  seatLine,
  whereabouts,
  facts,
  ending,
  chart,
  numbers,
  dice,
  get keys(): [string, string][] {
    return [
      ["R", say("keyRoll")],
      ["E", say("keyEnd")],
      ["1 – 8", say("keyBuild")],
      ["H", say("keyHand")],
      ["T", say("keyTrade")],
      ["← ↑ ↓ →", say("keyArrows")],
      ["Enter", say("keyPick")],
      ["Esc", say("keyCancel")],
    ];
  },
  get preferences() {
    return [{ key: "letters", label: say("prefLetters"), help: say("prefLettersHelp"), first: false }];
  },
};

/** The primary action of the moment: its verb, or the reason why there is none. */

import { listed } from "../../words";
import { cellId } from "./board";
import { type Draft, finished } from "./draft";
import type { Side, View } from "./types";
import { say } from "./words";

export interface Moment {
  view: View;
  me: Side | null;
  /** The game waits for the viewer. */
  mine: boolean;
  sealed: boolean;
  redrafting: boolean;
  /** The draft is what lies sealed already. */
  same: boolean;
  draft: Draft;
  picked: string | null;
  revealing: boolean;
  /** Names of those the game waits for. */
  waiting: string[];
}

export interface Press {
  label: string;
  reason: string | null;
  busy: string | null;
  ask: string | null;
}

export function primary(moment: Moment): Press {
  const { view, draft, picked, mine, sealed, redrafting } = moment;
  if (moment.revealing) return act(say("goOn"));
  if (view.phase === "choose" && (mine || redrafting)) {
    const move = finished(draft);
    if (!move) return wait(say(draft.red === null && draft.black === null ? "chooseFirst" : "chooseOther"));
    if (view.cells[cellId(move.red, move.black)])
      return act(say("sealLost"), say("sealing"), say("sealLostAsk"));
    if (redrafting) return moment.same ? wait(say("sealedTitle")) : act(say("sealAgain"), say("sealing"));
    return act(say("seal"), say("sealing"));
  }
  if (mine) return picked ? act(say("place"), say("placing")) : wait(say("pickFirst"));
  return wait(say(sealed ? "waitSealed" : "waitTurn", { name: listed(moment.waiting) }));
}

const act = (label: string, busy: string | null = null, ask: string | null = null): Press => ({
  label,
  reason: null,
  busy,
  ask,
});
const wait = (reason: string): Press => ({ label: "", reason, busy: null, ask: null });

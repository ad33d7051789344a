/** The primary action of the moment: its verb, or the reason why there is none. */
import type { Preview, SeatView } from "./types";
import { say } from "./words";

export interface Press {
  label: string;
  reason: string | null;
  busy: string | null;
  ask: string | null;
}

export interface Moment {
  own: SeatView;
  /** The game waits for the viewer. */
  mine: boolean;
  preview: Preview | null;
  /** Whom the game waits for. */
  waiting: string;
}

export function primary({ own, mine, preview, waiting }: Moment): Press {
  if (mine && preview?.selfDestruct) {
    const over = preview.routes[0]?.end.kind === "void";
    return act(say(over ? "placeOut" : "placeDead"), say("placeOutAsk"));
  }
  if (mine) return act(say("place"));
  if (own.status !== "active") return wait(say(own.status === "out" ? "yourOut" : "yourLocked"));
  return wait(own.handCount ? say("waitTurn", { name: waiting }) : say("noTiles"));
}

const act = (label: string, ask: string | null = null): Press => ({
  label,
  reason: null,
  busy: say("placing"),
  ask,
});
const wait = (reason: string): Press => ({ label: "", reason, busy: null, ask: null });

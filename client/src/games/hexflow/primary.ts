/** The primary action of the moment: its verb, or the reason why there is none. */
import type { Choice } from "./types";
import { say } from "./words";

export interface Press {
  label: string;
  reason: string | null;
  busy: string | null;
  ask: string | null;
}

export interface Moment {
  /** The viewer may place now. */
  mine: boolean;
  out: boolean;
  choice: Choice | null;
  displace: boolean;
  cell: string | null;
  /** The placement would lose: it asks once. */
  loses: boolean;
  /** Whom the game waits for. */
  waiting: string;
}

export function primary({ mine, out, choice, displace, cell, loses, waiting }: Moment): Press {
  if (out) return wait(say("youAreOut"));
  if (!mine) return wait(say("waitTurn", { name: waiting }));
  if (!choice) return wait(say("declareFirst"));
  if (!Object.keys(choice.cells).length) return wait(say("fitsNowhere"));
  if (cell === null) return wait(say(displace ? "pickTarget" : "pickFirst"));
  const label = say(displace ? "placeDisplace" : "place");
  return { label, reason: null, busy: say("placing"), ask: loses ? say("placeLosing") : null };
}

const wait = (reason: string): Press => ({ label: "", reason, busy: null, ask: null });

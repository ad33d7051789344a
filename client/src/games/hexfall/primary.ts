/** The primary action of the moment: its verb, or the reason why there is none. */
import type { Envelope } from "../../types/wire";
import { type Draft, NONE } from "./draft";
import { nameOf, namesOf } from "./names";
import { cardName } from "./story";
import { type Action, type Card, type Legal, type Piece, type View, viewOf } from "./types";
import { say } from "./words";

export interface Press {
  label: string;
  reason: string | null;
  ask: string | null;
  /** What it does; null where there is nothing to do. */
  act: Action | null;
}

export interface Moment {
  viewer: number | null;
  legal: Legal | null;
  draft: Draft;
  /** Cards chosen for a discard, and how many are still missing. */
  discard: Partial<Record<string, number>>;
  missing: number;
}

export function primary(envelope: Envelope, { viewer, legal, draft, discard, missing }: Moment): Press {
  const view = viewOf(envelope);
  const types = legal?.types ?? [];
  if (viewer !== null && !view.seats[viewer]?.alive) return wait(say("youAreOut"));
  if (draft.trial) return press(verb(view, draft.trial.act), draft.trial.act);
  if (types.includes("roll")) return press(say("doRoll"), { type: "roll" });
  if (types.includes("discard"))
    return missing
      ? wait(say("discardLeft", { count: missing }))
      : press(say("doDiscard"), { type: "discard", cards: discard });
  if (types.includes("reply")) return answer(legal);
  if (types.includes("withdraw")) return wait(say(legal?.close.length ? "offerDoneText" : "waitAnswers"));
  if (types.includes("draft_place") || types.includes("draft_road")) return wait(say("pickPlace"));
  if (types.includes("end_turn"))
    return draft.plan === NONE || draft.plan.kind === "none" ? end(view, viewer) : wait(missingFor(draft));
  if (view.toAct.length > 1) return wait(say("waitFor", { names: namesOf(envelope, view.toAct) }));
  return wait(say("waitTurn", { name: nameOf(envelope, view.toAct[0] ?? view.current) }));
}

function answer(legal: Legal | null): Press {
  if (!legal?.accept) return press(say("decline"), { type: "reply", accept: false });
  return press(say("accept"), { type: "reply", accept: true });
}

function end(view: View, viewer: number | null): Press {
  const own = view.seats[viewer ?? -1];
  const idle = own && own.ready + own.spent > 0;
  const lapses = own && Object.values(own.free).some((count) => count > 0);
  const ask = idle ? say("endAskArmies") : lapses ? say("endAskFree") : null;
  return { ...press(say("doEnd"), { type: "end_turn" }), ask };
}

function missingFor({ plan }: Draft): string {
  if (plan.kind === "card" && (plan.card === "monopoly" || plan.card === "bountiful"))
    return say("pickResource");
  if (plan.kind === "card" && plan.card === "spy") return say("pickSeat");
  return say("pickPlace");
}

const BUILD: Record<Piece, "doRoad" | "doTown" | "doUpgrade" | "doWall" | "doHarbor" | "doShip"> = {
  road: "doRoad",
  town: "doTown",
  upgrade: "doUpgrade",
  wall: "doWall",
  harbor: "doHarbor",
  ship: "doShip",
};
const VERBS = {
  draft_road: "doRoad",
  buy_card: "doBuy",
  deploy: "doDeploy",
  march: "doMarch",
  attack: "doAttack",
  hunt: "doHunt",
  tear: "doTear",
  embark: "doEmbark",
  disembark: "doDisembark",
  sail: "doSail",
} as const;

export function verb(view: View, act: Action): string {
  if (act.type === "draft_place") return say(view.draft?.kind === "city" ? "doPlaceCity" : "doPlaceTown");
  if (act.type === "build") return say(BUILD[act.what as Piece]);
  if (act.type === "raise") return say("doRaise", { count: Number(act.count) });
  if (act.type === "play") return say("doPlay", { card: cardName(act.card as Card) });
  return say(VERBS[act.type as keyof typeof VERBS]);
}

const press = (label: string, act: Action): Press => ({ label, reason: null, ask: null, act });
const wait = (reason: string): Press => ({ label: "", reason, ask: null, act: null });

/** "What to do now": the sentence in the corner of the stage, from what is known and what is being tried. */
import type { Envelope } from "../../types/wire";
import { listed } from "../../words";
import { ending } from "./after";
import { type Draft, movables, PRICES, targets } from "./draft";
import { cardDoes, cornerName, nameOf, namesOf, pile, tileName } from "./names";
import { cardName } from "./story";
import { foretell } from "./tell";
import {
  type Action,
  type Card,
  type Event,
  type Legal,
  type Piece,
  type Resource,
  type View,
  viewOf,
} from "./types";
import { say } from "./words";

export interface Now {
  title: string;
  text: string;
  /** The viewer has something to do. */
  lit: boolean;
  warn?: boolean;
}

export interface Doing {
  viewer: number | null;
  shared: boolean;
  legal: Legal | null;
  draft: Draft;
  /** What the trial would bring, as far as that is sure. */
  outcome: readonly Event[] | null;
  /** What a place is that somebody points at. */
  aimed: string | null;
}

export function now(envelope: Envelope, doing: Doing): Now {
  const view = viewOf(envelope);
  const { viewer, shared, legal, draft } = doing;
  const end = ending({ envelope, legal: null, shared });
  if (end) return { title: end.title, text: end.text, lit: end.winner !== null && end.winner === viewer };
  if (viewer === null || !legal || !view.toAct.includes(viewer)) return others(envelope, doing);
  const tried = draft.trial ? trying(envelope, doing) : null;
  if (tried) return tried;
  const about = doing.aimed ?? null;
  const { title, text } = task(envelope, legal, doing);
  return { title, text: about ?? text, lit: true };
}

// --- nothing to do ----------------------------------------------------------------------------------------------

function others(envelope: Envelope, { viewer, aimed, legal }: Doing): Now {
  const view = viewOf(envelope);
  const names = namesOf(envelope, view.toAct);
  const name = nameOf(envelope, view.current ?? view.toAct[0] ?? null);
  const out = viewer !== null && !view.seats[viewer]?.alive;
  const text = aimed ?? (out ? say("outText") : thrownText(view));
  const base = { text, lit: false };
  if (view.phase === "draft") return { ...base, title: say("drafting", { name: names }) };
  if (view.phase === "discard") return { ...base, title: say("discarding", { names }) };
  if (view.phase === "roll") return { ...base, title: say("rolling", { name }) };
  if (view.phase === "offer" && view.offer) return offered(envelope, view, viewer, legal);
  const bot = view.current !== null && envelope.seats[view.current]?.kind === "bot";
  return { ...base, title: say(bot ? "thinks" : "othersTurn", { name }) };
}

function offered(envelope: Envelope, { offer }: View, viewer: number | null, legal: Legal | null): Now {
  const words = { give: pile(offer?.give ?? {}), want: pile(offer?.want ?? {}) };
  if (offer?.seat === viewer) {
    const text = legal?.close.length ? say("offerDoneText") : say("offerWaitText", words);
    return { title: say("offerWait"), text, lit: Boolean(legal?.close.length) };
  }
  const name = nameOf(envelope, offer?.seat ?? null);
  return { title: say("offerAnswer", { name }), text: say("offerFor", words), lit: false };
}

function thrownText({ dice, phase }: View): string {
  if (!dice.last || phase === "draft" || phase === "roll") return "";
  return say("thrown", { total: dice.last.reduce((one, two) => one + two, 0) });
}

// --- the task -----------------------------------------------------------------------------------------------------

function task(envelope: Envelope, legal: Legal, doing: Doing): Pick<Now, "title" | "text"> {
  const view = viewOf(envelope);
  const { viewer, shared, draft } = doing;
  if (view.phase === "draft") return drafting(view);
  if (view.phase === "roll") return { title: say("rollNow"), text: say("rollText") };
  if (view.phase === "discard")
    return { title: say("discardNow"), text: say("discardText", { count: legal.owes }) };
  if (view.phase === "offer" && view.offer) {
    if (view.offer.seat === viewer) return offered(envelope, view, viewer, legal);
    const words = { give: pile(view.offer.give), want: pile(view.offer.want) };
    return {
      title: say("offerAnswer", { name: nameOf(envelope, view.offer.seat) }),
      text: say("offerAnswerText", words),
    };
  }
  if (draft.plan.kind !== "none") return planned(view, legal, draft);
  const title = say(shared ? "turnAs" : "yourTurn", { name: nameOf(envelope, viewer) });
  const text = [thrownText(view), view.surge ? say("surge") : say("turnText")].filter(Boolean).join(" ");
  return { title, text };
}

function drafting({ draft }: View): Pick<Now, "title" | "text"> {
  if (!draft) return { title: "", text: "" };
  if (draft.corner !== null) return { title: say("placeRoad"), text: say("placeRoadText") };
  if (draft.kind === "city") return { title: say("placeCity"), text: say("placeCityText") };
  return { title: say("placeTown"), text: say("placeTownText") };
}

function planned(view: View, legal: Legal, { plan, count }: Draft): Pick<Now, "title" | "text"> {
  const any = targets(view, legal, plan, count).length > 0;
  switch (plan.kind) {
    case "none":
      return { title: "", text: "" };
    case "build":
      return {
        title: say("planBuild", { what: say(plan.what) }),
        text: say(any ? "planText" : "planNone"),
      };
    case "raise":
      return { title: say("planRaise"), text: "" };
    case "buy":
      return { title: say("planBuy"), text: say("planBuyText") };
    case "hand": {
      const own = view.seats[view.viewer ?? -1];
      return {
        title: say("planHand", { count: (own?.ready ?? 0) + (own?.spent ?? 0) }),
        text: say("planHandText"),
      };
    }
    case "stack":
      return {
        title: say("planStack", {
          count: legal.stacks[plan.corner]?.size ?? 0,
          place: cornerName(view, plan.corner),
        }),
        text: say(any ? "planStackText" : "planStackDone"),
      };
    case "ships": {
      const tile = view.ships.find(({ id }) => id === plan.ids[0])?.tile ?? 0;
      return {
        title: say("planShips", { count: plan.ids.length, place: tileName(view, tile) }),
        text: say(any ? "planShipsText" : "planShipsDone"),
      };
    }
    case "card":
      return { title: cardName(plan.card), text: cardTask(view, legal, plan.card, plan) };
  }
}

function cardTask(view: View, legal: Legal, card: Card, plan: Draft["plan"]): string {
  if (card === "monopoly" || card === "bountiful") return say("planResource");
  if (card === "spy") return say("planSeat");
  if (movables(view, legal, plan).length) return say("planCardFirst");
  if (card === "migration" || card === "columbus") return say("planCardThen");
  return say("planText");
}

// --- a trial --------------------------------------------------------------------------------------------------------

/** What an action is called before it is done. */
export function actName(view: View, act: Action): string {
  switch (act.type) {
    case "draft_place":
      return say(view.draft?.kind === "city" ? "city" : "town");
    case "draft_road":
      return say("road");
    case "build":
      return say(act.what as Piece);
    case "raise":
      return say("doRaise", { count: Number(act.count) });
    case "buy_card":
      return say("card");
    case "play":
      return cardName(act.card as Card);
    case "attack":
      return say("doAttack");
    case "hunt":
      return say("doHunt");
    case "tear":
      return say("doTear");
    case "deploy":
      return say("doDeploy");
    case "march":
      return say("doMarch");
    case "embark":
      return say("doEmbark");
    case "disembark":
      return say("doDisembark");
    default:
      return say("doSail");
  }
}

function trying(envelope: Envelope, { draft, outcome }: Doing): Now | null {
  const view = viewOf(envelope);
  const { trial } = draft;
  if (!trial) return null;
  const what = actName(view, trial.act);
  const place = spot(view, trial.place);
  const title = place ? say("tryAt", { what, place }) : say("tryHere", { what });
  const text = [costOf(outcome), outcome ? foretell(outcome, envelope) : "", hint(trial.act)];
  return { title, text: text.filter(Boolean).join(" "), lit: true, warn: outcome ? loses(outcome) : false };
}

const spot = (view: View, key: string): string => {
  const id = Number(key.slice(1));
  return key[0] === "c" ? cornerName(view, id) : key[0] === "t" ? tileName(view, id) : "";
};

function costOf(outcome: readonly Event[] | null): string {
  const paid = outcome?.find((event) => "paid" in event && event.type !== "harvest");
  if (!paid || !("paid" in paid) || paid.type === "harvest" || !paid.paid) return "";
  return Object.keys(paid.paid).length ? say("costs", { cards: pile(paid.paid) }) : say("costsNothing");
}

function hint(act: Action): string {
  if (act.type === "play") return `${listed([cardDoes(act.card as Card)])}.`;
  if (act.type !== "raise" && act.type !== "buy_card") return "";
  const price = PRICES[act.type === "raise" ? "army" : "card"];
  const times = Number(act.count ?? 1);
  const cards: Partial<Record<Resource, number>> = {};
  for (const one of price) cards[one] = (cards[one] ?? 0) + times;
  return act.type === "raise"
    ? say("planRaiseText", { count: times, cards: pile(cards) })
    : say("planBuyText");
}

/** A fight that gains nothing. */
const loses = (outcome: readonly Event[]): boolean =>
  outcome.some(
    (event) =>
      (event.type === "attack" || event.type === "hunt" || event.type === "sea_battle") && !event.win,
  );

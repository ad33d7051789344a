/** "What to do now": the sentence in the corner of the stage, from what is known and what is being tried. */
import type { Envelope } from "../../types/wire";
import { listed } from "../../words";
import { ending } from "./after";
import { nameOf, partiesName, partyName, refusal, seatsOf, tileName } from "./tell";
import { type Choice, type Kind, type Mode, type Preview, viewOf } from "./types";
import { type Key, say } from "./words";

export interface Now {
  title: string;
  text: string;
  /** The viewer is on turn. */
  lit: boolean;
  warn?: boolean;
}

export interface Doing {
  viewer: number | null;
  shared: boolean;
  /** May choose or place now. */
  mine: boolean;
  /** The tile that is held; how it may be used, null while it has to be declared. */
  kind: Kind | null;
  choice: Choice | null;
  displace: boolean;
  /** The placement that is tried, and what it would do. */
  cell: string | null;
  preview: Preview | null;
  /** Why a cell that is pointed at takes nothing. */
  why: { cell: string; reason: string } | null;
  /** Say how many cells everybody has still to fill. */
  fills: boolean;
}

const AIM: Record<Mode, Key> = {
  race: "raceText",
  battle: "battleText",
  tri3: "triText",
  tri2: "triText",
  team: "teamText",
};

export function now(envelope: Envelope, doing: Doing): Now {
  const { viewer, shared, mine } = doing;
  const view = viewOf(envelope);
  const end = ending({ envelope, legal: null, shared });
  if (end) return { title: end.title, text: end.text, lit: end.winner !== null && end.winner === viewer };
  if (view.phase !== "play") return opening(envelope, doing);
  const name = nameOf(envelope, view.to_move);
  if (!mine) {
    const bot = view.to_move !== null && envelope.seats[view.to_move]?.kind === "bot";
    const out = viewer !== null && view.players[viewer]?.out;
    return {
      title: say(bot ? "thinks" : "othersTurn", { name }),
      text: out ? say("outText") : "",
      lit: false,
    };
  }
  const { kind, choice, cell, preview } = doing;
  if (kind && choice && cell) {
    const tile = tileName(choice);
    const title = say(choice.displace ? "displaceTitle" : "tryTitle", { tile, cell });
    if (!preview) return { title, text: "", lit: true };
    const warn = bad(envelope, viewer, preview);
    return { title, text: wouldDo(envelope, viewer, preview, doing.fills), lit: true, warn };
  }
  const title = say(shared ? "turnAs" : "yourTurn", { name });
  return { title, text: doing.why ? say("reasonAt", { ...doing.why }) : task(envelope, doing), lit: true };
}

function opening(envelope: Envelope, { shared, mine }: Doing): Now {
  const view = viewOf(envelope);
  const name = nameOf(envelope, view.to_move);
  if (view.phase === "choose_order") {
    const names = view.coin === null ? name : partyName(envelope, view.coin);
    if (!mine) return { title: say("choosingOrder", { names }), text: say("choosingOrderText"), lit: false };
    const title = say(shared ? "chooseOrderAs" : "chooseOrder", { name });
    return { title, text: say("chooseOrderText"), lit: true };
  }
  if (!mine) return { title: say("choosingCorner", { name }), text: "", lit: false };
  const title = say(shared ? "chooseCornerAs" : "chooseCorner", { name });
  return { title, text: say("chooseCornerText"), lit: true };
}

function task(envelope: Envelope, { viewer, kind, choice, displace }: Doing): string {
  const view = viewOf(envelope);
  const one = viewer === null ? undefined : view.players[viewer];
  if (!kind) return "";
  if (!choice) return say("declareText", { tile: say(kind) });
  const tile = tileName(choice);
  if (!Object.keys(choice.cells).length) return say("nowhere", { tile });
  if (displace) return say("displaceText", { count: one?.tokens ?? 0 });
  if (!one?.placed_first) return say("firstTile");
  return say(AIM[view.mode], { tile });
}

const bad = (envelope: Envelope, viewer: number | null, { offence, reason, winners }: Preview): boolean => {
  const party = viewOf(envelope).players[viewer ?? -1]?.party ?? -1;
  return offence !== null || (reason !== null && reason !== "draw" && !winners.includes(party));
};

/** What a placement would do, in sentences. */
export function wouldDo(envelope: Envelope, viewer: number | null, what: Preview, fills: boolean): string {
  const view = viewOf(envelope);
  const party = view.players[viewer ?? -1]?.party ?? -1;
  if (what.offence) return say("offence", { reason: refusal(what.offence) ?? what.offence });
  const said: string[] = [];
  const end = endOf(envelope, party, what);
  if (end) said.push(end);
  if (what.captured) said.push(say("captures", { tile: say(what.captured) }));
  if (end && what.reason === "path") return said.join(" ");
  said.push(what.joins.length ? say("joins", { count: what.joins.length }) : say("joinsNothing"));
  const cut = what.cut_off.filter((one) => one !== party || !end);
  if (cut.length && what.reason !== "strangle")
    said.push(say("cutsOff", { names: partiesName(envelope, cut) }));
  if (what.closed_to.length) said.push(say("closedTo", { names: partiesName(envelope, what.closed_to) }));
  if (!end) said.push(say("openEnds", { count: what.open_ends }));
  if (fills) said.push(say("fills", { list: fillList(envelope, what) }));
  return said.join(" ");
}

function endOf(envelope: Envelope, party: number, { reason, winners, scores }: Preview): string | null {
  const own = winners.includes(party);
  const names = partiesName(envelope, winners);
  const several = seatsOf(viewOf(envelope), winners) > 1;
  if (reason === "path")
    return own ? say("wouldPath", { count: scores[party] ?? 0 }) : say("wouldPathOther", { names });
  if (reason === "strangle") return say("wouldStrangle");
  if (reason === "no_move") return say("wouldNoMove");
  if (reason === "draw") return say("wouldDraw");
  if (reason === "resolution") return say(several ? "wouldResolveAll" : "wouldResolve", { names });
  return null;
}

function fillList(envelope: Envelope, { hints }: Preview): string {
  const cells = (count: number | null) => (count === null ? say("cutOff") : count);
  return listed(
    hints.map(({ fill_before, fill_after }, party) =>
      say("fill", {
        names: partyName(envelope, party),
        before: cells(fill_before),
        after: cells(fill_after),
      }),
    ),
  );
}

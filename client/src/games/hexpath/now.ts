/** "What to do now": the sentence in the corner of the stage, from what is known and what is being tried. */
import type { Envelope } from "../../types/wire";
import { ending } from "./after";
import { nameOf, tell } from "./tell";
import { type Event, type Preview, type Route, type RouteEnd, viewOf } from "./types";
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
  /** What the tile as it is held would do; null while that is unknown. */
  preview: Preview | null;
  shared: boolean;
}

export function now(envelope: Envelope, { viewer, preview, shared }: Doing): Now {
  const end = ending({ envelope, legal: null, shared });
  if (end) return { title: end.title, text: end.text, lit: end.winner !== null && end.winner === viewer };
  const view = viewOf(envelope);
  const mover = view.toMove;
  const one = mover === null ? null : view.seats[mover];
  const name = nameOf(envelope, mover);
  if (mover === null || mover !== viewer) {
    const bot = mover !== null && envelope.seats[mover]?.kind === "bot";
    const text = one?.glow ? say("waitsBefore", { hex: one.glow }) : "";
    return { title: say(bot ? "thinks" : "othersTurn", { name }), text, lit: false };
  }
  const title = say(shared ? "layAs" : "lay", { name, hex: one?.glow ?? "" });
  if (!preview) return { title, text: say("layText"), lit: true };
  return { title, text: wouldDo(envelope, preview), lit: true, warn: preview.selfDestruct };
}

/** What a placement would do to the own path and to others, in sentences. */
export function wouldDo(envelope: Envelope, { routes }: Preview): string {
  return routes.map((route, i) => (i ? otherRoute(envelope, route) : ownRoute(envelope, route))).join(" ");
}

const OWN: Record<RouteEnd["kind"], Key> = {
  glow: "ownRun",
  unseen: "ownUnseen",
  void: "ownVoid",
  headOn: "ownHeadOn",
  trail: "ownTrail",
  gate: "ownGate",
  circle: "ownCircle",
};
const OTHER: Record<RouteEnd["kind"], Key> = {
  glow: "otherRun",
  unseen: "otherUnseen",
  void: "otherVoid",
  headOn: "otherHeadOn",
  trail: "otherTrail",
  gate: "otherGate",
  circle: "otherCircle",
};

function ownRoute(envelope: Envelope, { end, strides }: Route): string {
  const words = { count: strides.length, end: end.hex ?? "", rival: nameOf(envelope, end.seat) };
  if (end.kind === "glow" && strides.length === 1) return say("ownStep", words);
  return say(end.kind === "headOn" && end.status === "locked" ? "ownStalemate" : OWN[end.kind], words);
}

function otherRoute(envelope: Envelope, { seat, end, visit, travel }: Route): string {
  const words = {
    name: nameOf(envelope, seat),
    rival: nameOf(envelope, end.seat),
    points: visit + travel,
  };
  return say(end.kind === "headOn" && end.status === "locked" ? "otherStalemate" : OTHER[end.kind], words);
}

/** The sentence while a step is being shown: who laid a tile, and what came of it. */
export function happened(envelope: Envelope, events: readonly Event[]): Now {
  const [first = "", ...rest] = tell(events as never, { envelope, legal: null }).map(({ text }) =>
    text.replaceAll("*", ""),
  );
  return { title: first, text: rest.map((line) => `${line}.`).join(" "), lit: false };
}

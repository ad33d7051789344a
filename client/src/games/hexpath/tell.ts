/** What a match says of itself in words: log lines, the strip, the facts. */
import type { Envelope, GameEvent } from "../../types/wire";
import { listed } from "../../words";
import type { Line, OptionWords, SeatLine, Telling } from "../face";
import { asEvents, type Event, type Of, type OutCause, type View, viewOf } from "./types";
import { type Key, options as optionWords, say } from "./words";

export const nameOf = (envelope: Envelope, seat: number | null): string =>
  (seat === null ? undefined : envelope.seats[seat]?.name) ?? "";

/** One path's way in one step, as it is told: what fog hides is missing. */
interface Run {
  seat: number;
  /** The placer's own run: where the tile lies. */
  laid: { hex: string | undefined } | null;
  hexes: number;
  points: number;
  hidden: boolean;
  /** The hex that it has come to most often in this run. */
  most: { hex: string; visit: number } | null;
  glow: string | null;
}

const begin = (seat: number, laid: Run["laid"]): Run => ({
  seat,
  laid,
  hexes: 0,
  points: 0,
  hidden: false,
  most: null,
  glow: null,
});

function enter(run: Run, event: Of<"enter">): void {
  run.hexes += 1;
  run.points += event.points ?? (event.visitPts ?? 0) + (event.travelPts ?? 0);
  if (event.hex === undefined) run.hidden = true;
  else if ((event.visit ?? 1) > (run.most?.visit ?? 1))
    run.most = { hex: event.hex, visit: event.visit ?? 1 };
}

export function tell(events: GameEvent[], { envelope }: Telling): Line[] {
  const all = asEvents(events);
  const name = (seat: number | null) => nameOf(envelope, seat);
  const turn = turnOf(all, viewOf(envelope));
  const texts: string[] = [];
  let run: Run | null = null;
  let met: Of<"headOn"> | null = null;
  const flush = (ride: number | null = null) => {
    if (run) texts.push(runLine(run, name, ride));
    run = null;
  };

  for (const event of all) {
    switch (event.e) {
      case "placed":
        run = begin(event.seat, { hex: event.hex });
        break;
      case "enter": {
        const going: Run | null = run;
        if (going?.seat !== event.seat) flush();
        run ??= begin(event.seat, null);
        enter(run, event);
        break;
      }
      case "glow":
        if (run) (run as Run).glow = event.hex ?? null;
        flush();
        break;
      case "headOn":
        flush();
        met = event;
        if (!all.some((other) => other.e === "out" && other.seat === event.seat))
          texts.push(say("logStalemate", { name: name(event.seat), rival: name(event.struck) }));
        break;
      case "locked": {
        if (event.cause === "headOn") break;
        const ride = met?.struck === event.seat && met.seat === event.gateOf;
        flush(ride ? event.gateOf : null);
        if (!ride) texts.push(say("logGate", { name: name(event.seat), rival: name(event.gateOf) }));
        break;
      }
      case "out":
        flush();
        texts.push(outLine(event, met, name));
        break;
      case "bonus":
        flush();
        texts.push(say("logBonus", { name: name(event.seat), points: event.points }));
        break;
      case "end":
        flush();
        texts.push(endLine(event.rank, name));
        break;
    }
  }
  flush();
  return texts.map((text) => ({ turn, text }));
}

/** The turn that a step belongs to: that of its tile, or the one that goes on without a tile. */
function turnOf(all: readonly Event[], view: View): number {
  for (const event of all) if (event.e === "placed") return event.turn;
  for (const event of all) if (event.e === "turn") return event.turn;
  return view.turn;
}

type Namer = (seat: number | null) => string;

function runLine(run: Run, name: Namer, ride: number | null): string {
  const words = {
    name: name(run.seat),
    hex: run.laid?.hex ?? "",
    points: run.points,
    run: run.hexes > 1 ? say("logRun", { count: run.hexes }) : "",
    visits: run.most ? say("logVisits", { hex: run.most.hex, nth: run.most.visit }) : "",
    rest: run.glow ? say("logRest", { hex: run.glow }) : "",
  };
  if (ride !== null) return say("logRide", { ...words, rival: name(ride) });
  if (run.laid) return say(run.laid.hex === undefined ? "logHidden" : "logLays", words);
  return say(run.hidden ? "logCarriedHidden" : "logCarried", words);
}

const OUT: Record<OutCause, Key> = {
  void: "logVoid",
  headOn: "logHeadOn",
  trail: "logTrail",
  resign: "logResign",
  timeout: "logTimeout",
  left: "logLeft",
};

function outLine(event: Of<"out">, met: Of<"headOn"> | null, name: Namer): string {
  const line = say(OUT[event.cause], { name: name(event.seat), rival: name(met?.struck ?? null) });
  return event.by === null ? line : say("logCredit", { line, by: name(event.by) });
}

function endLine(rank: readonly number[], name: Namer): string {
  const winners = rank.flatMap((place, seat) => (place === 1 ? [name(seat)] : []));
  return say(winners.length === 1 ? "logWin" : "logShare", { names: listed(winners) });
}

/** One device: hands are secret, so it is passed on before each turn. */
export function turn(envelope: Envelope): { seat: number; secret: boolean } | null {
  const { toMove } = viewOf(envelope);
  return toMove === null ? null : { seat: toMove, secret: true };
}

const FATE: Record<OutCause, Key> = {
  void: "outVoid",
  headOn: "outHeadOn",
  trail: "outTrail",
  resign: "outResign",
  timeout: "outTimeout",
  left: "outLeft",
};

/** Why a seat is out, in a few words. */
export const fateOf = (cause: View["seats"][number]["cause"]): string =>
  say((cause !== null && FATE[cause as OutCause]) || "out");

export function seatLine({ envelope, shared }: Telling, seat: number): SeatLine {
  const view = viewOf(envelope);
  const one = view.seats[seat];
  if (!one) return { score: "", status: "", on: false };
  const on = view.toMove === seat;
  const score = String(one.score);
  const rival = nameOf(envelope, one.gateOf);
  if (view.result) {
    const then =
      one.status === "out" ? fateOf(one.cause) : say(one.status === "locked" ? "lockedEnd" : "stands");
    return { score, status: say("pointsThen", { score, then }), on };
  }
  if (one.status === "out") return { score, status: fateOf(one.cause), icon: "cross", on };
  if (one.status === "locked")
    return {
      score,
      status: one.gateOf === null ? say("locked") : say("lockedGate", { rival }),
      icon: "lock",
      on,
    };
  if (on) return { score, status: say(envelope.viewer === seat && !shared ? "yourTurn" : "toMove"), on };
  return { score, status: tilesOf(one.handCount), on };
}

const tilesOf = (count: number): string => (count === 0 ? say("noTilesLeft") : say("handTiles", { count }));

export function whereabouts({ envelope }: Telling): string {
  const { turn, deckCount: count } = viewOf(envelope);
  const tiles = say(count === 0 ? "noneLeft" : "tilesLeft", { count });
  return say("turnWhere", { turn, tiles });
}

/** The words of the setup form for a value of an option. */
const chosen = (key: string, value: unknown): string =>
  (optionWords.words as Record<string, OptionWords>)[key]?.values?.[String(value)] ?? String(value);

export function facts({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const options = envelope.options;
  const number = (key: string, usual: number) => Number(options[key] ?? usual);
  const base = number("visitBase", 1);
  const multiplier = number("visitMultiplier", 2);
  const step = number("travelStep", 1);
  const times = number("eliminationMultiplier", 2);
  const list = (value: (i: number) => number) => say("andOn", { list: [0, 1, 2, 3].map(value).join(", ") });
  const hexes = 3 * view.rings * (view.rings + 1) + 1;
  const fog: [string, string][] = [[say("factFog"), say(view.hidden ? "factFogOn" : "factFogLifted")]];
  return [
    [say("factTurn"), String(view.turn)],
    [say("factBoard"), say("factBoardValue", { rings: view.rings, hexes })],
    [say("factPoints"), String(view.k)],
    [say("factDeck"), String(view.deckCount)],
    [say("factDeckMode"), chosen("deckMode", options.deckMode ?? "short")],
    [say("factHeadOn"), chosen("headOnMode", options.headOnMode ?? "eliminate")],
    [say("factStrict"), say(options.strictTrails ? "factStrictOn" : "factStrictOff")],
    [say("factLast"), chosen("lastStanding", options.lastStanding ?? "playOn")],
    [say("factVisits"), list((i) => base * multiplier ** i)],
    [say("factTravel"), list((i) => step * (i + 1))],
    [say("factBonus"), times ? say("factBonusValue", { times }) : say("factBonusNone")],
    ...(options.fog ? fog : []),
  ];
}

/** What a screen reader says of a hex. `unseen`: fog hides it from this viewer. */
export function speakHex(envelope: Envelope, hex: string, unseen = false): string {
  const view = viewOf(envelope);
  if (unseen) return say("hexUnseen", { hex });
  const said = [say(view.tiles[hex] ? "hexTile" : "hexEmpty", { hex })];
  view.seats.forEach((one, seat) => {
    const name = nameOf(envelope, seat);
    const visits = one.trail[hex]?.length ?? 0;
    if (visits) said.push(say("hexTrail", { name, times: timesOf(visits) }));
    if (one.glow === hex) said.push(seat === view.you ? say("hexYours") : say("hexNext", { name }));
    if (one.head?.hex === hex && one.status !== "out") said.push(say("hexHead", { name }));
  });
  return said.join(", ");
}

/** How far a tile is turned. */
export const turnedBy = (rot: number): string =>
  rot === 0 ? say("unturned") : rot === 1 ? say("turnedOnce") : say("turnedBy", { rot });

const timesOf = (count: number): string =>
  count === 1 ? say("once") : count === 2 ? say("twice") : say("times", { count });

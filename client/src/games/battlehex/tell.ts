/** What a game says of itself in words: log lines, the strip, the facts, the end. */
import type { Envelope, GameEvent } from "../../types/wire";
import type { Line, SeatLine, Telling } from "../face";
import { cellId, rankName, spoken } from "./board";
import {
  asEvents,
  type Event,
  find,
  type Of,
  other,
  SIDES,
  type Side,
  seatOf,
  type View,
  viewOf,
} from "./types";
import { say } from "./words";

export const sideName = (side: Side): string => say(side);
export const colourName = (side: Side): string => say(side === "red" ? "redPiece" : "blackPiece");

/** Log lines of one step. Two pieces of one reveal share a line; what only prepares another event says nothing. */
export function tell(events: GameEvent[], { envelope }: Telling): Line[] {
  const all = asEvents(events);
  const lines: Line[] = [];
  const add = (event: Event & { turn: number }, text: string) => lines.push({ turn: event.turn, text });
  const placed = all.filter((event): event is Of<"placed"> => event.e === "placed");
  const reveal = find(all, "reveal");
  const contest = find(all, "contest");
  let turn = viewOf(envelope).turn;

  for (const event of all) {
    if ("turn" in event) turn = event.turn;
    switch (event.e) {
      case "sealed":
        // A seal that completes the turn is told by its reveal.
        if (!reveal) add(event, say("logSealed", { side: sideName(event.side) }));
        break;
      case "unsealed":
        add(event, say("logUnsealed", { side: sideName(event.side) }));
        break;
      case "contest":
        add(event, say(event.result === "same" ? "logSame" : "logOpposite", { cell: spoken(event.cell) }));
        break;
      case "forfeit":
        add(event, forfeitLine(event, reveal));
        break;
      case "placed":
        if (event.free)
          add(event, say("logFreely", { side: sideName(event.side), cell: spoken(event.cell) }));
        else if (!reveal)
          add(event, say("logPlaces", { side: sideName(event.side), cell: spoken(event.cell) }));
        else if (!contest && event === placed[0]) add(event, takesLine(placed));
        break;
      case "swapped":
        add(event, say("logSwapped", { from: spoken(event.from), to: spoken(event.to) }));
        break;
      case "over":
        lines.push({ turn, text: overLine(event) });
        break;
    }
  }
  return lines;
}

function takesLine(placed: Of<"placed">[]): string {
  const cell = (side: Side) => placed.find((event) => event.side === side)?.cell;
  const [red, black] = [cell("red"), cell("black")];
  if (red && black) return say("logBoth", { red: spoken(red), black: spoken(black) });
  const only = placed[0] as Of<"placed">;
  return say("logTakes", { side: sideName(only.side), cell: spoken(only.cell) });
}

function forfeitLine(event: Of<"forfeit">, reveal: Of<"reveal"> | null): string {
  const cell = reveal?.[event.side]?.cell;
  const side = sideName(event.side);
  const line = cell ? say("logForfeitCell", { side, cell: spoken(cell) }) : say("logForfeit", { side });
  return event.streak > 1 ? `${line}, ${say("logStreak", { streak: event.streak })}` : line;
}

function overLine(event: Of<"over">): string {
  if (!event.winner) return say("logAbandoned");
  const side = sideName(event.winner);
  if (event.how === "chain") return say("logChain", { side, count: event.chain.length });
  return say(event.how === "resign" ? "logWinResign" : "logWinForfeits", { side });
}

/** Pieces of one side on the board. */
export function count(view: View, side: Side): number {
  return Object.values(view.cells).filter((owner) => owner === side).length;
}

/** The sides that the game waits for. */
export function onTurn(view: View): Side[] {
  switch (view.phase) {
    case "choose":
      return SIDES.filter((side) => !view.sealed[side]);
    case "free":
      return view.free ? [view.free] : [];
    case "play":
      return view.toMove ? [view.toMove] : [];
    default:
      return [];
  }
}

/** One device: who looks next. Red picks first on odd turns, Black on even ones (BH-20). */
export function turn(envelope: Envelope): { seat: number; secret: boolean } | null {
  const view = viewOf(envelope);
  const waiting = onTurn(view);
  const side = view.turn % 2 ? waiting[0] : waiting.at(-1);
  return side ? { seat: seatOf(view, side), secret: view.phase === "choose" } : null;
}

export function seatLine({ envelope }: Telling, seat: number): SeatLine {
  const view = viewOf(envelope);
  const side = view.colours[seat] ?? "red";
  const mine = envelope.viewer === seat;
  const on = onTurn(view).includes(side);
  const doing = doingNow(view, side, on);
  const words = { side: sideName(side), doing };
  const status = !doing
    ? mine
      ? say("youOnly", words)
      : words.side
    : say(mine ? "youPrefix" : "sidePrefix", words);
  const locked = view.phase === "choose" && view.sealed[side];
  return { score: String(count(view, side)), status, on, ...(locked ? { icon: "lock" as const } : {}) };
}

function doingNow(view: View, side: Side, on: boolean): string {
  if (view.phase === "over") return view.winner === side ? say("won") : "";
  if (view.phase === "choose") return say(on ? "choosing" : "sealed");
  if (!on) return say("waits");
  return say(view.phase === "free" ? "freely" : "toMove");
}

export function whereabouts({ envelope }: Telling): string {
  const { turn, size } = viewOf(envelope);
  return say("turnSize", { turn, size });
}

export function facts({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const limit = Number(envelope.options.forfeitLimit ?? 0);
  const battle: [string, string][] = [[say("factFlip"), say("factFlipValue")]];
  return [
    [say("factTurn"), String(view.turn)],
    [say("factSize"), say("factSizeValue", { size: view.size })],
    [say("factMode"), say(view.mode === "battle" ? "factModeBattle" : "factModeClassic")],
    [say("factPieces"), SIDES.map((side) => count(view, side)).join(" · ")],
    [say("factStreaks"), SIDES.map((side) => view.streaks[side]).join(" · ")],
    [say("factLimit"), limit ? say("factLimitValue", { limit }) : say("factLimitOff")],
    ...(view.mode === "battle" ? battle : []),
  ];
}

export function ending({
  envelope,
  shared,
}: Telling): { title: string; text: string; winner: number | null } | null {
  const view = viewOf(envelope);
  if (view.phase !== "over") return null;
  const limit = Number(envelope.options.forfeitLimit ?? 0);
  if (!view.winner) return { title: say("abandoned"), text: say("byAbandon", { limit }), winner: null };
  const winner = seatOf(view, view.winner);
  const name = (side: Side) => envelope.seats[seatOf(view, side)]?.name ?? sideName(side);
  const title =
    envelope.viewer === winner && !shared ? say("youWin") : say("wins", { name: name(view.winner) });
  const loser = name(other(view.winner));
  const text =
    view.how === "chain"
      ? say("byChain", { count: view.chain?.length ?? 0, colour: colourName(view.winner) })
      : view.how === "resign"
        ? say("byResign", { name: loser })
        : say("byForfeits", { name: loser, limit });
  return { title, text, winner };
}

/** What a screen reader says of a cell. */
export function speakCell(
  view: View,
  red: number,
  black: number,
  marks: { crossing?: boolean; picked?: boolean },
): string {
  const id = cellId(red, black);
  const cell = spoken(id);
  const owner = view.cells[id];
  return [
    owner ? say("cellPiece", { cell, colour: colourName(owner) }) : say("cellEmpty", { cell }),
    ...(marks.crossing ? [say("cellCrossing")] : []),
    ...(marks.picked ? [say("cellPicked")] : []),
    ...(view.chain?.includes(id) ? [say("cellChain")] : []),
  ].join(", ");
}

/** "Red 6 and black 7", for sentences about a draft. */
export const ranksWords = (red: number, black: number) => ({ red: rankName(red), black: rankName(black) });

/** "Red, you" or "Black, General". */
export function whoIs(about: Telling, side: Side, me: Side | null): string {
  const words = { side: sideName(side), name: nameOf(about, side) };
  return say(side === me ? "youAre" : "nameIs", words);
}

/** Name of whoever plays a side. */
export function nameOf(about: Telling, side: Side): string {
  return about.envelope.seats[seatOf(viewOf(about.envelope), side)]?.name ?? sideName(side);
}

/** What a game says of itself in words: tiles, log lines, the strip, the facts, cells. */
import type { Envelope, GameEvent } from "../../types/wire";
import { listed } from "../../words";
import type { Line, SeatLine, Telling } from "../face";
import { corners, type Ground, goals, ground, isClosed } from "./board";
import { letterOf } from "./colours";
import { newest } from "./lines";
import { KINDS, linesOf, sidesOf } from "./tiles";
import {
  asEvents,
  type Event,
  find,
  type Kind,
  type Of,
  type OutReason,
  type Player,
  type Result,
  type Tile,
  type View,
  viewOf,
} from "./types";
import { type Key, options as optionWords, refusals, say } from "./words";

export const nameOf = (envelope: Envelope, seat: number | null): string =>
  (seat === null ? undefined : envelope.seats[seat]?.name) ?? "";

/** The names of a party's seats. */
export function partyName(envelope: Envelope, party: number): string {
  const { players } = viewOf(envelope);
  return listed(players.flatMap((one, seat) => (one.party === party ? [nameOf(envelope, seat)] : [])));
}

export const partiesName = (envelope: Envelope, parties: readonly number[]): string =>
  listed(parties.map((party) => partyName(envelope, party)));

/** How many seats stand behind these parties: sentences about one and about several differ. */
export const seatsOf = ({ players }: View, parties: readonly number[]): number =>
  players.filter(({ party }) => parties.includes(party)).length;

export const refusal = (code: string): string | null =>
  (refusals.words as Record<string, string>)[code] ?? null;

/** The party of whoever looks; null for watchers. */
export const partyOf = ({ players }: View, seat: number | null): number | null =>
  seat === null ? null : (players[seat]?.party ?? null);

// --- tiles ---------------------------------------------------------------------------------------------------

export const kindName = (kind: Kind): string => say(kind);

export function tileName({ tile, declare }: Pick<Tile, "tile" | "declare">): string {
  return declare ? say("declared", { tile: say(tile), declared: say(declare) }) : say(tile);
}

/** Where the lines of a tile lead. */
export function linesName({ facing }: Ground, tile: Pick<Tile, "tile" | "declare" | "rotation">): string {
  const word = (side: number) => say(`${facing === "flat" ? "flat" : "point"}${side}` as Key);
  const [one, two] = linesOf(tile).map(sidesOf);
  if (!one) return say("noLines");
  if (!two) return say("ends", { sides: listed(one.map(word)) });
  const span = ([from = 0, to = 0]: number[]) => say("side", { from: word(from), to: word(to) });
  return say("crossing", { one: span(one), two: span(two) });
}

/** "2 Straight, 1 Block". */
export function countedTiles(counts: Partial<Record<Kind, number>>): string {
  const some = KINDS.filter((kind) => counts[kind]);
  if (!some.length) return say("tilesNone");
  return some.map((kind) => say("counted", { number: counts[kind] ?? 0, tile: say(kind) })).join(", ");
}

// --- the log ---------------------------------------------------------------------------------------------------

export function tell(events: GameEvent[], { envelope }: Telling): Line[] {
  const all = asEvents(events);
  const placed = find(all, "placed");
  const begun = find(all, "dealt") || find(all, "order") || find(all, "corner");
  const turn = placed ? placed.ply + 1 : begun ? 0 : viewOf(envelope).ply;
  return all.flatMap((event) => lineOf(event, all, envelope).map((text) => ({ turn, text })));
}

function lineOf(event: Event, all: readonly Event[], envelope: Envelope): string[] {
  const name = (seat: number) => nameOf(envelope, seat);
  switch (event.e) {
    case "coin":
      return [say("logCoin", { names: partyName(envelope, event.winner) })];
    case "dice":
      return [
        say("logDice", { list: listed(event.ranking.map((seat) => rollsOf(event, seat, name(seat)))) }),
      ];
    case "order":
      return [say("logOrder", { name: name(event.sequence[0] ?? 0) })];
    case "corner":
      return [say("logCorner", { name: name(event.player), corner: event.corner })];
    case "dealt":
    case "drew":
      return envelope.options.open_hand ? drawnLine(event, name(event.player)) : [];
    case "placed":
      return [placedLine(event, all, envelope)];
    case "path":
      return [say("logPath", { names: partyName(envelope, event.party), count: event.cells.length })];
    case "strangled":
      return [
        say("logStrangled", {
          name: name(find(all, "placed")?.player ?? event.by),
          names: partiesName(envelope, event.parties),
        }),
      ];
    case "out":
      return [say("logOut", { name: name(event.player), why: say(OUT[event.reason]) })];
    case "resolution":
      return [say("logResolution")];
    case "timeout":
      return [say(event.auto_move ? "logAuto" : "logTimeout", { name: name(event.player) })];
    case "penalty":
      return [penaltyLine(event, name(event.player))];
    case "game_over":
      return [wonBy(envelope, event.winners)];
    default:
      return [];
  }
}

function rollsOf({ rolls }: Of<"dice">, seat: number, name: string): string {
  const own = rolls.flatMap((round) => (round[seat] === undefined ? [] : [round[seat]]));
  return say("logRoll", { name, rolls: own.join(" · ") });
}

function placedLine(event: Of<"placed">, all: readonly Event[], envelope: Envelope): string {
  const { cell, player } = event;
  const words = { name: nameOf(envelope, player), tile: tileName(event), cell };
  const taken = find(all, "displaced");
  const dots = envelope.options.dots === false ? 0 : (ground(viewOf(envelope).mode).dots.get(cell) ?? 0);
  let line = taken
    ? say("logDisplaced", { ...words, taken: say(taken.tile), rival: nameOf(envelope, taken.from_owner) })
    : say("logPlaced", words);
  if (dots && !taken) line = say("logDots", { line, count: dots });
  return find(all, "drew")?.source === "pool" ? say("logPool", { line }) : line;
}

/** Draws are told where everybody may see them. */
function drawnLine(event: Of<"dealt"> | Of<"drew">, name: string): string[] {
  if (event.e === "dealt")
    return event.tiles ? [say("logDealt", { name, tiles: listed(event.tiles.map(kindName)) })] : [];
  return event.tile ? [say("logDrew", { name, tile: kindName(event.tile) })] : [];
}

function penaltyLine({ offence, code }: Of<"penalty">, name: string): string {
  const reason = (code && refusal(code)) || say("logOffence");
  return say(offence === 1 ? "logWarned" : offence === 2 ? "logFined" : "logForfeits", { name, reason });
}

function wonBy(envelope: Envelope, winners: readonly number[]): string {
  if (!winners.length) return say("logDraw");
  const names = partiesName(envelope, winners);
  return say(seatsOf(viewOf(envelope), winners) > 1 ? "logWin" : "logWins", { names });
}

// --- who looks, the strip, the facts ---------------------------------------------------------------------------

/** One device: hands are secret, so it is passed on before each turn, unless all lie open. */
export function turn(envelope: Envelope): { seat: number; secret: boolean } | null {
  const { to_move } = viewOf(envelope);
  return to_move === null ? null : { seat: to_move, secret: !envelope.options.open_hand };
}

const OUT: Record<OutReason, Key> = {
  no_move: "outNoMove",
  resign: "outResign",
  timeout: "outTimeout",
  penalty: "outPenalty",
};

export function seatLine({ envelope, shared }: Telling, seat: number): SeatLine {
  const view = viewOf(envelope);
  const one = view.players[seat];
  if (!one) return { score: "", status: "", on: false };
  const on = view.to_move === seat;
  if (view.result)
    return { score: String(view.result.scores[one.party] ?? ""), status: endOf(view.result, one), on };
  const left = one.hand_count + one.bag_count;
  const narrow = view.players.length > 3;
  const score =
    view.mode === "battle"
      ? say("tokens", { count: one.tokens })
      : narrow
        ? String(left)
        : say("tilesLeft", { count: left });
  if (one.out) return { score: "", status: say(OUT[one.out]), icon: "cross", on };
  const mine = envelope.viewer === seat && !shared;
  return { score, status: statusOf(view, one, on ? say(mine ? "yourTurnShort" : "toMove") : null), on };
}

function statusOf({ mode }: View, one: Player, doing: string | null): string {
  const { hand_count: hand, bag_count: bag } = one;
  const tiles = hand + bag ? say("inHand", { hand, bag }) : say("noTiles");
  let status = doing ? say("inBag", { what: doing, bag }) : tiles;
  if (one.corner)
    status = say("withCorner", { what: doing ?? say("handShort", { hand }), corner: one.corner });
  if (mode === "battle") status = say("withCaptured", { what: status, captured: one.captures.length });
  return one.offences ? `${status} · ${say("offences", { count: one.offences })}` : status;
}

/** What a seat had when it was over: its route, the chain that was counted, or only its tiles. */
function endOf({ paths, chains }: Result, { out, party, hand_count, bag_count }: Player): string {
  const [route, chain] = [paths[party], chains[party]];
  if (out) return say(OUT[out]);
  if (route) return say("endRoute", { count: new Set(route).size });
  if (chain) return say("endChain", { count: new Set(chain).size });
  return say("tilesLeft", { count: hand_count + bag_count });
}

export function whereabouts({ envelope }: Telling): string {
  const { mode, ply } = viewOf(envelope);
  return say("where", { mode: say(mode), count: ply });
}

const OF_MODE: readonly [string, Key][] = [
  ["second_corner", "factSecond"],
  ["tokens", "factTokens"],
  ["tri_order", "factOrder"],
  ["tri_shared_victory", "factShared"],
  ["partner_hands", "factPartner"],
];

export function facts({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const { options } = envelope;
  const value = (key: string): string => {
    const values = (optionWords.words as Record<string, { values?: Record<string, string> }>)[key]?.values;
    const chosen = options[key];
    if (typeof chosen === "boolean") return say(chosen ? "on" : "off");
    return values?.[String(chosen)] ?? String(chosen);
  };
  const given = OF_MODE.filter(([key]) => options[key] !== null && options[key] !== undefined);
  return [
    [say("factMode"), say(view.mode)],
    [say("factLaid"), say("factLaidValue", { laid: view.ply, cells: ground(view.mode).cells.length })],
    ...view.players.map(({ unseen }, seat): [string, string] => [
      say("factUnseen", { name: nameOf(envelope, seat) }),
      countedTiles(unseen),
    ]),
    ...view.pool.map(({ unplayed }, team): [string, string] => [
      say("factPool", { names: partyName(envelope, team) }),
      countedTiles(unplayed),
    ]),
    [say("factDots"), value("dots")],
    [say("factStrangle"), value("strangle")],
    [say("factGuards"), value("guards")],
    [say("factWildBlock"), value("wildcard_block")],
    [say("factOpenHand"), value("open_hand")],
    [say("factPenalties"), value("strict_penalties")],
    ...given.map(([key, label]): [string, string] => [say(label), value(key)]),
  ];
}

// --- cells -----------------------------------------------------------------------------------------------------

export interface CellMarks {
  /** The party that looks. */
  party: number | null;
  /** What a cell does to the tile in hand. */
  takes: "now" | "turned" | null;
  why: string | null;
  picked: boolean;
}

/** What a screen reader says of a cell, by its name in the notation. */
export function speakCell(envelope: Envelope, cell: string, marks: Partial<CellMarks> = {}): string {
  const view = viewOf(envelope);
  const land = ground(view.mode);
  const tile = view.board[cell];
  const { party = null } = marks;
  const dots = envelope.options.dots === false ? 0 : (land.dots.get(cell) ?? 0);
  const said = [
    tile
      ? say("cellTile", {
          cell,
          tile: tileName(tile),
          name: nameOf(envelope, tile.owner),
          lines: linesName(land, tile),
        })
      : say("cellEmpty", { cell }),
  ];
  if (dots) said.push(say("cellDots", { count: dots }));
  said.push(...cornerWords(envelope, cell, party));
  if (party !== null && goals(view.mode, party).includes(cell)) said.push(say("cellGoal"));
  if (tile && newest(view.board) === cell) said.push(say("cellLast"));
  const owner = tile ? (view.players[tile.owner]?.party ?? -1) : -1;
  if (tile && party !== null && isClosed(view.mode, cell, owner, party)) said.push(say("cellClosed"));
  const { paths = {}, chains = {} } = view.result ?? {};
  if (Object.values(paths).some((cells) => cells.includes(cell))) said.push(say("cellPath"));
  for (const [of, cells] of Object.entries(chains))
    if (cells.includes(cell)) said.push(say("cellChain", { names: partyName(envelope, Number(of)) }));
  if (marks.takes) said.push(say(marks.takes === "now" ? "cellTakes" : "cellTurns"));
  else if (marks.why) said.push(marks.why.replace(/\.$/, ""));
  if (marks.picked) said.push(say("cellPicked"));
  return said.join(", ");
}

function cornerWords(envelope: Envelope, cell: string, party: number | null): string[] {
  const { mode, players } = viewOf(envelope);
  const corner = corners(mode, players).find((one) => one.cell === cell);
  if (!corner) return [];
  if (corner.party === null) return [say("cellFree", { corner: corner.name ?? "" })];
  if (corner.party === party) return [say("cellOwn")];
  return [say("cellCorner", { names: partyName(envelope, corner.party) })];
}

/** A seat with its letter. */
export const withLetter = (envelope: Envelope, seat: number): string =>
  `${letterOf(seat)} ${nameOf(envelope, seat)}`;

/** What a screen reader says of a place: what it is, what stands there, what may be done there. */
import type { Envelope } from "../../types/wire";
import { beside, type Place, sea } from "./board";
import { fleets } from "./fleets";
import { nameOf, pile } from "./names";
import { levelName } from "./story";
import { total, type View, viewOf } from "./types";
import { say } from "./words";

export interface Marks {
  /** It may be chosen for what is planned; with blood or without. */
  lit: "go" | "war" | null;
  /** Something there can be taken into the hand. */
  takes: boolean;
  held: boolean;
  tried: boolean;
  why: string | null;
}
const PLAIN: Marks = { lit: null, takes: false, held: false, tried: false, why: null };

export function speakPlace(envelope: Envelope, place: Place, marks: Partial<Marks> = {}): string {
  const view = viewOf(envelope);
  const { lit, takes, held, tried, why } = { ...PLAIN, ...marks };
  const said = place.kind === "tile" ? tileWords(envelope, view, place) : cornerWords(envelope, view, place);
  if (lit) said.push(say(lit === "war" ? "mayFight" : "mayGo"));
  else if (takes) said.push(say("mayTake"));
  if (held) said.push(say("isHeld"));
  if (tried) said.push(say("isTried"));
  if (why) said.push(why.replace(/\.$/, ""));
  return said.join(", ");
}

function tileWords(envelope: Envelope, view: View, { id, name }: Place): string[] {
  const tile = view.board.tiles[id];
  if (!tile) return [name];
  const what = say(tile.terrain ?? tile.ground ?? "sea");
  const said = [
    tile.number
      ? say("placeNumber", { place: name, what, number: tile.number })
      : say("placeTile", { place: name, what }),
  ];
  if (tile.canal) said.push(say("placeCanal"));
  const chart = sea(view.board);
  for (const { edge, kind } of view.board.ports)
    if (!tile.land && beside(chart, edge).some((one) => one.id === id))
      said.push(kind === "any" ? say("placePort", { rate: "3:1" }) : say("placePortOf", { what: say(kind) }));
  for (const band of view.bands)
    if (band.tile === id) said.push(say("atBand", { size: band.size }), ...loot(band.hoard));
  for (const { tile, seat, count, cargo } of fleets(view.ships))
    if (tile === id) {
      said.push(say("atShips", { count, name: nameOf(envelope, seat) }));
      if (cargo) said.push(say("atCargo", { count: cargo }));
    }
  if (view.pirate?.tile === id)
    said.push(say("atPirate", { count: view.pirate.size }), ...loot(view.pirate.hold));
  return said;
}

const loot = (cards: Parameters<typeof pile>[0]): string[] =>
  total(cards) ? [say("atHoard", { cards: pile(cards) })] : [];

function cornerWords(envelope: Envelope, view: View, { id, name, kind }: Place): string[] {
  if (kind === "edge") return [say("placeEdge", { place: name })];
  const said = [say("placeCorner", { place: name })];
  const one = view.structures.find(({ corner }) => corner === id);
  if (one) {
    const name = nameOf(envelope, one.seat);
    if (one.kind === "harbor") said.push(say("atHarbor", { name }));
    else said.push(say(one.capital ? "atCapital" : "atSettlement", { name, what: levelName(one.level) }));
    if (one.walls) said.push(say("atWalls", { count: one.walls }));
    if (one.kind === "settlement" && !one.linked) said.push(say("atUnlinked"));
  }
  const stack = view.stacks.find(({ corner }) => corner === id);
  if (stack) said.push(say("atStack", { count: stack.size, name: nameOf(envelope, stack.seat) }));
  return said;
}

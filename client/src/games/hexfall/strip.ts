/** What stands beside the chart in words: the strip of a seat, the small words by the name, the facts; who looks. */
import type { SeatLine, Telling } from "../face";
import { nameOf, namesOf, pile, tileName } from "./names";
import { cardName } from "./story";
import { type SeatView, type View, viewOf } from "./types";
import { type Key, say } from "./words";

/** One device: hands are secret, so it is passed on before each seat that acts, from the seat on turn onwards. */
export function turn({ view }: { view: unknown }): { seat: number; secret: boolean } | null {
  const { toAct, current, order } = view as View;
  const start = current === null ? 0 : order.indexOf(current);
  const next = [...order.slice(start), ...order.slice(0, start)].find((seat) => toAct.includes(seat));
  return next === undefined ? null : { seat: next, secret: true };
}

export function seatLine({ envelope, shared }: Telling, seat: number): SeatLine {
  const view = viewOf(envelope);
  const one = view.seats[seat];
  if (!one) return { score: "", status: "", on: false };
  const on = view.toAct.includes(seat);
  const score = String(one.points);
  if (!one.alive) return { score, status: say("isOut"), icon: "cross", on };
  const mine = envelope.viewer === seat && !shared;
  const doing = on ? [doingOf(view, seat, mine)] : [];
  return { score, status: [...doing, ...holdings(one)].slice(0, 2).join(" · "), on };
}

function doingOf({ phase, owed }: View, seat: number, mine: boolean): string {
  if (phase === "discard") return say("toDiscard", { count: owed[seat] ?? 0 });
  if (phase === "offer") return say("toAnswer");
  return say(mine ? "yourTurnShort" : "toMove");
}

function holdings({ stock, cards, ready, spent, leaving }: SeatView): string[] {
  const armies = ready + spent;
  return [
    ...(leaving ? [say("hasLeft")] : []),
    say("seatCards", { count: stock }),
    ...(armies ? [say("armies", { count: armies })] : []),
    ...(cards ? [say("seatAction", { count: cards })] : []),
  ];
}

export function whereabouts({ envelope }: Telling): string {
  const { phase, round } = viewOf(envelope);
  const points = Number(envelope.options.targetPoints);
  return phase === "draft" ? say("whereDraft", { points }) : say("where", { round, points });
}

export function facts({ envelope }: Telling): [string, string][] {
  const view = viewOf(envelope);
  const { options } = envelope;
  const plain: [Key, string][] = [
    ["factSize", say(String(options.size) as Key)],
    ["factSeed", String(options.mapSeed)],
    ["factTarget", String(options.targetPoints)],
    ["factFamine", String(options.famineLimit)],
    ["factDry", String(options.dryTurns)],
    ["factPeace", String(options.peaceRounds)],
    ["factOffers", String(options.maxOffers)],
    ["factLimit", options.maxRounds ? String(options.maxRounds) : say("factNone")],
  ];
  return [
    [say("factOrder"), namesOf(envelope, view.order)],
    ...view.seats.map(({ seat, stock, gold, cards, dry }): [string, string] => [
      nameOf(envelope, seat),
      say("factSeatText", {
        stores: say("seatCards", { count: stock }),
        gold,
        hand: say("seatAction", { count: cards }),
        dry,
      }),
    ]),
    ...view.bands.map(({ tile, size, hoard }): [string, string] => [
      say("factBand", { place: tileName(view, tile), size }),
      pile(hoard),
    ]),
    ...(view.pirate ? [[say("factPirate"), pile(view.pirate.hold)] as [string, string]] : []),
    ...view.spy.map(({ seat, turn, resources, gold, hand, ready }): [string, string] => [
      say("spyTitle", { name: nameOf(envelope, seat), turn }),
      say("spyHolds", {
        cards: pile(resources),
        gold,
        armies: say("armies", { count: ready }),
        hand: hand.map(cardName).join(", ") || say("nothing"),
      }),
    ]),
    ...plain.map(([label, value]): [string, string] => [say(label), value]),
  ];
}

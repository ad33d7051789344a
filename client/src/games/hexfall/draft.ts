/**
 * The action being made up: what is planned, and which places of the chart would do for it. All of it is read from what
 * the server allows; the plan only sorts it by what a player has taken into the hand.
 */
import {
  type Action,
  type Card,
  type Legal,
  type Moving,
  type Piece,
  type Resource,
  type Ship,
  total,
  type View,
} from "./types";

export type Plan =
  | { kind: "none" }
  | { kind: "build"; what: Piece }
  | { kind: "raise" }
  | { kind: "buy" }
  | { kind: "hand" }
  | { kind: "stack"; corner: number }
  /** Ships of one tile that sail together. */
  | { kind: "ships"; ids: readonly number[] }
  /** `first`: the band or fleet that the card moves. */
  | { kind: "card"; card: Card; first: number | null };

export interface Target {
  /** The key of a place; "" where none is needed. */
  place: string;
  act: Action;
  /** Costs lives, so it always asks. */
  war: boolean;
}

export interface Draft {
  plan: Plan;
  /** How many armies; null: all. */
  count: number | null;
  trial: Target | null;
}

export const NONE: Plan = { kind: "none" };
export const fresh: Draft = { plan: NONE, count: null, trial: null };

const go = (place: string, act: Action): Target => ({ place, act, war: false });
const war = (place: string, act: Action): Target => ({ place, act, war: true });

/** Which word of a building action names the place. */
const FIELD: Record<Piece, "edge" | "corner" | "tile"> = {
  road: "edge",
  town: "corner",
  upgrade: "corner",
  wall: "corner",
  harbor: "corner",
  ship: "tile",
};
const KEY = { edge: "e", corner: "c", tile: "t" } as const;

/** Everything that may be pointed at for a plan. */
export function targets(view: View, legal: Legal, plan: Plan, count: number | null): Target[] {
  switch (plan.kind) {
    case "none":
      return [
        ...legal.corners.map((corner) => go(`c${corner}`, { type: "draft_place", corner })),
        ...legal.edges.map((edge) => go(`e${edge}`, { type: "draft_road", edge })),
      ];
    case "build": {
      const field = FIELD[plan.what];
      const act = (site: number): Action => ({ type: "build", what: plan.what, [field]: site });
      return (legal.build[plan.what]?.sites ?? []).map((site) => go(`${KEY[field]}${site}`, act(site)));
    }
    case "raise":
      return [go("", { type: "raise", count: count ?? 1 })];
    case "buy":
      return [go("", { type: "buy_card" })];
    case "hand":
      return handTargets(view, legal, count);
    case "stack":
      return stackTargets(view, legal, plan.corner, count);
    case "ships":
      return shipTargets(legal, plan.ids);
    case "card":
      return cardTargets(legal, plan.card, plan.first);
  }
}

function handTargets(view: View, legal: Legal, count: number | null): Target[] {
  const own = view.seats[view.viewer ?? -1];
  if (!legal.hand || !own) return [];
  const some = count === null ? {} : { count };
  const ready = count === null ? {} : { count: Math.min(count, own.ready) };
  return [
    ...legal.hand.deploy.map((corner) => go(`c${corner}`, { type: "deploy", corner, ...some })),
    ...legal.hand.attack.map((to) => war(`c${to}`, { type: "attack", from: "hand", to, ...ready })),
  ];
}

function stackTargets(view: View, legal: Legal, from: number, count: number | null): Target[] {
  const stack = legal.stacks[from];
  if (!stack) return [];
  const some = count === null ? {} : { count };
  const part = stack.split ? some : {};
  const tile = <P extends { id: number; tile: number }>(pieces: readonly P[], id: number) =>
    `t${pieces.find((piece) => piece.id === id)?.tile}`;
  return [
    ...stack.march.map((to) => go(`c${to}`, { type: "march", from, to, ...part })),
    ...stack.attack.map((to) => war(`c${to}`, { type: "attack", from, to, ...some })),
    ...stack.hunt.map((band) => war(tile(view.bands, band), { type: "hunt", from, band, ...some })),
    ...stack.tear.map((edge) => war(`e${edge}`, { type: "tear", from, edge })),
    ...stack.embark.map((ship) => go(tile(view.ships, ship), { type: "embark", from, ship, ...part })),
  ];
}

function shipTargets(legal: Legal, ids: readonly number[]): Target[] {
  const all = ids.map((id) => legal.ships[id]);
  const [first, ...others] = all;
  const sail = first?.sail.filter((tile) => others.every((ship) => ship?.sail.includes(tile))) ?? [];
  return [
    ...sail.map((to) => go(`t${to}`, { type: "sail", ships: [...ids], to })),
    ...ids.flatMap((ship) =>
      (legal.ships[ship]?.disembark ?? []).map((to) => go(`c${to}`, { type: "disembark", ship, to })),
    ),
  ];
}

function cardTargets(legal: Legal, card: Card, first: number | null): Target[] {
  const may = legal.cards[card];
  if (!may || may.why) return [];
  const play = (more: Record<string, unknown> = {}): Action => ({ type: "play", card, ...more });
  switch (card) {
    case "colony":
    case "bastion":
      return may.choices.map((corner) => go(`c${corner}`, play({ corner })));
    case "canal":
      return may.choices.map((tile) => go(`t${tile}`, play({ tile })));
    case "migration":
      return first === null ? [] : may.tiles.map((tile) => go(`t${tile}`, play({ band: first, tile })));
    case "columbus":
      return first === null
        ? []
        : may.tiles
            .filter((tile) => tile !== first)
            .map((tile) => go(`t${tile}`, play({ fleet: first, tile })));
    case "monopoly":
    case "bountiful":
      return may.resources.map((resource) => go("", play({ resource })));
    case "spy":
      return may.choices.map((seat) => go("", play({ seat })));
    default:
      return [go("", play())];
  }
}

/** What a card moves first: a band by its tile, a fleet by its own; keys of places. */
export function movables(view: View, legal: Legal, plan: Plan): { place: string; first: number }[] {
  if (plan.kind !== "card" || plan.first !== null) return [];
  const choices = legal.cards[plan.card]?.choices ?? [];
  if (plan.card === "columbus") return choices.map((tile) => ({ place: `t${tile}`, first: tile }));
  if (plan.card !== "migration") return [];
  return view.bands.flatMap(({ id, tile }) =>
    choices.includes(id) ? [{ place: `t${tile}`, first: id }] : [],
  );
}

/** How many armies a plan may take; null where there is nothing to choose. */
export function most(view: View, legal: Legal, plan: Plan): number | null {
  const own = view.seats[view.viewer ?? -1];
  const size =
    plan.kind === "stack"
      ? sizeOf(legal.stacks[plan.corner])
      : plan.kind === "hand" && own
        ? own.ready + own.spent
        : plan.kind === "raise"
          ? legal.mostArmies
          : 0;
  return size > 1 ? size : null;
}

/** A part of a stack may go where it can be split, or where it fights. */
const sizeOf = (stack: Moving | undefined): number =>
  stack && (stack.split || stack.attack.length || stack.hunt.length) ? stack.size : 0;

/** What lies in the hand when somebody points at a place while nothing is planned. */
export function planFor(view: View, legal: Legal, place: string): Plan | null {
  const id = Number(place.slice(1));
  if (place[0] === "c") {
    if (legal.stacks[id]) return { kind: "stack", corner: id };
    if (legal.build.upgrade?.sites.includes(id)) return { kind: "build", what: "upgrade" };
    return null;
  }
  const ids = shipsOn(view, legal, id).map((ship) => ship.id);
  return place[0] === "t" && ids.length ? { kind: "ships", ids } : null;
}

/** The own ships on a tile. */
export const shipsOn = (view: View, legal: Legal, tile: number): Ship[] =>
  view.ships.filter((ship) => ship.tile === tile && legal.ships[ship.id]);

/** The place that a plan starts from. */
export function seatOf(view: View, plan: Plan): string | null {
  if (plan.kind === "stack") return `c${plan.corner}`;
  if (plan.kind === "ships") return `t${view.ships.find(({ id }) => id === plan.ids[0])?.tile}`;
  if (plan.kind !== "card" || plan.first === null) return null;
  return `t${plan.card === "migration" ? view.bands.find(({ id }) => id === plan.first)?.tile : plan.first}`;
}

/** What stays in the hand after something was done: one goes on building, marching and sailing. */
export function onward(view: View, legal: Legal | null, { plan, trial }: Draft): Plan {
  if (!legal?.types.includes("end_turn")) return NONE;
  if (plan.kind === "build") return legal.build[plan.what]?.sites.length ? plan : NONE;
  if (plan.kind === "stack") {
    const corner = trial?.act.type === "march" ? Number(trial.act.to) : plan.corner;
    const next: Plan = { kind: "stack", corner };
    return targets(view, legal, next, null).length ? next : NONE;
  }
  if (plan.kind === "ships") {
    const ids = plan.ids.filter((id) => legal.ships[id]);
    const next: Plan = { kind: "ships", ids };
    return targets(view, legal, next, null).length ? next : NONE;
  }
  if (plan.kind === "hand") return legal.hand?.deploy.length ? plan : NONE;
  return NONE;
}

/** The piece of a trial, as it would stand there. */
export function ghostOf(view: View, { act }: Target): Partial<View> {
  const seat = view.viewer ?? 0;
  const settlement = (corner: unknown, level: number) => ({
    structures: [
      {
        corner: Number(corner),
        seat,
        kind: "settlement" as const,
        level,
        walls: 0,
        capital: false,
        linked: true,
      },
    ],
  });
  if (act.type === "draft_place") return settlement(act.corner, view.draft?.kind === "city" ? 2 : 1);
  if (act.type === "draft_road" || act.what === "road") return { roads: [{ edge: Number(act.edge), seat }] };
  if (act.what === "town" || act.card === "colony") return settlement(act.corner, 1);
  if (act.what === "harbor")
    return {
      structures: [
        {
          corner: Number(act.corner),
          seat,
          kind: "harbor",
          level: 0,
          walls: 0,
          capital: false,
          linked: true,
        },
      ],
    };
  if (act.what === "ship")
    return { ships: [{ id: -1, seat, tile: Number(act.tile), steps: 0, fresh: true, cargo: null }] };
  return {};
}

// --- paying -----------------------------------------------------------------------------------------------------

export type Ware = Piece | "army" | "card";

export const PRICES: Record<Ware, readonly Resource[]> = {
  road: ["timber", "brick"],
  town: ["timber", "brick", "wool", "grain"],
  upgrade: ["grain", "grain", "ore", "ore", "ore"],
  wall: ["brick", "brick"],
  harbor: ["timber", "timber", "brick"],
  ship: ["timber", "timber", "wool"],
  army: ["wool", "grain", "ore"],
  card: ["ore", "grain", "brick"],
};

/** The signs of a price, and which of them the stores do not cover. */
export function bill(
  ware: Ware,
  held: Partial<Record<Resource, number>>,
): { of: Resource; missing: boolean }[] {
  const left = { ...held };
  return PRICES[ware].map((of) => {
    const missing = !left[of];
    if (!missing) left[of] = (left[of] ?? 0) - 1;
    return { of, missing };
  });
}

/** So many cards must still be chosen for a discard. */
export const short = (owes: number, chosen: Partial<Record<Resource, number>>): number =>
  owes - total(chosen);

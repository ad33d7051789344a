/** What can be bought, how it stands with each of them, and which are the most useful now. */
import { bill, type Plan, type Ware } from "../draft";
import { pile } from "../names";
import { type Cards, type Legal, type Piece, type SeatView, total } from "../types";
import { type Key, say } from "../words";

export const WARES: readonly Ware[] = ["road", "town", "upgrade", "wall", "harbor", "ship", "army", "card"];
const FREE: Partial<Record<Ware, keyof SeatView["free"]>> = {
  road: "road",
  wall: "wall",
  harbor: "harbor",
  ship: "ship",
};
const NO_SITE: Record<Piece, Key> = {
  road: "noRoad",
  town: "noTown",
  upgrade: "noUpgrade",
  wall: "noWall",
  harbor: "noHarbor",
  ship: "noShip",
};

export interface Standing {
  ware: Ware;
  /** It can be taken up. */
  open: boolean;
  /** In small words below: why not, or how many places there are. */
  note: string;
  cost: ReturnType<typeof bill>;
}

export const isPiece = (ware: Ware): ware is Piece => ware !== "army" && ware !== "card";

export function standing(ware: Ware, legal: Legal | null, own: SeatView, plan: Plan): Standing {
  const held = own.resources ?? {};
  const cost = bill(ware, held);
  const free = FREE[ware] ? own.free[FREE[ware]] : 0;
  const chosen = plan.kind === "build" && plan.what === ware;
  const base = { ware, cost: free ? cost.map(({ of }) => ({ of, missing: false })) : cost };
  if (!legal?.types.includes("end_turn"))
    return { ware, cost: cost.map(({ of }) => ({ of, missing: false })), open: false, note: "" };
  const code = whyOf(ware, legal);
  if (!code) {
    const lit = isPiece(ware) ? (legal.build[ware]?.sites.length ?? 0) : 0;
    const note = chosen ? say("lit", { count: lit }) : free ? say("free", { count: free }) : "";
    return { ...base, open: true, note };
  }
  return {
    ...base,
    open: false,
    note: code === "cannot_pay" ? shortage(cost, own.gold) : reasonOf(ware, code),
  };
}

function whyOf(ware: Ware, legal: Legal): string | null {
  if (ware === "army") return legal.mostArmies ? null : (legal.why.raise ?? "cannot_pay");
  if (ware === "card") return legal.types.includes("buy_card") ? null : (legal.why.buy_card ?? "cannot_pay");
  return legal.build[ware]?.sites.length ? null : (legal.build[ware]?.why ?? "illegal_site");
}

const reasonOf = (ware: Ware, code: string): string =>
  code === "fleet_limit" ? say("fleetFull") : say(isPiece(ware) ? NO_SITE[ware] : "noSite");

function shortage(cost: ReturnType<typeof bill>, gold: number): string {
  const lack: Cards = {};
  for (const { of, missing } of cost) if (missing) lack[of] = (lack[of] ?? 0) + 1;
  const line = say("shortOf", { cards: pile(lack) });
  return gold && gold < total(lack) ? say("goldHelps", { line, count: gold }) : line;
}

const USEFUL: readonly Ware[] = ["upgrade", "town", "road", "ship", "army", "card", "harbor", "wall"];

/** A few that one would look for first: what is taken up, then what can be had. */
export function useful(all: readonly Standing[], plan: Plan, count: number): Standing[] {
  const rank = ({ ware, open }: Standing) =>
    (plan.kind === "build" && plan.what === ware ? 0 : open ? 10 : 20) + USEFUL.indexOf(ware);
  return [...all].sort((a, b) => rank(a) - rank(b)).slice(0, count);
}

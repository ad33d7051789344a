/** The placement being made up: which tile of the hand, how it is turned, what it is declared to be, and where. */
import { canonical } from "./tiles";
import type { Choice, Kind, Legal, Place } from "./types";

export interface Draft {
  slot: number;
  /** Sixths clockwise, never wrapped, so that a tile turns on instead of back. */
  turns: number;
  declare: Kind | null;
  displace: boolean;
  cell: string | null;
  /** The next tile comes from the pool. */
  pool: boolean;
}

export const fresh: Draft = { slot: 0, turns: 0, declare: null, displace: false, cell: null, pool: false };

export const rotationOf = ({ turns }: Pick<Draft, "turns">): number => ((turns % 6) + 6) % 6;

/** What may be done with the tile as it is declared; null where it has to be declared first. */
export function choiceOf(legal: Legal, hand: readonly Kind[], draft: Draft): Choice | null {
  const { slot, declare, displace } = draft;
  const same = ({ tile, declare: as, displace: takes }: Choice) =>
    tile === hand[slot] && as === declare && takes === displace;
  return legal.tiles.find(same) ?? null;
}

/** Whether the tile could be used in another way: to displace, or declared as something. */
export const canDisplace = (legal: Legal, kind: Kind | undefined): boolean =>
  legal.tiles.some(({ tile, displace }) => displace && tile === kind);
export const canDeclare = (legal: Legal, kind: Kind | undefined): boolean =>
  legal.tiles.some(({ tile, declare }) => declare !== null && tile === kind);

const lookOf = ({ tile, declare }: Pick<Choice, "tile" | "declare">): Kind => declare ?? tile;

/** Whether the tile goes there as it is turned. */
export function fits(choice: Choice, cell: string, draft: Pick<Draft, "turns">): boolean {
  return Boolean(choice.cells[cell]?.includes(canonical(lookOf(choice), rotationOf(draft))));
}

/** The cells that take it as it is turned, and those that take it turned otherwise. */
export function targets(choice: Choice | null, draft: Draft): { lit: string[]; faint: string[] } {
  const cells = Object.keys(choice?.cells ?? {});
  const lit = cells.filter((cell) => choice && fits(choice, cell, draft));
  return { lit, faint: cells.filter((cell) => !lit.includes(cell)) };
}

/** Turned on by one step: over a chosen cell to the next turn that fits there. */
export function turned(draft: Draft, by: number, choice: Choice | null): Draft {
  for (let step = 1; step <= 6; step++) {
    const next = { ...draft, turns: draft.turns + by * step };
    if (!choice || draft.cell === null || fits(choice, draft.cell, next)) return next;
  }
  return draft;
}

/** A cell is chosen, and the tile turned until it fits there: not at all, or by the shorter way. */
export function placedOn(draft: Draft, cell: string, choice: Choice): Draft | null {
  for (const by of [0, 1, -1, 2, -2, 3]) {
    const next = { ...draft, cell, turns: draft.turns + by };
    if (fits(choice, cell, next)) return next;
  }
  return null;
}

/** Another tile, or the same one used otherwise: it stays on the chosen cell where it can. */
export function changed(draft: Draft, change: Partial<Draft>, legal: Legal, hand: readonly Kind[]): Draft {
  const next = { ...draft, ...change };
  const choice = choiceOf(legal, hand, next);
  const stays = next.cell !== null && choice ? placedOn(next, next.cell, choice) : null;
  return stays ?? { ...next, cell: null };
}

/** Why a cell does not take the tile, as the server's code. */
export function whyNot(legal: Legal, choice: Choice | null, cell: string): string | null {
  for (const why of [choice?.why ?? {}, choice?.displace ? {} : legal.why])
    for (const [code, cells] of Object.entries(why)) if (cells.includes(cell)) return code;
  return null;
}

/** The action that the draft makes on a cell. */
export function actionOf(draft: Draft, choice: Choice, cell: string): Place {
  return {
    type: "place",
    tile: choice.tile,
    cell,
    rotation: canonical(lookOf(choice), rotationOf(draft)),
    declare: choice.declare,
    displace: choice.displace,
    draw: draft.pool ? "pool" : "bag",
  };
}

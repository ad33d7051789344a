/** The fairness check: everything about a game's luck that can be recomputed from its record alone. */
import type { GameRecord } from "../replay/record";
import { commitOf, luckAt, Stream, saltOf } from "./luck";

/** What this device itself knows of the game: the promise it was shown, and the pinch it added. */
export interface Witness {
  commit?: string | undefined;
  pinch?: string | undefined;
}

export type Verdict = "good" | "bad" | "unknown";

export interface EntryCheck {
  k: number;
  /** Whether the entry draws at all: entries of the table itself have no luck. */
  step: boolean;
  luck: Verdict;
  /** What was drawn, and what the luck gives. */
  draws: { below: number; said: number; found: number }[];
}

export interface Report {
  /** The seed hashes to the commit of the record. */
  promise: Verdict;
  /** That commit is the one this device was shown before the first move. */
  shown: Verdict;
  /** The pinch that this device added is in. */
  pinch: Verdict;
  entries: EntryCheck[];
  /** Entries that do not match, by k. */
  wrong: number[];
}

const HEX64 = /^[0-9a-f]{64}$/;
const HEX32 = /^[0-9a-f]{32}$/;
const verdict = (good: boolean): Verdict => (good ? "good" : "bad");

function checkEntry(entry: GameRecord["entries"][number], expected: string | null): EntryCheck {
  const { k, luck } = entry;
  const draws = entry.draws ?? [];
  if (entry.table) return { k, step: false, luck: "good", draws: [] };
  if (!luck || !HEX32.test(luck)) return { k, step: true, luck: "bad", draws: [] };
  const stream = new Stream(luck);
  return {
    k,
    step: true,
    luck: expected === null ? "unknown" : verdict(luck === expected),
    draws: draws.map(([below, said]) => ({ below, said, found: stream.below(below) })),
  };
}

/** Recompute commit, salt, every luck and every draw. An unfinished game has no seed yet: its lucks are unknown. */
export function check(record: GameRecord, witness: Witness = {}): Report {
  const { commit } = record.header;
  const seed = record.footer && HEX64.test(record.footer.seed) ? record.footer.seed : null;
  const pinches = record.footer?.pinches ?? [];
  const whole = pinches.length === record.header.seats.length;
  const salt = seed === null || !whole ? null : saltOf(commit, pinches);
  const entries = record.entries.map((entry, i) => {
    const checked = checkEntry(entry, seed && salt ? luckAt(seed, salt, entry.k) : null);
    // An entry in a wrong place, or in a record that has pinches too few or too many, has no luck of its own.
    const placed = entry.k === i && (whole || !record.footer);
    return placed || !checked.step ? checked : { ...checked, luck: "bad" as const };
  });
  return {
    promise: record.footer ? verdict(seed !== null && commitOf(seed) === commit) : "unknown",
    shown: witness.commit === undefined ? "unknown" : verdict(witness.commit === commit),
    pinch:
      witness.pinch === undefined || !record.footer ? "unknown" : verdict(pinches.includes(witness.pinch)),
    entries,
    wrong: entries
      .filter((entry) => entry.luck === "bad" || entry.draws.some((draw) => draw.said !== draw.found))
      .map((entry) => entry.k),
  };
}

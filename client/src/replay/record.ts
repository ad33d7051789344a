/** A game record, `hexmoot-record/1`: JSON Lines of a header, the entries of the log, and a footer. */

export interface RecordHeader {
  format: string;
  game: string;
  rules_version: number;
  options: Record<string, unknown>;
  seats: { name: string; kind: string; bot?: string }[];
  commit: string;
}

/** One entry of the log: a step of the game with its luck and draws, or an entry of the table itself. */
export interface RecordEntry {
  k: number;
  seat?: number;
  action?: Record<string, unknown>;
  luck?: string;
  /** Each draw as [n, result]: a number below n. */
  draws?: [number, number][];
  at?: string;
  table?: Record<string, unknown>;
}

export interface RecordFooter {
  result: Record<string, unknown>;
  seed: string;
  pinches: string[];
}

export interface GameRecord {
  header: RecordHeader;
  entries: RecordEntry[];
  /** Null while the game goes on: the seed is told at its end. */
  footer: RecordFooter | null;
}

export const FORMAT = "hexmoot-record/1";
/** More is no record that the server would read. */
export const MOST_BYTES = 400 * 1024;

/** The line that cannot be read (from 1), and why. */
export class BadRecord extends Error {
  constructor(
    readonly line: number,
    readonly what: "json" | "format" | "entry" | "empty",
  ) {
    super(`line ${line}: ${what}`);
  }
}

function parse(line: string, at: number): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    if (value && typeof value === "object") return value as Record<string, unknown>;
  } catch {
    // falls through to the one error below
  }
  throw new BadRecord(at, "json");
}

const isNumber = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): boolean =>
  value === undefined || value === null || typeof value === "string";

/** A draw is a number below another, which is at least 1. */
function isDraw(value: unknown): boolean {
  const [below, drawn] = Array.isArray(value) && value.length === 2 ? value : [];
  return isNumber(below) && isNumber(drawn) && below > 0 && below <= 2 ** 32;
}

function isEntry({ k, luck, draws, at, table }: Record<string, unknown>): boolean {
  const drawn = draws === undefined || draws === null || (Array.isArray(draws) && draws.every(isDraw));
  const noted = table === undefined || table === null || typeof table === "object";
  return isNumber(k) && isText(luck) && isText(at) && drawn && noted;
}

function isFooter({ seed, pinches, result }: Record<string, unknown>): boolean {
  const pinched = Array.isArray(pinches) && pinches.every((pinch) => typeof pinch === "string");
  return typeof seed === "string" && pinched && typeof result === "object" && result !== null;
}

/** Read a record; unknown keys are left alone. Throws BadRecord. */
export function readRecord(text: string): GameRecord {
  const lines = text.split("\n").filter((line) => line.trim());
  const [first, ...rest] = lines;
  if (first === undefined) throw new BadRecord(1, "empty");
  const header = parse(first, 1);
  const seats = header.seats;
  const seated = Array.isArray(seats) && seats.every((seat) => typeof seat?.name === "string");
  const said = [header.game, header.commit].every((word) => typeof word === "string");
  if (header.format !== FORMAT || !said || !seated) throw new BadRecord(1, "format");
  const entries: RecordEntry[] = [];
  let footer: RecordFooter | null = null;
  for (const [i, line] of rest.entries()) {
    const value = parse(line, i + 2);
    if (footer) throw new BadRecord(i + 2, "entry");
    if (isFooter(value)) footer = value as unknown as RecordFooter;
    else if (isEntry(value)) entries.push(value as unknown as RecordEntry);
    else throw new BadRecord(i + 2, "entry");
  }
  return { header: header as unknown as RecordHeader, entries, footer };
}

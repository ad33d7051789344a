/** What is done by consent, in words: what the log says of it, and what is asked of whom. Pure. */
import type { Accord, What } from "../net/messages";
import { listed, t, type accord as words } from "../words";

type Own = keyof typeof words.words;

/** What a seat asks for, as everybody reads it, and as the seat itself does. */
const ASKED: Record<What, Own> = { undo: "askUndo", abandon: "askAbandon", pause: "askPause" };
const OWN: Record<What, Own> = { undo: "ownUndo", abandon: "ownAbandon", pause: "ownPause" };

/** What the table has written down, by the type of its entry; a yes speaks by what follows from it. */
const AGREED: Record<string, Own | undefined> = {
  decline: "declined",
  withdraw: "withdrawn",
  lapse: "lapsed",
  undo: "undone",
  adjourn: "adjourned",
  resume: "resumed",
  abandon: "abandonedLine",
};

/** A line of the log for an entry of the table; null where that is none of ours. */
export function lineOf(note: Record<string, unknown>, name: string): string | null {
  const word = note.type === "offer" ? ASKED[note.what as What] : AGREED[String(note.type)];
  return word ? t(word, { name }) : null;
}

/** An offer as one device sees it: what it says, for which of its seats an answer is wanted, whether it is its own. */
export interface Asking {
  text: string;
  seat: number | null;
  own: boolean;
}

/** `names` and `mine` are by seat. */
export function asking(
  offer: NonNullable<Accord["offer"]>,
  names: readonly string[],
  mine: readonly boolean[],
): Asking {
  const own = Boolean(mine[offer.seat]);
  const said = own ? t(OWN[offer.what]) : `${t(ASKED[offer.what], { name: names[offer.seat] ?? "" })}.`;
  const seat = offer.asked.find((asked) => mine[asked]) ?? null;
  const waits = t("waitingFor", { names: listed(offer.asked.map((asked) => names[asked] ?? "")) });
  return { text: (seat === null ? `${said} ${waits}.` : said).replaceAll("*", ""), seat, own };
}

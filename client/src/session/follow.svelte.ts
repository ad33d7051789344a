/** What the table page makes of a session: dressed envelopes, the log in sentences, clocks, who is away. */
import { untrack } from "svelte";
import { named } from "../catalogue";
import type { Ending, GameFace, GameTable, Line, Telling } from "../games/face";
import { api } from "../net/api";
import type { ClockView, ReplayEntry, TableSeat } from "../net/messages";
import type { Session, WireEnvelope } from "../net/session.svelte";
import type { Envelope, GameEvent } from "../types/wire";
import { t } from "../words";

/** An envelope as faces know it: the seats in their colours, and under the names that they have at the table now. */
export function dress(wire: WireEnvelope, face: GameFace, chairs: readonly TableSeat[] = []): Envelope {
  const colours = face.colours(wire.view);
  const now = (seat: number, name: string) => chairs.find((chair) => chair.seat === seat)?.name ?? name;
  return {
    ...wire,
    seats: named(wire.seats, face).map(({ name, kind, bot, colour }, i) => ({
      name: kind === "bot" ? name : now(i, name),
      kind,
      colour: face.palette?.[colour ?? -1]?.id ?? colours[i] ?? "",
      ...(bot ? { bot } : {}),
    })),
  };
}

/** Seconds left on each clock at `now` (ms, the server's time); null where there is nothing to show. */
export function secondsLeft(clock: ClockView | null, now: number): (number | null)[] {
  if (!clock) return [];
  const passed = now - Date.parse(clock.at);
  return clock.left.map((left, i) =>
    left === null ? null : (left - (clock.running[i] ? passed : 0)) / 1000,
  );
}

/** What the log says of what was done by consent, once the words for it are here. */
export type Agreed = (note: Record<string, unknown>, name: string) => string | null;

/** How a game ended: by its rules, or because it was abandoned. */
export function endingOf(
  parts: Pick<GameTable, "ending">,
  about: Telling,
  abandoned: boolean,
): Ending | null {
  const ending = parts.ending(about);
  if (ending || !abandoned) return ending;
  return { title: t("abandonedTitle"), text: t("abandonedText"), winner: null };
}

/** What the table itself did, as a line of the log; nothing where it is nobody's business. */
export function tableLine(
  note: Record<string, unknown>,
  names: readonly string[],
  face: GameFace,
  agreed: Agreed | null = null,
): string | null {
  const name = names[Number(note.seat)] ?? "";
  if (note.type === "stand_in")
    return t("standIn", { name, bot: face.bots[String(note.bot)]?.name ?? String(note.bot) });
  if (note.type === "back") return t("backAgain", { name });
  return agreed?.(note, name) ?? null;
}

/** Log lines of entries, replayed or heard: the game's own, and from `turn` on those of the table. */
export function linesOf(
  entries: readonly { events: unknown; table?: Record<string, unknown> | null }[],
  about: Telling,
  face: GameFace,
  { tell }: Pick<GameTable, "tell">,
  agreed: Agreed | null = null,
  turn = 0,
): Line[] {
  const names = about.envelope.seats.map((seat) => seat.name);
  return entries.flatMap((entry) => {
    if (entry.table) {
      const text = tableLine(entry.table, names, face, agreed);
      return text ? [{ turn, text }] : [];
    }
    const lines = tell(entry.events as GameEvent[], about, turn);
    turn = lines.at(-1)?.turn ?? turn;
    return lines;
  });
}

/** The log before the first step that this session heard itself; asked for whenever the view began anew. */
export class Earlier {
  entries: ReplayEntry[] = $state.raw([]);
  #asked = 0;
  #game = 0;

  /** Call from an effect. */
  follow(session: Session): void {
    const { begun, game } = session;
    if (begun === this.#asked) return;
    this.#asked = begun;
    if (game !== this.#game) this.entries = [];
    this.#game = game;
    untrack(() => void this.#ask(session, begun));
  }

  async #ask({ code, game, since, seat }: Session, begun: number): Promise<void> {
    // A log that cannot be had is no reason to stop playing: it begins where we came in.
    const log = await api.replay(code, game, seat === null ? "watcher" : String(seat)).catch(() => null);
    if (log && begun === this.#asked) this.entries = log.entries.filter(({ k }) => k <= since);
  }
}

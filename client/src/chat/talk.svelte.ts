/** The talk at a table as this device follows it: off until it joins, and each message sent until it is heard. */
import type { ChatLine, Phrase, Problem, ToClient } from "../net/messages";
import { freshId } from "../net/outbox";
import type { Session } from "../net/session.svelte";
import { hasJoined, mute, muted, noteJoined } from "./kept";
import { say } from "./words";

/** As many lines are held as anybody would scroll back. */
const HELD = 200;

interface Draft {
  id: string;
  text: string;
  phrase: Phrase | null;
}

export const nameOf = (line: ChatLine): string => line.name || say("somebody");
export const textOf = (line: Pick<ChatLine, "text" | "phrase">): string =>
  line.phrase ? say(line.phrase) : line.text;

export class Talk {
  joined = $state(false);
  audience: "seats" | "watchers" = $state("watchers");
  unread = $state(0);
  problem: Problem | null = $state.raw(null);
  /** Said, and not yet heard by anybody. */
  drafts: readonly Draft[] = $state.raw([]);
  /** A text that was refused: it goes back to where it was written. */
  returned: string | null = $state(null);
  muted: readonly string[] = $state.raw(muted());

  #lines: readonly ChatLine[] = $state.raw([]);
  #newest: ChatLine | null = $state.raw(null);
  #you: string | null = $state(null);

  constructor(readonly session: Session) {
    this.joined = hasJoined(session.code);
    session.onchat = (message) => this.#hear(message);
  }

  /** The newest sentence by somebody else, for the live region. */
  news: string = $derived(
    this.#newest ? say("spoken", { name: nameOf(this.#newest), text: textOf(this.#newest) }) : "",
  );

  /** What is to be seen: all but what the muted have said. */
  lines: readonly ChatLine[] = $derived(this.#lines.filter(({ who }) => !this.muted.includes(who)));

  /** The newest message of everybody else who has said something. */
  others: readonly ChatLine[] = $derived(
    [...new Map(this.#lines.map((line) => [line.who, line])).values()].filter(({ who }) => who !== this.#you),
  );

  /** The line is open (again): ask for what is said here. */
  begin(): void {
    if (this.joined) this.session.tell({ type: "chat", on: true });
  }

  join(on: boolean): void {
    noteJoined(this.session.code, on);
    this.joined = on;
    this.#lines = [];
    this.session.tell({ type: "chat", on });
  }

  say(what: { text: string } | { phrase: Phrase }): void {
    const draft: Draft = { id: freshId(), text: "", phrase: null, ...what };
    this.problem = null;
    this.drafts = [...this.drafts, draft];
    this.session.tell({ type: "say", ...draft });
  }

  mute(who: string, on: boolean): void {
    this.muted = mute(who, on);
  }

  #hear(message: Extract<ToClient, { type: "chat" | "said" | "refused" }>): void {
    if (message.type === "chat") {
      this.audience = message.audience;
      this.#you = message.you;
      this.#lines = message.lines;
      for (const { id } of message.lines) this.#drop(id);
      if (message.on) for (const draft of this.drafts) this.session.tell({ type: "say", ...draft });
    } else if (message.type === "said") {
      this.#drop(message.line.id);
      if (message.line.n > (this.#lines.at(-1)?.n ?? 0)) this.#add(message.line);
    } else {
      const draft = this.drafts.find(({ id }) => id === message.id);
      if (!draft) return;
      this.#drop(draft.id);
      this.problem = message.problem;
      this.returned = draft.text || null;
    }
  }

  #add(line: ChatLine): void {
    this.#lines = [...this.#lines, line].slice(-HELD);
    if (line.who === this.#you || this.muted.includes(line.who)) return;
    this.#newest = line;
    this.unread += 1;
  }

  #drop(id: string): void {
    this.drafts = this.drafts.filter((draft) => draft.id !== id);
  }
}

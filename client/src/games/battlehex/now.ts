/** "What to do now": the sentence in the corner of the stage, from what is known and what is being chosen. */
import type { Envelope } from "../../types/wire";
import { rankName, spoken } from "./board";
import { crossing, type Draft } from "./draft";
import { colourName, ending, nameOf, onTurn, ranksWords, sideName } from "./tell";
import { type Event, find, other, SIDES, type Side, sideOf, viewOf } from "./types";
import { say } from "./words";

export interface Now {
  title: string;
  text: string;
  /** The viewer is on turn. */
  lit: boolean;
  warn?: boolean;
}

export interface Doing {
  viewer: number | null;
  draft: Draft;
  /** A cell picked in the open phases. */
  picked: string | null;
  /** A sealed move is being replaced. */
  redrafting: boolean;
  swap: boolean;
  shared: boolean;
  /** The piece alone would complete the own chain, says the server. */
  connects: boolean;
}

export function now(envelope: Envelope, doing: Doing): Now {
  const about = { envelope, legal: null, shared: doing.shared };
  const view = viewOf(envelope);
  const me = sideOf(view, doing.viewer);
  const end = ending(about);
  if (end)
    return { title: end.title, text: end.text, lit: end.winner !== null && end.winner === doing.viewer };
  const waiting = onTurn(view);
  const mine = me !== null && waiting.includes(me);
  const first = waiting[0] ?? "red";
  const they = { name: nameOf(about, first), side: sideName(first), colour: colourName(first) };

  if (view.phase === "choose") {
    if (me === null) return waiting.length === 2 ? both() : { ...one(other(first), they.name), lit: false };
    if (mine || doing.redrafting) return choosing(envelope, me, doing);
    const name = nameOf(about, other(me));
    const text = say(view.mine ? "sealedText" : "sealedGone", { name });
    return { title: say("sealedTitle"), text, lit: false };
  }
  const cell = doing.picked && spoken(doing.picked);
  const goes = cell && say(doing.connects ? "pickedWins" : "picked", { cell });
  if (view.phase === "free") {
    if (!mine) return { title: say("freeOther", they), text: say("freeOtherText"), lit: false };
    const text = goes ? goes : say("freeText", { rival: nameOf(about, other(first)) });
    return { title: say("freeTitle"), text, lit: true };
  }
  if (!mine) return { title: say("playOther", they), text: say("playOtherText", they), lit: false };
  const text = goes ? goes : say(doing.swap ? "swapText" : "playText", they);
  return { title: say("playTitle"), text, lit: true };
}

const both = (): Now => ({ title: say("watchChoose"), text: say("watchChooseText"), lit: false });
const one = (sealed: Side, name: string) => ({
  title: say("watchSealed", { side: sideName(sealed) }),
  text: say("watchSealedText", { name }),
});

function choosing(envelope: Envelope, me: Side, { draft, redrafting, shared, connects }: Doing): Now {
  const view = viewOf(envelope);
  const title = shared ? say("chooseAs", { side: sideName(me) }) : say("choose");
  const cell = crossing(draft);
  if (draft.red === null || draft.black === null || cell === null) {
    const text =
      draft.red !== null
        ? say("chosenRed", { red: rankName(draft.red) })
        : draft.black !== null
          ? say("chosenBlack", { black: rankName(draft.black) })
          : say("chooseText");
    return { title, text, lit: true };
  }
  if (view.cells[cell]) {
    const limit = Number(envelope.options.forfeitLimit ?? 0);
    const streak = view.streaks[me] + 1;
    const words = { cell: spoken(cell), streak, limit };
    const key = !limit ? "taken" : streak >= limit ? "takenLast" : "takenStreak";
    return { title, text: say(key, words), lit: true, warn: true };
  }
  const key = redrafting ? "redraft" : connects ? "crossingWins" : "crossing";
  const text = say(key, { ...ranksWords(draft.red, draft.black), cell: spoken(cell) });
  return { title, text, lit: true };
}

/** The sentence while a reveal is being shown. */
export function revealed(envelope: Envelope, viewer: number | null, events: readonly Event[]): Now {
  const about = { envelope, legal: null };
  const view = viewOf(envelope);
  const me = sideOf(view, viewer);
  const contest = find(events, "contest");
  if (contest) {
    const loser = other(contest.winner);
    const then = loser === me ? say("thenYou") : say("thenOther", { name: nameOf(about, loser) });
    const text = say(contest.result === "same" ? "contestSame" : "contestOpposite");
    const title = say("contestTitle", { cell: spoken(contest.cell) });
    return { title, text: find(events, "free") ? `${text}, ${then}.` : `${text}.`, lit: true };
  }
  const reveal = find(events, "reveal");
  const lost = SIDES.filter((side) => events.some((event) => event.e === "forfeit" && event.side === side));
  if (lost.length) {
    const text = lost.map((side) => {
      const cell = reveal?.[side]?.cell;
      const words = { side: sideName(side), cell: spoken(cell ?? "") };
      return say(cell ? "lostText" : "lostNothing", words);
    });
    return { title: say(lost.length === 2 ? "lostBothTitle" : "lostTitle"), text: text.join(" "), lit: true };
  }
  const cells = { red: spoken(reveal?.red?.cell ?? ""), black: spoken(reveal?.black?.cell ?? "") };
  return { title: say("apartTitle"), text: say("apartText", cells), lit: true };
}

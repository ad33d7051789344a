/**
 * A guided first game on a small board: a real game against a rival who follows a script, so that its sixth turn
 * has shown everything once. The positions are made by folding the events of the script.
 */
import { tableOf } from "../../../guide/played";
import type { Envelope, GameEvent, Legal } from "../../../types/wire";
import type { Guide, GuideStep } from "../../face";
import { cellId, cellsOf } from "../board";
import type { Event, Left, Side, View } from "../types";
import { guide as part } from "../words";

const SIZE = 5;
type Word = keyof typeof part.words;
type Phase = View["phase"];

interface Position {
  turn: number;
  phase: Phase;
  cells: Record<string, Side>;
  history: Event[];
  chain: string[] | null;
}

const START: Position = { turn: 1, phase: "choose", cells: {}, history: [], chain: null };
const PAST = new Set(["reveal", "contest", "placed", "forfeit", "swapped"]);

/** The position after these events. */
function after(position: Position, events: readonly Event[]): Position {
  const next = { ...position, cells: { ...position.cells } };
  for (const event of events) {
    if (event.e === "placed") next.cells[event.cell] = event.side;
    else if (event.e === "free") next.phase = "free";
    else if (event.e === "turn") Object.assign(next, { turn: event.turn, phase: "choose" });
    else if (event.e === "over") Object.assign(next, { phase: "over", chain: event.chain });
  }
  return { ...next, history: [...position.history, ...events.filter((event) => PAST.has(event.e))] };
}

// --- the script -------------------------------------------------------------------------------------------

const placed = (turn: number, side: Side, cell: string, free = false): Event => ({
  e: "placed",
  turn,
  side,
  cell,
  free,
});
const turned = (turn: number): Event => ({ e: "turn", turn });

/** Both reveal: the cards as they lie, and what becomes of them. */
function reveal(
  turn: number,
  red: string,
  black: string,
  lefts: ["R" | "B", "R" | "B"],
  ...then: Event[]
): Event[] {
  const shown = { red: { cell: red, left: lefts[0] }, black: { cell: black, left: lefts[1] } };
  return [{ e: "sealed", turn, side: "red" }, { e: "reveal", turn, ...shown }, ...then];
}

/** Two cells, two pieces. */
const apart = (turn: number, red: string, black: string, left: "R" | "B" = "R"): Event[] =>
  reveal(
    turn,
    red,
    black,
    [left, "B"],
    placed(turn, "red", red),
    placed(turn, "black", black),
    turned(turn + 1),
  );

/** Both on one cell: the rival's left card is laid so that the script's winner takes it. */
function contest(turn: number, cell: string, left: "R" | "B", winner: Side, ...then: Event[]): Event[] {
  const other = left === "R" ? "B" : "R";
  const result = winner === "red" ? "same" : "opposite";
  return reveal(
    turn,
    cell,
    cell,
    [left, winner === "red" ? left : other],
    { e: "contest", turn, cell, result, winner },
    placed(turn, winner, cell),
    ...then,
  );
}

const CHAIN = ["R2BA", "R2B2", "R2B3", "R3B3", "R3B4", "R3B5"];

const first = after(START, apart(1, "R3B3", "R4B2"));
const second = after(first, apart(2, "R3B4", "R4B3"));
const lost = (left: "R" | "B") => contest(3, "R3B2", left, "black", { e: "free", turn: 3, side: "red" });
const third = after(second, lost("R"));
const freely = [placed(3, "red", "R2B3", true), turned(4)];
const fourth = after(third, freely);
const sixth = after(after(fourth, apart(4, "R2B2", "R3BA")), apart(5, "R3B5", "R2B5"));
const won = (left: "R" | "B") =>
  contest(6, "R2BA", left, "red", { e: "over", winner: "red", how: "chain", chain: CHAIN });

// --- as a guide -------------------------------------------------------------------------------------------

function envelopeOf({ turn, phase, cells, history, chain }: Position): Envelope {
  const over = phase === "over";
  const view: View = {
    mode: "battle",
    size: SIZE,
    colours: ["red", "black"],
    turn,
    phase,
    toMove: null,
    cells,
    sealed: { red: false, black: phase === "choose" },
    mine: null,
    free: phase === "free" ? "red" : null,
    streaks: { red: 0, black: 0 },
    history,
    winner: over ? "red" : null,
    how: over ? "chain" : null,
    chain,
  };
  return tableOf({
    game: "battlehex",
    version: history.length,
    options: { mode: "battle", size: SIZE, forfeitLimit: 3 },
    seats: [
      { name: part.words.you, kind: "human", colour: "red" },
      { name: part.words.rival, kind: "bot", bot: "corporal", colour: "black" },
    ],
    view,
  });
}

function legalIn({ turn, phase, cells }: Position): Legal {
  const empty = cellsOf(SIZE, false).flatMap(({ id }) => (cells[id] ? [] : [id]));
  const types = { choose: ["seal"], free: ["free"], play: [], over: [] }[phase];
  return { turn, types, cells: empty };
}

const step = (
  position: Position,
  title: Word,
  text: Word,
  answer: GuideStep["answer"] = null,
): GuideStep => ({
  envelope: envelopeOf(position),
  legal: legalIn(position),
  title: part.words[title],
  text: part.words[text],
  answer,
});

/** The task of naming one cell; `then` is told which card lies left once the coin is tossed. */
function task(cell: string, hint: Word, then: (left: "R" | "B") => Event[]): GuideStep["answer"] {
  return (action) => {
    if (cellId(Number(action.red), Number(action.black)) !== cell) return part.words[hint];
    const left = action.left as Left | undefined;
    return then(left === "B" ? "B" : "R") as unknown as GameEvent[];
  };
}

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: [
    step(START, "goalTitle", "goalText"),
    step(
      START,
      "nameTitle",
      "nameText",
      task("R3B3", "nameHint", (left) => apart(1, "R3B3", "R4B2", left)),
    ),
    step(
      first,
      "bothTitle",
      "bothText",
      task("R3B4", "bothHint", (left) => apart(2, "R3B4", "R4B3", left)),
    ),
    step(second, "contestTitle", "contestText", task("R3B2", "contestHint", lost)),
    step(
      third,
      "freeTitle",
      "freeText",
      task("R2B3", "freeHint", () => freely),
    ),
    step(fourth, "evenTitle", "evenText"),
    step(sixth, "lastTitle", "lastText", task("R2BA", "lastHint", won)),
    step(after(sixth, won("R")), "wonTitle", "wonText"),
  ],
});

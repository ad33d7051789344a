/**
 * A guided first game, a Race. Its positions, events and previews were played by the rules themselves and are kept in
 * `game.json`; here is what is said about them, and which placement each task asks for.
 */
import type { Envelope, GameEvent, Legal } from "../../../types/wire";
import type { Guide, GuideStep } from "../../face";
import { STONES } from "../colours";
import type { Preview, View } from "../types";
import { guide as part } from "../words";
import game from "./game.json";

interface Frame {
  view: View;
  legal: Legal;
  /** What led here. */
  events: GameEvent[];
  previews: Record<string, Preview>;
}
type Word = keyof typeof part.words;
type Action = Record<string, unknown>;

const frames = game.frames as unknown as Frame[];
const keyOf = ({ tile, cell, rotation }: Action) => `${tile}@${cell}/${rotation}`;

function envelopeOf(at: number, { view }: Frame): Envelope {
  const seats = [part.words.you, part.words.rival].map((name, seat) => ({
    name,
    kind: seat ? ("bot" as const) : ("human" as const),
    colour: STONES[seat] ?? "",
  }));
  const options = game.options as Record<string, unknown>;
  return {
    viewer: 0,
    game: "hexflow",
    rulesVersion: 1,
    version: at,
    options,
    seats,
    clock: null,
    commit: null,
    view,
  };
}

function stepOf(at: number, title: Word, text: Word): GuideStep {
  const frame = frames[at] as Frame;
  return {
    envelope: envelopeOf(at, frame),
    legal: frame.legal,
    title: part.words[title],
    text: part.words[text],
    answer: null,
    preview: (action) => frame.previews[keyOf(action)] ?? null,
  };
}

/** To be read; then the rival moves, if it is the rival's turn. */
function read(at: number, title: Word, text: Word): GuideStep {
  const step = stepOf(at, title, text);
  return frames[at]?.view.to_move === 1 ? { ...step, onward: frames[at + 1]?.events ?? [] } : step;
}

/** The placement that the game goes on with. */
function task(at: number, title: Word, text: Word, hint: Word): GuideStep {
  const answer = (action: Action) =>
    keyOf(action) === game.moves[at] ? (frames[at + 1]?.events ?? []) : part.words[hint];
  return { ...stepOf(at, title, text), answer };
}

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: [
    read(0, "startTitle", "startText"),
    task(0, "firstTitle", "firstText", "firstHint"),
    read(1, "metTitle", "metText"),
    task(2, "crossTitle", "crossText", "crossHint"),
    read(3, "towardsTitle", "towardsText"),
    task(4, "endsTitle", "endsText", "endsHint"),
    read(5, "starTitle", "starText"),
    task(6, "countTitle", "countText", "countHint"),
    read(7, "blockTitle", "blockText"),
    task(8, "roundTitle", "roundText", "roundHint"),
    read(9, "stuckTitle", "stuckText"),
    task(10, "lastTitle", "lastText", "lastHint"),
    read(11, "wonTitle", "wonText"),
  ],
});

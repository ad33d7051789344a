/**
 * A guided first game against Magpie. Its positions, events and previews were played by the rules themselves and
 * are kept in `game.json`; here is what is said about them, and which placement each task asks for.
 */
import type { Envelope, GameEvent, Legal } from "../../../types/wire";
import type { Guide, GuideStep } from "../../face";
import { COLOUR_IDS } from "../colours";
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

const frames = game.frames as unknown as Frame[];
const moves = game.moves.map(([slot, rot]) => `${slot}/${rot}`);

function envelopeOf(at: number, { view }: Frame): Envelope {
  const seats = [
    { name: part.words.you, kind: "human" as const, colour: COLOUR_IDS[0] ?? "" },
    { name: part.words.rival, kind: "bot" as const, bot: "magpie", colour: COLOUR_IDS[1] ?? "" },
  ];
  const options = game.options as Record<string, unknown>;
  return {
    viewer: 0,
    game: "hexpath",
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
    preview: ({ slot, rot }) => frame.previews[`${slot}/${rot}`] ?? null,
  };
}

/** To be read; then the rival moves, if it is the rival's turn. */
function read(at: number, title: Word, text: Word): GuideStep {
  const step = stepOf(at, title, text);
  const rival = frames[at]?.view.toMove === 1;
  return rival ? { ...step, onward: frames[at + 1]?.events ?? [] } : step;
}

/** The placement that the game goes on with. */
function task(at: number, title: Word, text: Word, hint: Word): GuideStep {
  const answer = ({ slot, rot }: Record<string, unknown>) =>
    `${slot}/${rot}` === moves[at] ? (frames[at + 1]?.events ?? []) : part.words[hint];
  return { ...stepOf(at, title, text), answer };
}

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: [
    read(0, "startTitle", "startText"),
    task(0, "layTitle", "layText", "layHint"),
    read(1, "paidTitle", "paidText"),
    task(2, "turnTitle", "turnText", "turnHint"),
    read(3, "laidTitle", "laidText"),
    task(4, "loopTitle", "loopText", "loopHint"),
    read(5, "elevenTitle", "elevenText"),
    task(6, "sharedTitle", "sharedText", "sharedHint"),
    read(7, "wonTitle", "wonText"),
  ],
});

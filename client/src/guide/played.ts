/**
 * Guided first games that the rules themselves have played: their positions, events and previews are kept, and the game
 * adds what is said. The words of a step are called after it: `metTitle`, `metText`. A step whose `Hint` is there too is
 * a task, and goes on with the action that was played next; any other is to be read, and a rival who is on turn acts.
 */
import type { GuideStep } from "../games/face";
import type { Envelope, GameEvent, Legal, Seat } from "../types/wire";
import type { Part } from "../words";

/** The game as it went, seen from the first seat. */
interface Played {
  options: Record<string, unknown>;
  /** What was done in each frame, as `keyOf` writes it. */
  moves: string[];
  frames: Frame[];
}
interface Frame {
  view: unknown;
  legal: Legal;
  /** What led here. */
  events: GameEvent[];
  /** What would come of each action, by its key. */
  previews: Record<string, unknown>;
}

/** The names of the steps that a dictionary tells of. */
type Named<W> = keyof W extends infer K ? (K extends `${infer Name}Title` ? Name : never) : never;
type Action = Record<string, unknown>;

interface Lesson<W> {
  game: string;
  played: Played;
  words: Part<W>;
  seats: () => Seat[];
  keyOf: (action: Action) => string;
}

/** The table of a lesson: the learner sits first, no clock runs, nothing is sealed. */
export const tableOf = <View>(
  own: Pick<Envelope<View>, "game" | "seats" | "options" | "version" | "view">,
): Envelope<View> => ({ viewer: 0, rulesVersion: 1, clock: null, commit: null, ...own });

/** The steps of a lesson in their order, in the language of the page. */
export function stepsOf<W>(lesson: Lesson<W>, names: readonly Named<W>[]): GuideStep[] {
  const { game, played, keyOf } = lesson;
  const words = lesson.words.words as Record<string, string>;
  const seats = lesson.seats();
  let at = 0;
  return names.map((name) => {
    const { view, legal, previews } = played.frames[at] as Frame;
    const hint = words[`${name}Hint`];
    const wanted = played.moves[at];
    const mine = legal.types.some((type) => type !== "resign");
    const events = played.frames[at + 1]?.events ?? [];
    const step: GuideStep = {
      envelope: tableOf({ game, seats, options: played.options, version: at, view }),
      legal,
      title: words[`${name}Title`] ?? "",
      text: words[`${name}Text`] ?? "",
      answer: hint === undefined ? null : (action) => (keyOf(action) === wanted ? events : hint),
      preview: (action) => previews[keyOf(action)] ?? null,
    };
    if (hint !== undefined || !mine) at += 1;
    return hint === undefined && !mine ? { ...step, onward: events } : step;
  });
}

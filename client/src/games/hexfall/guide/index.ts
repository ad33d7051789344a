/**
 * A guided first game on the smallest sea. `game.json` holds how it went, its board once for all; here is which step
 * follows which, and how an action is called.
 */
import { stepsOf } from "../../../guide/played";
import type { Guide } from "../../face";
import { bannerOf } from "../colours";
import { guide as words } from "../words";
import game from "./game.json";

const WHAT = ["type", "what", "card", "corner", "edge", "from", "to", "give", "get"] as const;

/** An action without what goes without saying: how many, and in which turn. */
export const keyOf = (action: Record<string, unknown>): string =>
  WHAT.flatMap((field) => action[field] ?? []).join(" ");

const played = {
  ...game,
  frames: game.frames.map((frame) => ({ ...frame, view: { ...frame.view, board: game.board } })),
};

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: stepsOf(
    {
      game: "hexfall",
      played: played as never,
      words,
      seats: () => [
        { name: words.words.you, kind: "human", colour: bannerOf(0) },
        { name: words.words.rival, kind: "bot", colour: bannerOf(1) },
      ],
      keyOf,
    },
    [
      ...(["start", "city", "lane", "rival", "town", "path", "begun", "road", "palace", "pass"] as const),
      ...(["theirs", "again", "bank", "found", "march", "attack", "done", "won"] as const),
    ],
  ),
});

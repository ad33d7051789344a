/**
 * A guided first game, a Race. `game.json` holds how it went; here is which step follows which, and how a placement is
 * called.
 */
import { stepsOf } from "../../../guide/played";
import type { Guide } from "../../face";
import { stoneOf } from "../colours";
import { guide as words } from "../words";
import played from "./game.json";

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: stepsOf(
    {
      game: "hexflow",
      played: played as never,
      words,
      seats: () => [
        { name: words.words.you, kind: "human", colour: stoneOf(0) },
        { name: words.words.rival, kind: "bot", colour: stoneOf(1) },
      ],
      keyOf: ({ tile, cell, rotation }) => `${tile}@${cell}/${rotation}`,
    },
    [
      ...(["start", "first", "met", "cross", "towards", "ends", "star", "count", "block", "round"] as const),
      ...(["stuck", "last", "won"] as const),
    ],
  ),
});

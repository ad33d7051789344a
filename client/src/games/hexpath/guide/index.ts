/**
 * A guided first game against Magpie. `game.json` holds how it went; here is which step follows which, and how a
 * placement is called.
 */
import { stepsOf } from "../../../guide/played";
import type { Guide } from "../../face";
import { guide as words } from "../words";
import played from "./game.json";

/** Made anew where the language changes. */
export const guide = (): Guide => ({
  steps: stepsOf(
    {
      game: "hexpath",
      played: { ...played, moves: played.moves.map(([slot, rot]) => `${slot}/${rot}`) } as never,
      words,
      seats: () => [
        { name: words.words.you, kind: "human", colour: "crimson" },
        { name: words.words.rival, kind: "bot", bot: "magpie", colour: "azure" },
      ],
      keyOf: ({ slot, rot }) => `${slot}/${rot}`,
    },
    ["start", "lay", "paid", "turn", "laid", "loop", "eleven", "shared", "won"],
  ),
});

/** Was die Seite ohne Leitung sagt. */
import type { Like } from "../../../words/like";
import type { words as en } from "../en/offline";

export const words: Like<typeof en> = {
  title: "Die Leitung ist unterbrochen",
  text: "Partien bleiben, wie sie sind. Diese Seite geht von selbst weiter, sobald das Haus antwortet.",
  again: "Noch einmal",
};

/** Was beim Tischdecken von den Optionen von Battle Hex gesagt wird. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/options";

export const words: Like<typeof en> = {
  mode: {
    label: "Modus",
    help: "Gefecht: Beide wählen geheim. Klassisch: abwechselnd.",
    values: { battle: "Gefecht", classic: "Klassisches Hex" },
  },
  size: { label: "Brettgröße", help: "Felder an einer Seite." },
  forfeitLimit: {
    label: "So viele verfallene Züge in Folge verlieren",
    help: "Bei 0 gilt keine Grenze.",
  },
  firstColour: {
    label: "Farbe des ersten Platzes",
    help: "Nach jeder Partie wechseln die Farben.",
    values: { random: "Nach Los", red: "Rot", black: "Schwarz" },
  },
  swap: { label: "Tausch", help: "Schwarz darf den ersten Stein von Rot gespiegelt übernehmen." },
  onTimeout: {
    label: "Wenn die Zeit abläuft",
    values: { forfeit: "Der Zug verfällt", random: "Ein zufälliger Zug" },
  },
};

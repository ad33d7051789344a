/** Was Lobby, Tischdecken und Ablehnungen von Battle Hex sagen; alles andere wird am Tisch gesagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/door";

export const words: Like<typeof en> = {
  title: "Battle Hex",
  pitch: "Zwei geheime Karten, ein Feld, gemeinsam aufgedeckt.",
  players: "zu zweit",
  bots: {
    recruit: { name: "Rekrut", character: "Folgt dem kürzesten Weg und vergisst ihn ab und zu." },
    corporal: {
      name: "Korporal",
      character: "Spielt die Runde oft im Kopf durch und neigt zu dem, was geklappt hat.",
    },
    captain: {
      name: "Hauptmann",
      character: "Nennt immer das wichtigste Feld. Stark, und leicht vorherzusehen.",
    },
    general: {
      name: "General",
      character: "Wägt jede Antwort ab und mischt die Wahl, damit sich keine Gewohnheit zeigt.",
    },
  },
};

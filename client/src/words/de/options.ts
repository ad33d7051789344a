/** Was zu jedem Tisch gehört: Namen und Erklärungen seiner Einstellungen. */
import type { words as en } from "../en/options";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  turnSeconds: {
    label: "Zeit für einen Zug",
    help: "So viele Sekunden hat, wer wählen muss, jedes Mal von neuem.",
    values: { 0: "Aus", 15: "15 s", 30: "30 s", 60: "60 s", 90: "90 s", 120: "120 s" },
  },
  onTimeout: {
    label: "Wenn die Zeit abläuft",
    values: {
      forfeit: "Der Zug verfällt",
      auto: "Ein guter Zug wird gespielt",
      random: "Ein zufälliger Zug",
      out: "Der Platz scheidet aus",
    },
  },
  bestOf: {
    label: "Match",
    help: "Es gewinnt, wer zuerst mehr als die Hälfte von so vielen Partien hat.",
    values: { 1: "Eine Partie", 3: "Aus 3 Partien", 5: "Aus 5 Partien", 7: "Aus 7 Partien" },
  },
  botSeconds: {
    label: "Bedenkzeit der Bots",
    help: "Höchstens so lange für einen Zug.",
    values: { 0.5: "½ s", 1: "1 s", 3: "3 s", 10: "10 s" },
  },
  onLeave: {
    label: "Wer eine Minute lang fort ist",
    values: { bot: "Ein Bot spielt weiter", resign: "Gibt auf", out: "Scheidet aus" },
  },
  fillBots: {
    label: "Bots auf freie Plätze",
    help: "Wenn du beginnst, ohne auf alle zu warten. Sonst fallen diese Plätze weg.",
  },
  visibility: {
    label: "Wer diesen Tisch findet",
    values: { private: "Wer den Link hat", public: "Alle" },
  },
  practice: {
    label: "Übung",
    help: "Alle Plätze an diesem Gerät werden offen gespielt, ohne es weiterzugeben.",
  },
};

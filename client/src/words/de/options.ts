/** Was zu jedem Tisch gehört: Namen und Erklärungen seiner Einstellungen. */
import type { words as en } from "../en/options";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  clock: {
    label: "Uhr",
    help: "Solange niemand am Zug ist oder der Server ruht, läuft keine Uhr.",
    values: { off: "Keine", turn: "Für jeden Zug", bank: "Für die ganze Partie", days: "Tage je Zug" },
  },
  turnSeconds: {
    label: "Zeit für einen Zug",
    help: "So viele Sekunden hat, wer wählen muss, jedes Mal von neuem.",
    values: { 15: "15 s", 30: "30 s", 60: "60 s", 90: "90 s", 120: "120 s" },
  },
  bankSeconds: {
    label: "Zeit für die Partie",
    help: "So viel hat jeder Platz für alle seine Züge zusammen.",
    values: {
      60: "1 min",
      180: "3 min",
      300: "5 min",
      600: "10 min",
      900: "15 min",
      1800: "30 min",
      3600: "60 min",
    },
  },
  incrementSeconds: {
    label: "Dazu für jeden Zug",
    help: "Was ein Zug der übrigen Zeit hinzufügt. Ohne das ist, wer keine mehr hat, jedes Mal zu spät.",
    values: { 0: "Nichts", 2: "2 s", 3: "3 s", 5: "5 s", 10: "10 s", 15: "15 s", 30: "30 s" },
  },
  moveDays: {
    label: "Tage je Zug",
    help: "Niemand muss inzwischen da sein.",
    values: { 1: "1 Tag", 2: "2 Tage", 3: "3 Tage", 5: "5 Tage", 7: "7 Tage", 14: "14 Tage" },
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
    label: "Wer fort ist",
    help: "Fort ist, wer eine Minute lang keine Leitung hat.",
    values: {
      bot: "Ein Bot spielt weiter",
      wait: "Der Platz wartet",
      resign: "Gibt auf",
      out: "Scheidet aus",
    },
  },
  standIn: {
    label: "Wer weiterspielt",
    help: "Wer zurückkommt, bekommt den Platz sofort wieder.",
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

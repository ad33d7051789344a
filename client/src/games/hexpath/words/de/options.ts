/** Was beim Tischdecken von den Optionen von Hex Path gesagt wird. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/options";

export const words: Like<typeof en> = {
  rings: {
    label: "Ringe aus Feldern",
    help: "Um das Feld in der Mitte: 19 Felder bei 2 Ringen, 217 bei 8.",
  },
  pointsPerSide: {
    label: "Anschlüsse je Seite",
    help: "Einer ergibt drei Linien auf einem Plättchen, zwei ergeben sechs, drei ergeben neun.",
  },
  corners: {
    label: "Ecken",
    help: "Wo die Pfade beginnen.",
    wrong: "So viele verschiedene Ecken, wie es Plätze gibt, oder die üblichen.",
    values: {
      null: "Die üblichen",
      0: "Rechts",
      1: "Rechts unten",
      2: "Links unten",
      3: "Links",
      4: "Links oben",
      5: "Rechts oben",
    },
  },
  shuffleSeats: { label: "Plätze mischen", help: "Ein Los entscheidet, wer in welcher Ecke beginnt." },
  firstSeat: {
    label: "Wer beginnt",
    values: {
      null: "Nach Los",
      0: "Platz 1",
      1: "Platz 2",
      2: "Platz 3",
      3: "Platz 4",
      4: "Platz 5",
      5: "Platz 6",
    },
    wrong: "Einer der Plätze, die es gibt, oder keiner bestimmt.",
    help: "Die Plätze zählen rund um das Brett, von rechts an.",
  },
  deckMode: {
    label: "Vorrat",
    help: "Kurz: ein Plättchen weniger als Felder, also können Pfade überdauern. Voll: genug für jedes Feld.",
    values: { short: "Kurz", full: "Voll" },
  },
  headOnMode: {
    label: "Wenn zwei Spitzen sich treffen",
    help: "Entweder scheidet aus, wer auf die andere traf, oder beide bleiben dort für immer stehen.",
    values: { eliminate: "Wer kam, ist draußen", stalemate: "Beide sind gesperrt" },
  },
  strictTrails: {
    label: "Strenge Spuren",
    help: "Wer ein Feld betritt, in dem ein anderer Pfad war, scheidet aus.",
  },
  lastStanding: {
    label: "Wer als Einziges noch legen kann",
    values: { playOn: "Spielt weiter", stop: "Beendet die Partie" },
  },
  fog: {
    label: "Nebel",
    help: "Du siehst deine eigene Spur, das Feld vor dir und was daneben liegt. Nur für ein Gerät.",
    wrong: "Nebel braucht einen Tisch an einem Gerät.",
  },
  visitBase: { label: "Punkte für einen ersten Besuch" },
  visitMultiplier: {
    label: "Jeder weitere Besuch zählt so viel Mal mehr",
    help: "Mit 2 bringt dasselbe Feld 1, 2, 4, 8 …",
  },
  travelStep: {
    label: "Punkte mehr für jeden Schritt eines Laufs",
    help: "Mit 1 bringt ein Lauf 1, 2, 3, 4 …",
  },
  eliminationMultiplier: {
    label: "Bonus, wenn andere ausscheiden",
    help: "So viele Male die Punkte deines eigenen Laufs.",
  },
  onTimeout: {
    label: "Wenn die Zeit abläuft",
    values: {
      auto: "Gelegt wird, was am meisten bringt",
      random: "Gelegt wird nach Los",
      out: "Ausgeschieden",
    },
  },
};

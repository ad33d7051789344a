/** Die Sätze der ersten Partie mit Anleitung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/guide";

export const words: Like<typeof en> = {
  you: "Du",
  rival: "Korporal",
  goalTitle: "Zwei Ränder gehören dir",
  goalText:
    "Du spielst Rot. Wer zuerst die beiden Ränder der eigenen Farbe mit einer Kette aus Steinen verbindet, die sich berühren, gewinnt. Schwarz will dasselbe an den anderen zwei Seiten.",
  nameTitle: "Zwei Karten nennen ein Feld",
  nameText:
    "Jede rote Karte steht für eine Linie aus Feldern, jede schwarze ebenso. Wähle Rot 3 und Schwarz 3, oder drück auf das Feld in der Mitte, wo sie sich kreuzen. Dann versiegle.",
  nameHint: "Erst die Mitte, bitte: Rot 3 und Schwarz 3.",
  bothTitle: "Beide zugleich",
  bothText:
    "Die Karten wurden gemeinsam aufgedeckt; niemand war zuerst dran. Bau nun weiter: Nenne R3 B4, das an deinen Stein grenzt.",
  bothHint: "R3 B4 grenzt an deinen Stein: Rot 3 und Schwarz 4.",
  contestTitle: "Und wenn beide dasselbe wollen?",
  contestText:
    "R3 B2 brächte dich dem oberen Rand näher, und das sieht auch der Korporal. Nenne es. Welche Karte links liegt, kannst du wählen oder dem Zufall überlassen.",
  contestHint: "Versuch R3 B2: Rot 3 und Schwarz 2.",
  freeTitle: "Setze frei",
  freeText:
    "Ihr habt es beide genannt. Eure linken Karten sind verschieden, also hat Schwarz das Feld bekommen; wären sie gleich, wäre es deins. Wer verliert, setzt dafür offen einen Stein. Geh auf R2 B3 außen herum.",
  freeHint: "R2 B3 führt um den Stein von Schwarz herum.",
  evenTitle: "Wieder gleichauf",
  evenText:
    "Beide haben drei Steine: Ein verlorener Wettstreit kostet das Feld, aber keinen Stein. Eine faire Münze kann niemand vorhersehen, deshalb überlässt man die linke Karte am besten dem Zufall.",
  lastTitle: "Ein Stein fehlt noch",
  lastText:
    "Zwei Runden später. R2 BA würde deine Kette schließen, und der Korporal weiß das. Wag es trotzdem.",
  lastHint: "R2 BA ist es: Rot 2 und das schwarze Ass.",
  wonTitle: "Das war's",
  wonText:
    "Links gleiche Karten, also hat Rot das Feld bekommen, und die Kette steht. Wer ein besetztes Feld nennt, lässt nur den eigenen Zug verfallen; drei solche Züge in Folge verlieren die Partie. Mehr musst du nicht wissen.",
};

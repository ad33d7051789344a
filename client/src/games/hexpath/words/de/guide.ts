/** Die Sätze der ersten Partie mit Anleitung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/guide";

export const words: Like<typeof en> = {
  you: "Carmin",
  rival: "Elster",
  startTitle: "Jeder Pfad beginnt an einem Tor",
  startText:
    "Deins ist das rote mit dem C, und auf das leuchtende Feld davor kommt dein nächstes Plättchen. Gegenüber sitzt die Elster. Wer am Ende mehr Punkte hat, hat gewonnen.",
  layTitle: "Leg ein Plättchen",
  layText:
    "Du hast zwei Plättchen auf der Hand. Bevor du eins legst, zeigt das Brett, wohin dein Pfad laufen würde. Leg das erste, so wie es ist: Dein Pfad geht hindurch und hält vor dem nächsten leeren Feld.",
  layHint: "Das erste Plättchen, bitte, ohne es zu drehen.",
  paidTitle: "Zwei Punkte",
  paidText:
    "Einer dafür, dass du zum ersten Mal in ein Feld kommst, einer für den ersten Schritt des Laufs. Du hast ein neues Plättchen gezogen. Jetzt legt die Elster eins.",
  turnTitle: "Vorsicht am Rand",
  turnText:
    "So, wie es kam, würde dein erstes Plättchen dich über den Rand und hinaus führen: Sieh das Kreuz. Dreh es, mit R oder einem Tipp darauf, bis dein Pfad nach C4 führt. Das sind zwei Sechstel. Dann leg es.",
  turnHint: "Dieses nicht. Das erste Plättchen, um zwei Sechstel gedreht, führt nach C4.",
  laidTitle: "Nicht jeder Zug ist ein Sprung",
  laidText:
    "Wieder zwei Punkte. Ein Pfad, der jetzt sicher steht, kann später noch verdienen. Auch die Elster geht weiter.",
  loopTitle: "Zurück in deine eigenen Felder",
  loopText:
    "Dreh das erste Plättchen um ein Sechstel: Der Pfad geht zurück durch C5 und B4, auf Linien, die noch frei waren. Ein zweiter Besuch bringt zwei, ein dritter vier, dann acht; und jeder Schritt eines Laufs bringt einen Punkt mehr als der letzte. Das macht elf.",
  loopHint: "Da ist mehr zu holen: das erste Plättchen, um ein Sechstel gedreht.",
  elevenTitle: "Elf auf einen Schlag",
  elevenText:
    "C4: eins und eins. C5 noch einmal: zwei und zwei. B4 noch einmal: zwei und drei. Lange Läufe und alte Felder, dort liegen die Punkte. Sieh, wo die Elster zum Stehen kommt.",
  sharedTitle: "Ein Feld vor euch beiden",
  sharedText:
    "Auch die Elster wartet vor B3, also bewegt dein Plättchen beide Pfade: deinen zuerst. Nimm das andere Plättchen und dreh es um zwei Sechstel: Du bist sicher, und die Elster läuft über den Rand. Ungedreht träfest du frontal auf die Elster.",
  sharedHint: "Das andere Plättchen (F), um zwei Sechstel gedreht, schickt die Elster über den Rand.",
  wonTitle: "Das war's",
  wonText:
    "Dein Lauf hat sechs gebracht, und weil die Elster ausgeschieden ist, kommt das Doppelte davon hinzu. An diesem Tisch endet die Partie, wenn nur noch ein Pfad weiterkann. Punkte bleiben Punkte, also kann auch ein ausgeschiedener Pfad noch gewinnen. Mehr musst du nicht wissen.",
};

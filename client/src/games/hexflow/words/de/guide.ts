/** Die Sätze der ersten Partie mit Anleitung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/guide";

export const words: Like<typeof en> = {
  you: "Du",
  rival: "Weiß",
  startTitle: "Zwei Ecken sind deine",
  startText:
    "Deine tragen ein A, die von Weiß ein B. Wer den Stein legt, der eine Ecke von A mit einer von B verbindet, hat gewonnen: Wem die Steine dazwischen gehören, ist gleich.",
  firstTitle: "Beginn in einer Ecke",
  firstText:
    "Du hast drei Steine auf der Hand. Wähl die Gerade und drück auf die Ecke unten links, a9. Leg sie, wie sie ist: Ihre Linie führt nach oben, aufs Brett.",
  firstHint: "Die Gerade auf a9, bitte, ohne sie zu drehen.",
  metTitle: "Linien müssen sich treffen",
  metText:
    "Du hast einen neuen Stein gezogen. Von jetzt an braucht jeder Stein einen Nachbarn, und eine seiner Linien muss dort auf eine Linie treffen. Weiß beginnt in der Ecke darüber.",
  crossTitle: "Von da aus weiter",
  crossText:
    "Leg die Kreuzung auf a8, wie sie ist. Ihre zwei Linien kreuzen sich, ohne verbunden zu sein: Die senkrechte führt deine weiter, die andere ist für später.",
  crossHint: "Die Kreuzung auf a8, ohne sie zu drehen.",
  towardsTitle: "Weiß kommt dir entgegen",
  towardsText:
    "Das ist keine Höflichkeit, es ist ein Wettlauf: Der Weg wird einer für euch beide, und es zählt sein letzter Stein.",
  endsTitle: "Offene Enden",
  endsText:
    "Jetzt die Gabel rechts auf a7, wie sie ist. Wo eine deiner Linien in ein leeres Feld läuft, glüht ein Licht: Dort geht es weiter. Drei Enden sind besser als zwei.",
  endsHint: "Die Gabel rechts auf a7, ohne sie zu drehen.",
  starTitle: "Alle sechs Seiten",
  starText: "Weiß legt einen Sechsstern, der trifft, was auch kommt. Nun zähl die Felder dazwischen.",
  countTitle: "Zähl die Lücke",
  countText:
    "a6, a5 und a4 sind leer: drei. Füllst du eins, bleiben zwei; dann kann auch Weiß keins füllen, ohne dir das letzte zu lassen. Leg die Gabel links auf a6, wie sie ist.",
  countHint: "Die Gabel links auf a6, ohne sie zu drehen.",
  blockTitle: "Weiß hat etwas anderes",
  blockText: "Zwei sind übrig, und Weiß möchte lieber keins von beiden füllen.",
  roundTitle: "Um den Block herum",
  roundText:
    "Ein Block hat keine Linie, also verbindet sich nichts mit ihm. Der Weg führt jetzt über a5, b5 und b4: wieder drei. Wähl die Gabel links, dreh sie um drei Sechstel, mit R oder einem Tipp darauf, und leg sie auf a5.",
  roundHint: "Die Gabel links auf a5, um drei Sechstel gedreht: nach oben, unten und rechts oben.",
  stuckTitle: "Noch einmal dasselbe",
  stuckText: "Wieder sind zwei übrig, und diesmal fällt Weiß nichts Besseres ein, als eins zu füllen.",
  lastTitle: "Der letzte Stein",
  lastText:
    "Ein Feld fehlt, b4, und es hat zwei Punkte. Dreh die Gabel rechts um drei Sechstel: Dann trifft sie den Stern und den Fächer darunter. Leg sie.",
  lastHint: "Die Gabel rechts auf b4, um drei Sechstel gedreht.",
  wonTitle: "Das war's",
  wonText:
    "Dein Weg hat zehn Steine, vier davon sind von Weiß. Ein Sieg zählt 10, und das Feld mit zwei Punkten macht 30 daraus. In anderen Spielarten gibt es Gebiete, ein Dreieck, Partner; der Kern ist derselbe.",
};

/** Was das Formular zu den Einstellungen von Hexfall sagt, und zu dem, was ein Tisch ihm bietet. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/options";

export const words: Like<typeof en> = {
  size: {
    label: "Größe des Meeres",
    help: "Von 14 Feldern Land und einer äußeren Insel bis zu 68 und fünf davon.",
    values: { tiny: "Winzig", small: "Klein", medium: "Mittel", large: "Groß", huge: "Riesig" },
  },
  mapSeed: {
    label: "Startwert der Karte",
    help: "Größe und Startwert ergeben die Karte, nichts sonst. Bleibt er leer, wird er gezogen, wenn der Tisch entsteht.",
    wrong: "Höchstens 64 Zeichen.",
  },
  targetPoints: {
    label: "Punkte zum Sieg",
    help: "Eine Siedlung zählt ihre Stufe, 1 bis 4, eine Große Bibliothek 1.",
  },
  startCities: {
    label: "Städte zu Beginn",
    help: "So viele gründen alle, mit je einer Straße. Die erste ist die Hauptstadt.",
  },
  startTowns: { label: "Dörfer zu Beginn", help: "Sie kommen nach den Städten, mit je einer Straße." },
  famineLimit: {
    label: "Hungersnot ab mehr als",
    help: "Bei einer 7 wirft die Hälfte ab, wer mehr Rohstoffkarten hat als das.",
    values: { 7: "7 Karten", 9: "9 Karten", 11: "11 Karten", 13: "13 Karten" },
  },
  dryTurns: {
    label: "Leere Würfe",
    help: "Nach so vielen in Folge, die nichts brachten, zieht ein Platz eine Aktionskarte.",
  },
  peaceRounds: {
    label: "Runden Friede",
    help: "So lange darf zuerst kein Bauwerk angegriffen werden. Armeen im Feld schon.",
  },
  autoRoll: { label: "Würfel fallen von selbst", help: "Oder alle werfen sie zu Beginn ihres Zuges." },
  maxOffers: { label: "Angebote je Zug", help: "So oft darf man den anderen einen Tausch anbieten." },
  maxRounds: {
    label: "Letzte Runde",
    help: "Dann gewinnt, wer die meisten Punkte hat. 0 heißt: keine; Bots unter sich spielen meist höchstens 150.",
  },
  onTimeout: {
    label: "Wenn die Zeit abläuft",
    values: { move_on: "Das Einfachste geschieht" },
  },
};

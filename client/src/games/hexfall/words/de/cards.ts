/** Die achtzehn Aktionskarten: wie sie heißen und was sie bewirken. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/cards";

export const words: Like<typeof en> = {
  muster: { name: "Aufgebot", effect: "Zahl 1 Korn und 1 Erz: Drei Armeen kommen auf deine Hand." },
  colony: {
    name: "Koloniebrief",
    effect:
      "Ein Dorf auf einer beliebigen leeren Landecke, ohne Straße, Anschluss oder Abstand, auch auf fremder Straße.",
  },
  market: { name: "Markt", effect: "Bis zum Ende deines Zuges nimmt die Bank 2 Gleiche für 1 Beliebiges." },
  palace: { name: "Palast", effect: "Deine Hauptstadt steigt um eine Stufe, wenn sie Dorf oder Stadt ist." },
  roads: { name: "Straßenbau", effect: "Drei Straßen umsonst, in diesem Zug." },
  ship: { name: "Schiffbau", effect: "Ein Schiff umsonst, in diesem Zug." },
  canal: {
    name: "Kanal",
    effect:
      "Ein Landfeld an der Küste, das deine Siedlung oder Straße berührt, steht Schiffen aller Plätze offen.",
  },
  fortification: { name: "Befestigung", effect: "Zwei Mauern umsonst, in diesem Zug." },
  harbor: { name: "Hafenbau", effect: "Ein Hafen umsonst, in diesem Zug." },
  bastion: { name: "Bastion", effect: "Zwei Mauerstufen auf einer deiner Siedlungen, mit oder ohne Mauer." },
  migration: { name: "Völkerwanderung", effect: "Schick eine Bande samt Hort auf ein Landfeld ohne Bande." },
  monopoly: {
    name: "Monopol",
    effect: "Nenn einen Rohstoff, den dieser Wurf anderen gebracht hat: Du bekommst, was davon noch da ist.",
  },
  relief: {
    name: "Hungerhilfe",
    effect: "Wird nie gespielt: Sie verbraucht sich selbst, wo du abwerfen müsstest.",
  },
  columbus: {
    name: "Kolumbus",
    effect: "Eine deiner Flotten erscheint auf einem Meerfeld ohne Rivalen und Pirat.",
  },
  spy: { name: "Spion", effect: "Sieh Vorräte, Karten und Handarmeen eines Rivalen, so wie sie jetzt sind." },
  bountiful: {
    name: "Reiche Ernte",
    effect: "Nenn einen Rohstoff: Er bringt dir das Doppelte, bis dein nächster Zug endet.",
  },
  expedition: { name: "Expedition", effect: "Zwei Gold, die bezahlen, was gerade fehlt." },
  library: {
    name: "Große Bibliothek",
    effect: "Liegt offen vor dir, zählt 1 Punkt und erlaubt eine Metropole.",
  },
};

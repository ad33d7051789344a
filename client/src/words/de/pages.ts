/** Die Seiten neben den Tischen: einen decken, nachspielen, Bots, Regeln, die Partie mit Anleitung. */
import type { words as en } from "../en/pages";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  // Den Tisch decken
  newTable: "Neuer Tisch",
  seatColour: "Farbe von Platz {number}",
  forEachSeat: "Platz für Platz",
  seatGuest: "Jemand hier",
  guestNamed: "Name am Gerät",
  addSeat: "Platz dazu",
  removeSeat: "Platz {number} entfernen",
  seatsOpen: {
    one: "Ein Platz ist frei: Link und QR-Code kommen mit dem Tisch.",
    other: "{count} Plätze sind frei: Link und QR-Code kommen mit dem Tisch.",
  },
  allSeated: "Alle Plätze sind besetzt: Die Partie beginnt sofort.",
  onlyWatching: "Du schaust zu; niemand wartet auf dich.",
  openTable: "Tisch öffnen",
  begin: "Beginnen",

  // Nachspielen
  copyMove: "Link zu diesem Zug kopieren",
  toTable: "Zum Tisch",
  replayStart: "Vor dem ersten Zug",
  frameOf: "{at} von {last}",
  film: "Züge der Partie",
  filmFirst: "Zum Anfang",
  filmBack: "Einen zurück",
  filmOn: "Einen weiter",
  filmLast: "Zum Ende",
  runFilm: "Abspielen",
  filmStop: "Anhalten",
  replayKeys: "Einen Zug zurück oder weiter",
  space: "Leertaste",

  // Eine Karte vor der Partie
  map: "Die Karte",
  mapLook: "Karte ansehen",
  mapText:
    "Wer sich mit dieser Größe und diesem Startwert hinsetzt, findet diese Karte, was auch die Würfel sagen.",
  mapOther: "Eine andere Karte",
  mapPlay: "Auf dieser Karte spielen",

  // Bots, Regeln, die Partie mit Anleitung
  botsText: "Vom schwächsten zum stärksten. Alle wissen nur, was du auf ihrem Platz wüsstest.",
  botsFair:
    "Bots bekommen, was ihr Platz sehen darf, und sonst nichts: keinen versiegelten Zug, keinen künftigen Zufall.",
  play: "Spielen",
  guide: "Erste Partie mit Anleitung",
  guideStart: "Erste Partie mit Anleitung",
  guideRead: "Lies erst weiter.",
  guideDone: "Richtig spielen",
  goOn: "Weiter",
};

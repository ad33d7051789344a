/** Wiederholungen und ihr Film, Partieschriften aus Dateien, und was man von einer Partie behalten mag. */
import type { words as en } from "../en/records";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  // Am Film entlang
  speed: "Tempo",
  slow: "Halbes Tempo",
  usual: "Übliches Tempo",
  quick: "Doppeltes Tempo",
  quickest: "Vierfaches Tempo",
  runBack: "Rückwärts laufen lassen",
  share: "Behalten und teilen",
  keyEnds: "Zum Anfang oder zum Ende",

  // Behalten
  svg: "Bild, SVG",
  png: "Bild, PNG",
  record: "Partieschrift",
  noPicture: "Dieser Browser konnte das Bild nicht machen.",

  // Eine Partieschrift aus einer Datei
  title: "Eine Partieschrift",
  text: "Sieh dir eine Partie an, die du als Datei behalten hast, und prüfe sie.",
  choose: "Datei wählen",
  another: "Andere Datei wählen",
  drop: "Oder lass sie hier fallen. Gelesen wird sie in deinem Browser.",
  game: "Spiel",
  players: "Spielende",
  played: "Gespielt",
  entries: "Einträge",
  result: "Ergebnis",
  notFinished: "nicht zu Ende gespielt",
  unknownGame: "Hier gibt es kein Spiel {game}.",
  tooLong: "Die Datei ist für eine Partieschrift zu lang: Mehr als {most} KB werden nicht gelesen.",
  badLine: "Zeile {line} ist nicht zu lesen: {why}",
  json: "Sie ist kein JSON-Objekt, und jede Zeile einer Partieschrift ist eines.",
  format: "Eine Partieschrift beginnt mit einer Zeile, die Format, Spiel, Plätze und Zusage nennt.",
  entry: "Das gehört nicht dorthin.",
  empty: "In der Datei steht nichts.",
  luck: "Der Zufall, hier nachgerechnet",
  rules: "Die Partie, nach den Regeln gespielt",
  rulesText:
    "Die Regeln liegen auf dem Server: Damit die Partie noch einmal gespielt wird, geht die Partieschrift an ihn. Er spielt sie, antwortet und behält nichts davon.",
  send: "Nach den Regeln spielen",
  sending: "Wird gespielt",
  look: "Die Partie ansehen",
  back: "Zurück zur Partieschrift",
  allSteps: "{steps} von {all} Schritten sind nach den Regeln erlaubt und ziehen, was dasteht.",
  sameResult: "Das Ergebnis ist das der Regeln.",
  noResult: "Die Partieschrift endet vor der Partie.",
  atEntry: "Eintrag {k}: {what}",
  notChecked: "Nicht geprüft: {what}.",
};

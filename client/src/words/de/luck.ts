/** Die Prüfung des Zufalls einer Partie. */
import type { words as en } from "../en/luck";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  checking: "Wird nachgerechnet",
  seedGood: "Der Startwert ist der zugesagte.",
  seedBad: "Der Startwert ist nicht der zugesagte.",
  shownGood: "Diese Zusage hat dieses Gerät vor der Partie gesehen.",
  shownBad: "Dieses Gerät hat vor der Partie eine andere Zusage gesehen.",
  shownUnknown: "Dieses Gerät hat die Zusage vor der Partie nicht gesehen.",
  pinchGood: "Was dieses Gerät dem Zufall beigemischt hat, ist darin.",
  pinchBad: "Was dieses Gerät dem Zufall beigemischt hat, fehlt.",
  pinchUnknown: "Dieses Gerät hat dem Zufall nichts beigemischt.",
  lucksGood: "{good} von {all} Schritten haben den Zufall, den Startwert und Mitspielende ergeben.",
  drawsGood: "{good} von {all} Ziehungen folgen aus diesem Zufall.",
  noDraws: "In dieser Partie wurde nichts gezogen.",
  wrongEntries: "Diese Einträge stimmen nicht: {entries}.",
  seedUnknown: "Der Startwert wird erst am Ende der Partie verraten.",
  lucksUnknown: "Ohne den Startwert ist der Zufall der Schritte nicht zu prüfen.",
  verifyHint:
    "All das wurde hier nachgerechnet, in deinem Browser. Ob die Regeln daraus die richtige Partie gemacht haben, prüft ein Befehl an der Partieschrift; er spielt jeden Zug noch einmal:",
  verifyFile: "Die Partieschrift dafür",
  allEntries: "Alle Einträge",
  itsLuck: "Sein Zufall",
  luckRight: "stimmt",
  luckWrong: "stimmt nicht",
  luckUntold: "noch nicht verraten",
  ofTable: "zieht nichts",
  entry: "Eintrag",
  outOf: "Aus so vielen",
  drawn: "Gezogen, ab 0",
  fromLuck: "Aus dem Zufall",
  checkFailed: "Die Partieschrift war nicht zu bekommen oder nicht zu lesen.",
};

/** Warum die Regeln von Battle Hex etwas ablehnen, nach dem Kürzel der Ablehnung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/refusals";

export const words: Like<typeof en> = {
  gameOver: "Die Partie ist vorbei.",
  stale: "Die Runde ist schon weiter.",
  wrongPhase: "Das geht jetzt nicht.",
  notYourMove: "Du bist nicht am Zug.",
  badRank: "So eine Karte gibt es auf diesem Brett nicht.",
  badLeft: "Die linke Karte ist rot, schwarz oder dem Zufall überlassen.",
  occupied: "Dieses Feld ist besetzt.",
};

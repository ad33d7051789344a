/** Warum die Regeln von Hex Path etwas ablehnen, nach dem Kürzel der Ablehnung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/refusals";

export const words: Like<typeof en> = {
  matchOver: "Die Partie ist vorbei.",
  out: "Dein Pfad ist ausgeschieden.",
  locked: "Dein Pfad ist gesperrt.",
  stale: "Der Zug ist schon weitergegangen.",
  notYourTurn: "Du bist nicht am Zug.",
  badSlot: "An dieser Stelle deiner Hand liegt kein Plättchen.",
  badRotation: "Ein Plättchen dreht sich um Sechstel.",
};

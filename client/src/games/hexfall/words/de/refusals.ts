/** Warum die Regeln von Hexfall etwas ablehnen. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/refusals";

export const words: Like<typeof en> = {
  bad_shape: "Das bedeutet hier nichts.",
  stale: "Das galt einem früheren Zug oder einer früheren Frage.",
  wrong_phase: "Nicht in dieser Phase der Partie.",
  offer_closed: "Dieses Angebot gibt es nicht mehr.",
  not_your_turn: "Du bist nicht am Zug.",
  unknown_id: "Den Ort oder die Figur gibt es nicht.",
  not_holding: "Das hast du nicht.",
  already_acted: "Für diesen Zug verbraucht.",
  wrong_count: "So viele sind nicht möglich.",
  illegal_site: "Es gibt keinen passenden Ort.",
  no_contact: "Außer Reichweite.",
  peace: "In den ersten Runden darf kein Bauwerk angegriffen werden.",
  not_playable: "Jetzt würde das nichts ändern.",
  cannot_pay: "Deine Vorräte reichen dafür nicht.",
  offer_limit: "Mehr Angebote erlaubt ein Zug nicht.",
  fleet_limit: "Mehr Schiffe fasst das Meer nicht.",
};

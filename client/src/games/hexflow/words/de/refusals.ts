/** Warum die Regeln von HEXFLOW etwas ablehnen, nach dem Kürzel der Ablehnung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/refusals";

export const words: Like<typeof en> = {
  game_over: "Die Partie ist vorbei.",
  bad_action: "Das geht jetzt nicht.",
  not_your_turn: "Du bist nicht am Zug.",
  not_in_hand: "Diesen Stein hast du nicht auf der Hand.",
  off_board: "Dieses Feld gibt es hier nicht.",
  declare_required: "Sag erst, was dieser Stein sein soll.",
  declare_not_allowed: "Dieser Stein ist, was er ist.",
  displace_not_allowed: "Jetzt lässt sich nichts verdrängen.",
  first_not_on_corner: "Dein erster Stein kommt auf eine deiner Ecken.",
  occupied: "Hier liegt schon ein Stein.",
  corner_dead: "Dreh ihn: In der Ecke muss eine Linie aufs Brett führen.",
  displacer_type: "Nur Block und Sechsstern verdrängen.",
  no_target: "Hier liegt nichts, was sich verdrängen ließe.",
  own_target: "Das ist dein eigener Stein.",
  protected_corner: "Was in der Ecke liegt, bleibt dort.",
  no_token: "Du hast keine Marke mehr.",
  not_beside_own: "Kein Stein von dir berührt ihn.",
  too_fresh: "Er liegt erst seit eben: warte einen Zug.",
  not_adjacent: "Kein Stein berührt dieses Feld.",
  lineless_on_corner: "In der Ecke braucht ein Stein eine Linie.",
  beside_corner: "Ein Stein ohne Linie darf nicht neben einer Ecke liegen.",
  not_connected: "Keine Linie träfe auf eine andere.",
  orphans: "Ein Nachbar verlöre seine letzte Verbindung.",
  seals: "Das schlösse das letzte offene Ende des Bretts.",
  pool_used: "Du hast schon aus dem Vorrat gezogen.",
  corner_taken: "Diese Ecke ist vergeben.",
};

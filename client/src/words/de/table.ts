/** Ein Tisch jedes Spiels: auf Gesellschaft warten, spielen, und was danach kommt. */
import type { words as en } from "../en/table";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  tabTable: "Tisch",
  tabLog: "Verlauf",
  tabChat: "Chat",
  tabFacts: "Daten",
  seats: "Plätze",
  logEmpty: "Noch ist nichts geschehen.",
  away: "nicht da",

  offline: "Die Leitung ist unterbrochen.",
  offlineText: "Deine Partie ist sicher; neuer Versuch in {seconds} s.",
  offlineTrying: "Deine Partie ist sicher; neuer Versuch läuft.",
  offlineNow: "Jetzt",
  waitingForLine: "Warten auf die Leitung",
  refused: "Nicht dorthin.",

  resign: "Aufgeben",
  resignAsk: "Diese Partie aufgeben?",
  resignText: "Sie ist sofort verloren, ganz gleich, wie es auf dem Brett steht.",
  playOn: "Weiterspielen",

  passTitle: "Gib das Gerät weiter an {name}",
  passText: "Nichts Geheimes ist zu sehen, bis {name} so weit ist.",
  passReady: "Ich bin {name}",

  daysLeft: "{days} T {hours} h",
  goneLong: { one: "{names} ist schon lange fort.", other: "{names} sind schon lange fort." },
  goneLongText: "Alle, die da sind, können die Partie ohne Sieger beenden.",
  giveUp: "Partie beenden",

  // Den Tisch decken
  rules: "Regeln",
  goneOrLate: "Fort ist, wer eine Minute lang keine Leitung hat oder {count} Mal hintereinander zu spät war.",
  seatNumber: "Platz {number}",
  seatYou: "Du",
  seatOpen: "Freier Platz",
  openSeat: "Ein freier Platz",
  openSeatText: "Für alle, die den Link haben.",

  // Ein Tisch vor seiner ersten Partie
  waitingTitle: "Warten auf Gesellschaft",
  waitingWhere: "Tisch",
  waitingText: "Die Partie beginnt von selbst, wenn alle Plätze besetzt sind.",
  beginNow: "Jetzt beginnen",
  beginNowBots: "Freie Plätze übernehmen Bots.",
  beginNowLess: "Freie Plätze fallen weg.",
  seatForYou: "Ein Platz ist frei",
  seatForYouText: "{name} möchte mit dir spielen.",
  here: "da",
  standUp: "Aufstehen",
  sittingDown: "Hinsetzen läuft",
  playAs: "Du spielst als",
  agreed: "Vereinbart",
  changeTerms: "Ändern",
  changeTermsText: "Vereinbartes ändern",
  seatUp: "Platz {number} nach oben",
  seatPerson: "{name} bleibt",
  leaveTable: "Den Tisch verlassen",
  promise: "Zusage des Zufalls",
  yes: "ja",
  no: "nein",
  inviteFriend: "Freunde einladen",
  inviteText: "Wer diesen Link hat, kann sich hinsetzen oder zuschauen.",
  tableLink: "Der Link zu diesem Tisch",
  qrCode: "QR-Code des Links",
  copyLink: "Link kopieren",
  copied: "Kopiert",
  share: "Teilen",

  // Eine Partie an ihrem Tisch
  standIn: "*{bot}* spielt für {name}, solange niemand da ist",
  backAgain: "*{name}* ist zurück",
  yourTurnTitle: "Du bist am Zug",
  turnOf: "Am Zug: {names}",
  matchScore: "Partie {game}, {score}",
  results: "Ergebnis",
  nextGame: "Nächste Partie",
  playAgain: "Noch eine Partie",
  waitingFor: "Warten auf {names}",

  // Nach einer Partie
  finishedWhere: "beendet",
  finalBoard: "Das Brett am Ende",
  replay: "Nachspielen",
  ranking: "Rangfolge",
  earned: "Verdient",
  match: "Match",
  gameNumber: "Partie {game}",
  score: "Stand",
  wonBy: "gewonnen von {names}",
  wonByNobody: "von niemandem gewonnen",
  keepIt: "Aufheben",
  picture: "Bild, SVG",
  record: "Partieschrift",
  otherTable: "Anderen Tisch decken",
  asTable: "Als Tabelle",

  // Der Zufall einer Partie
  checkLuck: "Zufall prüfen",
};

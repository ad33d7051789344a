/** Sätze zu dem, was abgelehnt wird, nach den Codes des Servers. */
import type { words as en } from "../en/problems";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  offline: "Der Server antwortet nicht. Versuch es gleich noch einmal.",
  unreadable: "Die Antwort des Servers ergibt keinen Sinn.",
  badChat: "Darin steht nichts, was man lesen könnte.",
  badName: "Ein Name hat 1 bis 20 Buchstaben.",
  badColours: "Zwei Plätze haben dieselbe Farbe.",
  badSetting: "So lässt sich ein Tisch dieses Spiels nicht decken.",
  badOptions: "So lässt sich dieses Spiel nicht spielen.",
  badSeats: "Möglich sind bei diesem Spiel so viele Plätze: {seats}.",
  conflict: "Am Tisch ist gerade etwas anderes geschehen. Versuch es noch einmal.",
  linkGone: "Dieser Link ist verbraucht oder abgelaufen. Mach einen neuen.",
  nobodyGone: "Niemand, der mitspielt, ist seit {minutes} Minuten fort.",
  twoClocks: "Ein Tisch hat nur eine Uhr.",
  nameClaimed: "Jemand anderes hat diesen Namen mit einem Passwort gesichert.",
  wrongPassword: "Das ist nicht das Passwort zu diesem Namen.",
  noFreeSeat: "Alle Plätze sind besetzt.",
  noTable: "Diesen Tisch gibt es nicht.",
  notBetween: "Die Partie läuft noch.",
  notHost: "Das darf nur, wer den Tisch geöffnet hat.",
  notOver: "Das ist erst nach der Partie zu sehen.",
  notSeated: "Du spielst an diesem Tisch nicht mit.",
  notYourSeat: "Das ist nicht dein Platz.",
  otherGame: "Die nächste Partie hat begonnen.",
  seatTaken: "Da hat sich schon jemand hingesetzt.",
  serverError: "Der Server ist gestolpert. Es hat sich nichts geändert.",
  tableStarted: "Die Partie hat begonnen; die Plätze sind vergeben.",
  tooFast: "Das war zu viel auf einmal. Warte einen Moment.",
  twiceYou: "Du hast schon einen Platz.",
};

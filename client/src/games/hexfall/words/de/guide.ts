/** Die Sätze der ersten Partie mit Anleitung. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/guide";

export const words: Like<typeof en> = {
  you: "Du",
  rival: "Azur",

  startTitle: "Ein Meer zum Besiedeln",
  startText:
    "Das ist das kleinste Meer: links die Hauptinsel, rechts eine äußere, und Wasser, das einmal ganz herumreicht. Du bist Karmin. In diesem kurzen Aufbau setzen beide eine Stadt und ein Dorf, jedes mit einer Straße.",
  cityTitle: "Deine Hauptstadt",
  cityText:
    "Die Ecke D5n berührt drei Felder: Wald mit einer 9, Hügel mit einer 8, Feld mit einer 11. Die Punkte unter einer Zahl sagen, wie oft sie fällt. Gründe dort deine Stadt.",
  cityHint: "Die Stadt auf D5n, bitte: wo der Wald C4, die Hügel D4 und das Feld D5 sich treffen.",
  laneTitle: "Ihre Straße",
  laneText:
    "Die Krone sagt, dass das deine Hauptstadt ist, der Schild, dass eine Armee darin steht. Leg ihre Straße nach rechts, auf D4sw.",
  laneHint: "Die Straße auf D4sw, rechts von deiner Hauptstadt.",
  rivalTitle: "Azur siedelt",
  rivalText: "Die Reihe geht hin und zurück, also setzt Azur jetzt alles: Stadt, Straße, Dorf, Straße.",
  townTitle: "Ein Dorf für Erz",
  townText:
    "Azurs Hauptstadt liegt auf der äußeren Insel, das Dorf auf D4n zwei Schritte von deiner. Dörfer brauchen weder Abstand noch Anschluss. Gründe deins auf C6n, neben dem Gebirge mit der 5.",
  townHint: "Das Dorf auf C6n: zwischen Wald C5, Feld und Gebirge.",
  pathTitle: "Richtung Heimat",
  pathText: "Zu jedem Bauwerk gehört eine Straße. Leg diese auf C5e, zu deiner Hauptstadt hin.",
  pathHint: "Die Straße auf C5e, vom Dorf nach oben.",
  begunTitle: "Der erste Wurf",
  begunText:
    "Deine Stadt brachte eine Karte für jedes Feld um sie, Holz und Lehm gibt es dazu. Dann begann die Runde: Die Banditen gingen in den Wald C5, und der Pirat segelte. Die Würfel zeigten eine 8: Deine Stadt an den Hügeln bekam zwei Lehm. Der Wald mit der 8 brachte niemandem etwas, denn die Bande behält dieses Holz.",
  roadTitle: "Bau eine Straße",
  roadText:
    "Eine Straße kostet ein Holz und einen Lehm. Wähl Straße beim Bauen und dann D4se, das nach rechts weiterführt.",
  roadHint: "Eine Straße auf D4se, wo deine andere endet.",
  palaceTitle: "Spiel eine Karte",
  palaceText:
    "Verlass das Bauen mit Zurück und sieh dir die zwei Aktionskarten an, die du gezogen hast. Der Palast hebt deine Hauptstadt um eine Stufe, umsonst: Spiel ihn, und aus der Stadt wird eine Zitadelle, die 3 zählt und dreifach bekommt.",
  palaceHint: "Spiel den Palast, bitte.",
  passTitle: "Beende den Zug",
  passText: "Was du noch hast, reicht für nichts Gutes. Beende deinen Zug, mit dem Knopf oder mit E.",
  passHint: "Beende den Zug.",
  theirsTitle: "Azur würfelt auch für dich",
  theirsText:
    "Azur hat eine 9 geworfen, und die Würfel bedienen alle: drei Holz für deine Zitadelle. Sonst tut Azur in diesem Zug nichts.",
  againTitle: "Dein zweiter Zug",
  againText: "Wieder eine 8: drei Lehm. Ein Dorf kostet Holz, Lehm, Korn, und Wolle, die du nicht hast.",
  bankTitle: "Die Bank",
  bankText:
    "Du hast sechs Lehm. Die Bank nimmt vier gleiche für eins, das du willst: Gib Lehm und nimm Wolle.",
  bankHint: "Vier Lehm an die Bank, für eine Wolle.",
  foundTitle: "Gründe ein Dorf",
  foundText:
    "Jetzt reicht es für ein Dorf. Es braucht eine Straße von dir an einer leeren Ecke: E5n, wo deine endet.",
  foundHint: "Ein Dorf auf E5n.",
  marchTitle: "Zu den Waffen",
  marchText:
    "Azurs Dorf auf D4n hat keine Mauer und keine Garnison, und an diesem Tisch ist kein Friede. Zieh mit deiner Armee aus der Hauptstadt einen Schritt, nach D3s. Daheim wäre eine Garnison sicherer, aber Azur hat keine Armee in der Nähe.",
  marchHint: "Wähl die Armee in D5n und zieh nach D3s.",
  attackTitle: "Genau gerechnet",
  attackText:
    "In einer Schlacht wird nicht gewürfelt. Ein Angreifer gegen niemanden: Stärke 1 ist mehr als 0, also gewinnt er, nimmt eine zufällige Karte und führt einen Schlag. Ein Dorf hat eine Stufe. Greif D4n an.",
  attackHint: "Greif D4n mit der Armee auf D3s an.",
  doneTitle: "Geschleift",
  doneText: "Das Dorf ist fort, und mit ihm ein Punkt von Azur. Beende deinen Zug.",
  doneHint: "Beende den Zug.",
  wonTitle: "Eine 7",
  wonText:
    "Azur hat eine 7 geworfen: Niemand bekommt etwas, und wer mehr als sieben Karten hat, wirft die Hälfte ab. Eine zweite Bande sammelt sich, der Pirat bekommt ein Schiff. So geht es weiter, meist bis 20 Punkte. Schiffe, Häfen, Mauern und Tausch stehen in den Regeln; die Preistafel ist immer zur Hand.",
};

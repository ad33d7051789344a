/** Wie man Battle Hex spielt, in eigenen Worten. *Besternte* Wörter haben Gewicht. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/howto";

export const words: Like<typeof en> = {
  title: "Wie man Battle Hex spielt",
  intro:
    "Zwei Seiten, eine Raute aus Sechsecken und zwei Farben zu dreizehn Karten. Beide entscheiden geheim und zeigen im selben Augenblick; wer zuerst die beiden Ränder der eigenen Farbe verbindet, gewinnt.",

  goal: "Das Ziel",
  goalText:
    "*Rot* verbindet die beiden roten Ränder, *Schwarz* die beiden schwarzen, mit einer Kette aus eigenen Steinen, die sich berühren. Sie darf sich winden, wie sie will. Steine ziehen nie und verschwinden nie. Die vier Eckfelder gehören zu je einem Rand beider Farben.",
  goalMore:
    "Beiden kann es nicht gelingen: Zwei Ketten müssten sich kreuzen, und dafür ist kein Platz. Es kann auch nicht beiden misslingen: Auf einem vollen Brett steht immer eine der beiden. Ein Unentschieden gibt es also nicht.",
  goalFigure: "Rot hat die roten Ränder verbunden",

  cards: "Karten und Felder",
  cardsText:
    "Eine *rote Karte* steht für eine Linie aus Feldern, die zwischen den roten Rändern verläuft, eine *schwarze Karte* für eine zwischen den schwarzen. Die Werte stehen an je einem Rand jeder Farbe; beide Asse teilen sich eine Ecke, und nach der Zehn kommen Bube (J), Dame (Q) und König (K). Jede rote Linie trifft jede schwarze in genau einem Feld, also nennen zwei Karten ein Feld: R4 B6 liegt dort, wo sich Rot 4 und Schwarz 6 kreuzen (R steht für Rot, B für Schwarz).",
  cardsMore:
    "Du hast immer alle Karten. Nach jeder Runde kommen sie auf die Hand zurück, also darfst du jedes Feld so oft nennen, wie du magst. Auf einem kleineren Brett spielt man nur mit den niedrigeren Werten.",
  cardsFigure: "Rot 4 und Schwarz 6 kreuzen sich auf R4 B6",

  turn: "Eine Runde",
  turnChoose:
    "*Wählen.* Nimm eine rote und eine schwarze Karte, oder drück auf ein Feld, dann sind beide gewählt. Entscheide nun, welche der beiden links liegt.",
  turnSeal:
    "*Versiegeln.* Die Karten liegen verdeckt. Die andere Seite erfährt, dass du versiegelt hast, und kein Wort mehr. Bis beide versiegelt haben, kannst du deinen Zug zurücknehmen oder unbemerkt durch einen anderen ersetzen.",
  turnReveal:
    "*Aufdecken.* Haben beide versiegelt, werden alle vier Karten gemeinsam aufgedeckt. Niemand war zuerst dran.",
  turnPlace:
    "*Setzen.* Zwei verschiedene Felder: Beide Steine werden gesetzt. Dann beginnt die nächste Runde.",
  turnFigure: "Zwei Felder genannt, zwei Steine gesetzt",

  contest: "Wenn beide dasselbe Feld nennen",
  contestText:
    "Dort ist Platz für einen Stein. Vergleicht die Karten, die bei jedem links liegen, von der eigenen Seite aus gesehen. *Gleiche* Farbe: Rot bekommt das Feld. *Verschiedene* Farben: Schwarz bekommt es.",
  contestMore:
    "Die andere Seite *setzt* dann *frei*: einen Stein auf irgendein leeres Feld, offen und sofort. So haben beide wieder gleich viele Steine, und ein verlorener Wettstreit kostet den Platz, aber nicht den Zug. Schließt der umkämpfte Stein eine Kette, ist die Partie vorbei, und niemand setzt frei.",
  contestSame: "Rot und Rot: Rot bekommt es",
  contestOpposite: "Rot und Schwarz: Schwarz bekommt es",
  contestFigure: "Das Feld, das beide genannt haben",

  flip: "Warum man es dem Zufall überlässt",
  flipText:
    "Rot gewinnt, wenn die linken Karten übereinstimmen, Schwarz, wenn sie sich unterscheiden. Wer eine Gewohnheit hat, wird lesbar. Eine Münze hat keine: *Zufällig wenden* wirft bei der Aufdeckung eine für dich, sodass vorher nicht einmal du es weißt. Gegen eine faire Münze ist jeder Wettstreit ausgeglichen, was die andere Seite auch tut.",

  taken: "Besetzte Felder",
  takenText:
    "Nennst du ein Feld, auf dem ein Stein liegt, so *verfällt* dein Zug: Es wird kein Stein gesetzt, und es gibt keinen Wettstreit, auch wenn beide es nennen. Vor dem Versiegeln wirst du gewarnt. Nur so kann man aussetzen, und es hilft nie: Ein weiterer eigener Stein schadet nicht.",
  takenMore:
    "Wer *drei Züge in Folge* verfallen lässt, verliert die Partie; ein Tisch kann eine andere Zahl wählen oder keine Grenze. Eine Runde mit einem Stein oder einem Wettstreit beginnt die Zählung neu; freies Setzen ändert nichts daran. Erreichen beide die Grenze in derselben Runde, wird die Partie abgebrochen und zählt für niemanden. Eine Kette, die in dieser Runde steht, geht all dem vor.",

  end: "Wie es endet",
  endText:
    "Alle Steine einer Runde werden gesetzt, bevor jemand nach einer Kette schaut. Auf einem Brett mit ungerader Seite kann am Ende ein einziges leeres Feld bleiben. Nennt es nur eine Seite, gehört es ihr; nennen es beide, entscheidet der Wettstreit, und mit ihm die Partie. Aufgeben kannst du jederzeit.",

  time: "Zeit und Fortgehen",
  timeText:
    "Mit einer Uhr hat jede Wahl ihre eigene Zeit, auch das freie Setzen. Läuft sie ab, verfällt ein Zug, der nicht versiegelt ist, oder er wird ausgelost, wenn der Tisch es so wollte. Einem versiegelten Zug läuft keine Zeit davon. Für alle, die eine Minute lang fort sind, springt ein Bot ein, und wer zurückkommt, bekommt den Platz wieder; oder die Partie gilt als aufgegeben, wenn es so vereinbart war.",

  here: "An einem Tisch",
  hereText:
    "Zwei Leute können sich ein Gerät teilen: Es wird zwischen den Entscheidungen weitergereicht, und dazwischen ist nichts Geheimes zu sehen. In ungeraden Runden wählt Rot zuerst, in geraden Schwarz. In der *Übung* spielt eine Person beide Seiten offen. Ein *Match* gewinnt, wer zuerst mehr als die Hälfte seiner Partien hat; nach jeder wechseln die Farben, und eine abgebrochene Partie wird noch einmal gespielt.",

  classic: "Klassisches Hex",
  classicText:
    "Dasselbe Brett und dasselbe Ziel, ohne Karten: Rot beginnt, dann setzen beide abwechselnd einen Stein auf irgendein leeres Feld. Weil der erste Stein so viel wiegt, darf Schwarz mit einem *Tausch* antworten: Der rote Stein wird abgehoben und kommt als schwarzer zurück, dessen zwei Werte die Plätze getauscht haben. Danach ist Rot am Zug.",
  classicFigure: "Aus R2 B5 von Rot wird R5 B2 von Schwarz",

  hints: "Für den Anfang",
  hintBridge:
    "Zwei deiner Steine mit zwei leeren Feldern dazwischen sind im klassischen Hex so gut wie verbunden: Nimmt die andere Seite das eine, nimmst du das zweite. Im Gefecht können beide auf dasselbe zielen, also ist so eine Brücke stark, aber nicht sicher.",
  hintMiddle: "Die Mitte des Bretts dient jeder Kette. Die Enden deines eigenen Rands dienen wenigen.",
  hintSame:
    "Das Feld, das dir am meisten hilft, schadet meist der anderen Seite am meisten. Rechne dort mit Gesellschaft.",
  hintMix: "Ist ein Feld offensichtlich das beste, gehen beide dorthin. Nenne manchmal das zweitbeste.",
};

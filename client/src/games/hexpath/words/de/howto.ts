/** Wie man Hex Path spielt, in eigenen Worten. *Besternte* Wörter haben Gewicht. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/howto";

export const words: Like<typeof en> = {
  title: "Wie man Hex Path spielt",
  intro:
    "Zwei bis sechs Pfade winden sich über ein Brett aus Sechsecken. Bist du am Zug, kommt ein Plättchen vor deinen Pfad, und der Pfad läuft weiter, so weit die Linien ihn führen. Lange Läufe bringen Punkte, und Felder, in die du zurückkommst, auch. Die meisten Punkte gewinnen, selbst wenn dein Pfad längst ausgeschieden ist.",

  board: "Das Brett",
  boardText:
    "Die Felder liegen in *Ringen* um das eine in der Mitte: in vier Ringen, wenn der Tisch nichts anderes wählt, das macht 61 Felder. Der erste Ring hat sechs, jeder weitere sechs mehr als der davor: Zwei Ringe ergeben 19, acht ergeben 217. Ein Feld heißt nach dem Buchstaben seiner Reihe, von oben, und seiner Nummer darin, von links; die Mitte von vier Ringen ist E5.",
  boardSeats:
    "Die Pfade beginnen in den Ecken. Zwei sitzen sich gegenüber, drei in jeder zweiten Ecke, vier an den Enden zweier Seiten, die einander gegenüberliegen, fünf lassen eine Ecke frei. Wer den Tisch deckt, darf andere Ecken wählen. Fünf Plätze sind nie alle gleich gut, darum ist es gerecht, sie dann zu mischen. Die Plätze zählen im Uhrzeigersinn, von der rechten Ecke an; jeder hat eine Farbe, einen Buchstaben und ein Muster.",
  boardFigure: "Vier Ringe, sechs Tore",

  points: "Anschlüsse und Tore",
  pointsText:
    "Jede Seite eines Felds hat einen, zwei oder *drei Anschlüsse*, wie der Tisch es wählt (drei, wenn niemand etwas sagt). Ein Anschluss gehört beiden Feldern, die dort aneinanderstoßen; eine Linie, die an ihm endet, geht also im Nachbarfeld weiter.",
  pointsGates:
    "Jeder Pfad kommt durch sein *Tor* herein, außen an seiner Ecke: am mittleren Anschluss der Seite, die geradewegs hinausschaut, bei zwei Anschlüssen am ersten davon, im Uhrzeigersinn. Eine Ecke, die niemand nutzt, hat kein Tor und ist Rand wie jeder andere.",

  tiles: "Plättchen",
  tilesText:
    "Ein Plättchen verbindet alle seine Anschlüsse zu Paaren, nie zwei derselben Seite: drei Linien bei einem Anschluss je Seite, sechs bei zweien, neun bei dreien. Vor dem Legen darfst du es um Sechstel drehen; umgewendet wird es nie.",
  tilesDraw:
    "Jedes Plättchen wird frisch gezogen, jedes mögliche so wahrscheinlich wie jedes andere, Zwillinge kommen also vor. Ein *kurzer* Vorrat hat ein Plättchen weniger, als das Brett Felder hat, ein *voller* so viele wie Felder und zwei mehr für jeden Platz. Die ersten Hände kommen aus ihm.",
  tilesHand:
    "Auf deine Hand passen zwei Plättchen, und niemand sonst sieht sie vor dem Ende. Könnte deine erste Hand dich auf keine Weise auf dem Brett halten, so wird ihr zweites Plättchen ausgetauscht, wieder und wieder, bis es eine kann (höchstens so oft, wie der Vorrat noch Plättchen hat); den Vorrat kostet das nichts.",
  tilesFigure: "Ein, zwei und drei Anschlüsse je Seite",

  turn: "Ein Zug",
  turnLay:
    "*Legen.* Dein Pfad endet in einer *Spitze*, einem Punkt mit deinem Buchstaben. Vor ihr liegt ein leeres, erleuchtetes Feld: dein *Leuchtfeld*. Dorthin kommt eines deiner zwei Plättchen, gedreht, wie du willst; du hast also bis zu zwölf Möglichkeiten. Legen musst du, auch wenn jede schlecht ist; niemand darf aussetzen, und ein Plättchen, das deinen eigenen Pfad beendet, ist erlaubt.",
  turnRun:
    "*Laufen.* Dein Pfad folgt seiner Linie über das neue Plättchen. Liegt auch im nächsten Feld eines, läuft er dort weiter und so fort, bis er vor ein leeres Feld kommt, sein neues Leuchtfeld. Kein Pfad läuft zweimal auf derselben Linie, also nimmt jeder Lauf ein Ende.",
  turnDraw:
    "*Ziehen.* Ist dein Pfad noch im Spiel, ziehst du ein Plättchen auf den frei gewordenen Platz. Ist der Vorrat leer, gibt es nichts zu ziehen, und wer kein Plättchen hat, kommt nicht mehr an den Zug.",
  turnNext:
    "Dann ist im Uhrzeigersinn der nächste Platz am Zug, der noch im Spiel ist und ein Plättchen hat. Wer beginnt, entscheidet das Los, wenn niemand es festlegt. Zurücknehmen lässt sich nichts.",
  turnFigure: "Sieben Felder in einem Lauf",

  preview: "Was du vor dem Legen siehst",
  previewText:
    "Während du ein Plättchen drehst, zeigt das Brett alles, was es bewirken würde: den Weg deines Pfads Schritt für Schritt, wo er enden würde, was er verdienen würde, und dasselbe für alle, die es bewegen würde. Würdest du ausscheiden, wirst du gewarnt. Niemand sonst sieht, was du ausprobierst.",

  shared: "Wenn Pfade ein Leuchtfeld teilen",
  sharedText:
    "Mehrere Spitzen können auf dasselbe leere Feld zeigen. Das allein ist noch kein Zusammenstoß. Wer dort legt, bewegt sie *alle*: zuerst den eigenen Pfad, dann die anderen, von dort aus im Uhrzeigersinn. Jeder läuft auf seiner eigenen Linie und verdient eigene Punkte, mit eigener Zählung der Schritte von eins an.",
  sharedMore:
    "So kann ein Plättchen einen anderen Pfad zu einem Vermögen tragen, oder über den Rand. Scheidet der Pfad dessen, der gelegt hat, dabei aus, laufen die anderen trotzdem.",
  sharedFigure: "Viridian legt und trägt Azur durch sieben Felder vom Brett",

  edge: "Der Rand",
  edgeText:
    "Ein Pfad, der an einem Anschluss des Rands herauskommt, der kein Tor ist, hat das Brett verlassen: Er ist *ausgeschieden*. Das Feld, durch das er zuletzt lief, zählt noch. Wer ausgeschieden ist, kommt nicht mehr an den Zug; die Plättchen sind weg, die Punkte bleiben, und die Linie bleibt auf dem Brett, nur blasser.",
  edgeFigure: "Vier Felder verdient, und dann der Rand",

  headOn: "Frontal",
  headOnText:
    "Zwei Pfade treffen *frontal* zusammen, wenn einer an genau dem Anschluss ankommt, an dem von der anderen Seite die Spitze eines anderen wartet. Linien, die sich kreuzen, dasselbe Feld durchlaufen oder ein Leuchtfeld teilen, ist nicht gemeint. Geschehen kann es nur in dem Feld, in das gerade gelegt wurde.",
  headOnOut:
    "Wer ankam, ist *ausgeschieden*. Der andere Pfad hat nur noch eine Linie vor sich: die Spur des ersten. Noch auf demselben Plättchen, wenn er an der Reihe ist, *reitet* er auf ihr den ganzen Weg zurück, verdient jedes Feld und hält, gesperrt, an dem Tor, an dem jener Pfad begonnen hat. Wer frontal aufläuft, verschenkt also mindestens so viel, wie der eigene Pfad je mit Besuchen und Schritten verdient hat.",
  headOnFigure: "Azur würde frontal auf Carmin treffen …",
  rideFigure: "… und Carmin reitet heim zum Tor von Azur",
  stalemateText:
    "Ein Tisch kann stattdessen das *Patt* wählen. Dann sind beide an dem Anschluss gesperrt, an dem sie sich trafen; niemand scheidet aus, und niemand reitet.",
  stalemateFigure: "Patt: Beide sind gesperrt",

  locked: "Tore und gesperrte Pfade",
  lockedText:
    "Ein Pfad, der an einem Tor dieser Partie herauskommt, wem es auch gehört, hat das Brett nicht verlassen. Dort hält er, *gesperrt*. So endet jeder Ritt, und es kann auch auf der offenen Spur von jemandem geschehen, der aufgegeben hat, dessen Zeit abgelaufen ist oder der fortgegangen ist.",
  lockedMore:
    "Ein gesperrter Pfad lebt, aber er kommt nicht mehr an den Zug, bewegt sich nicht, wird nie befreit, und niemand kann mehr auf ihn auflaufen. Er behält seine Punkte und gilt am Ende nicht als ausgeschieden. Seine Plättchen sind weg.",

  strict: "Strenge Spuren",
  strictText:
    "Gewöhnlich dürfen Pfade laufen, wo andere waren, und die Spitze eines ausgeschiedenen Pfads hält niemanden auf: Du darfst seinen Linien bis zu seinem Tor folgen. Bei *strengen Spuren* scheidet sofort aus, wer ein Feld einer anderen Spur betritt, und bekommt nichts dafür, ob jener Pfad im Spiel, gesperrt oder ausgeschieden ist. Die eigene Spur ist harmlos.",
  strictMore:
    "Das Feld, in das gerade gelegt wurde, ist keine Ausnahme; wo Leuchtfelder geteilt werden, kann also nur der Pfad überleben, der das Plättchen gelegt hat. Ob zwei Spitzen sich treffen, wird zuerst geprüft; der getroffene Pfad stirbt dann beim Betreten, ohne Ritt.",
  strictFigure: "Das vierte Feld von Azur läge in einer anderen Spur",

  score: "Punkte",
  scoreText:
    "Für jedes Feld, das dein Pfad betritt, bekommst du zweimal etwas. Für den *Besuch*: 1 beim ersten Mal, 2 beim zweiten, dann 4, 8, 16; deine Besuche eines Felds zählen durch die ganze Partie, und nur deine. Für den *Schritt*: Ein Lauf bringt 1 für sein erstes Feld, 2 fürs nächste, dann 3 und so fort. Ein Anschluss, an dem der Pfad stirbt, gesperrt wird oder auf jemanden trifft, führt in kein weiteres Feld; dort gibt es also nichts mehr.",
  scoreExample: "Dieser Lauf, Feld für Feld:",
  scoreHex: "Feld",
  scoreVisit: "Besuch",
  scoreStep: "Schritt",
  scoreSum: "Punkte",
  scoreTotal: "Zusammen",
  scoreFigure: "Sechs Schritte, und B4 und C4 kommen zweimal vor",
  bonusText:
    "*Bonus.* Bringt dein Plättchen einen anderen Pfad aus dem Spiel und ist dein eigener danach nicht ausgeschieden, bekommst du *zweimal*, was dein eigener Lauf mit Besuchen und Schritten verdient hat, obendrauf. Einmal, wie viele es auch trifft; was andere auf deinem Plättchen verdienen, zählt nicht. Gesperrt zu sein, genügt. Ein Lauf von 10, während ein anderer Pfad das Brett verlässt, macht 30.",

  end: "Das Ende",
  endText:
    "Die Partie endet, wenn niemand mehr da ist, der im Spiel ist und ein Plättchen hat. Wer allein ist, spielt bis zum letzten Plättchen; oder der Tisch vereinbart, *aufzuhören*, sobald nur ein Pfad noch legen kann. Ein kurzer Vorrat lässt immer ein Feld leer, also kann ein Pfad am Ende gut noch im Spiel sein. Auf einem Brett, das ein voller Vorrat gefüllt hat, ist jeder Pfad ausgeschieden oder gesperrt.",
  endRank:
    "Dann zählen nur noch *Punkte*. Gleiche Punkte teilen einen Rang, und der nächste bleibt frei: 1, 1, 3. Alle auf dem ersten Rang haben gewonnen, im Spiel oder nicht. Punkte werden nie weggenommen.",
  endCredit:
    "Als *Verdienst* zählen bei dem, der das Plättchen gelegt hat, alle, die dadurch ausscheiden, außer ihm selbst: Das wäre ein Eigentor und niemandes Verdienst. Der getroffene Pfad bekommt keinen. Wer auf einem Plättchen ausscheidet, scheidet gleichzeitig aus. Wer aufgibt oder fortbleibt, ist niemandes Verdienst.",
  endFigure: "Viridian, gesperrt, hat gewonnen; Carmin und Gold teilen den zweiten Rang",

  awards: "Auszeichnungen",
  awardsText:
    "Es gibt sie am Ende, und sie ändern keine Punkte. Niemand bekommt in einer Partie dieselbe zweimal, aber manche können an mehrere gehen.",

  house: "Was der Tisch wählen kann",
  houseText:
    "Ringe (2 bis 8), Anschlüsse je Seite (1 bis 3), Ecken, ob Plätze gemischt werden, wer beginnt, kurzer oder voller Vorrat, frontal oder Patt, strenge Spuren, ob zuletzt allein weitergespielt wird, und Nebel.",
  housePoints:
    "Auch die Punkte lassen sich ändern: Ein erster Besuch bringt 0 bis 10, jeder weitere das 1- bis 4-Fache des vorigen, ein Schritt 0 bis 5 mehr als der letzte, der Bonus das 0- bis 5-Fache des Laufs. Nichts für Schritte ergibt ein Spiel der Schleifen; Besuche, die nicht wachsen, eines der langen Straßen; kein Bonus ein friedliches.",
  houseBots:
    "Plätze können für alle frei bleiben, die den Link haben. Sind sie beim Start noch leer, übernehmen Bots, oder sie fallen weg, wie der Tisch es wählt; zwei Plätze müssen bleiben.",

  fog: "Nebel",
  fogText:
    "Bei Nebel siehst du die Felder deiner eigenen Spur, dein Leuchtfeld und jedes Feld daneben, so, wie sie jetzt sind. Anderswo siehst du nicht einmal, ob ein Plättchen liegt. Punkte, Schicksale, die Zahl der Plättchen und wer am Zug ist, bleiben offen, und Bots sehen so wenig wie Menschen. Eine Linie, die ins Ungesehene läuft, endet in einem Fragezeichen, und ihre Punkte sind *mindestens* so viele.",
  fogMore:
    "Der Verlauf erzählt von dem, was du nicht sehen kannst, ohne den Ort. Der Nebel lichtet sich am Ende, oder sobald kein Pfad eines Menschen mehr im Spiel ist. Er ist für Tische an einem Gerät, das vor jedem Zug weitergereicht wird; wer nur zuschaut, sieht Punkte und Schicksale, aber kein Feld.",
  fogFigure: "Was Carmin sieht",

  time: "Uhren, Fortgehen, Aufgeben",
  timeText:
    "Ein Tisch kann Menschen 15 bis 120 Sekunden für einen Zug geben. Laufen sie ab, wird für dich gelegt: die Möglichkeit mit den meisten Punkten unter denen, mit denen du nicht ausscheidest, wenn es solche gibt; oder irgendeine nach Los; oder du scheidest aus, wie der Tisch es wählt. Übersprungen wird ein Zug nie. An einem Gerät, das herumgereicht wird, läuft die Uhr erst, wenn die nächste Person übernommen hat.",
  timeLeave:
    "Wer online eine Minute lang fort ist oder zwei Züge in Folge die Zeit ablaufen lässt, wird bis zur Rückkehr von der Schildkröte vertreten; oder scheidet aus, wenn es so vereinbart war. Ein gesperrter Pfad hält niemanden auf und wird in Ruhe gelassen. Aufgeben kannst du jederzeit, gesperrt oder nicht: Du scheidest aus, behältst deine Punkte und hast am Ende einen Rang. Warst du am Zug, geht er weiter.",

  bots: "Die Bots",
  botsText:
    "Die *Schildkröte* will am Leben bleiben, die *Elster* greift zu, die *Spinne* windet Schleifen, der *Habicht* jagt, der *Fuchs* denkt an deine Antwort, die *Eule* spielt im Kopf voraus. Sie sehen, was ihr Platz sieht, und nicht mehr; was sie nicht wissen, denken sie sich aus.",

  fair: "Faires Ziehen",
  fairText:
    "Plätze, erster Zug und Plättchen kommen aus dem Zufall der Partie. Das Haus sagt ihn vorher zu, eure Geräte mischen etwas hinein, und hinterher kann jede Ziehung nachgerechnet werden: Drück auf der Seite mit dem Ergebnis auf *Zufall prüfen*.",

  hints: "Für den Anfang",
  hintEdge: "Bleib weg vom Rand: Ein Plättchen in der Mitte hat mehr Wege, auf denen es weitergeht.",
  hintLoop: "Winde dich um ein paar Felder. Ein dritter und vierter Besuch bringt mehr als neues Land.",
  hintShare: "Bevor du ein Leuchtfeld teilst, frag dich, wer dort zuerst legt.",
  hintKeep:
    "Das Plättchen, das du behältst, ist dein halber nächster Zug. Behalte das, das dich retten kann.",
};

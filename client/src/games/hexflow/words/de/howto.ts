/** Wie man HEXFLOW spielt, in eigenen Worten. *Besternte* Wörter haben Gewicht. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/howto";

export const words: Like<typeof en> = {
  title: "Wie man HEXFLOW spielt",
  intro:
    "Zu zweit, zu dritt oder zu viert zieht ihr Linien in eine Tafel aus Stein. Bist du am Zug, legst du einen Stein so, dass seine Linie eine weiterführt, die schon da ist. Wer eine eigene Ecke mit einem Ziel verbindet, hat gewonnen. Es gibt fünf Spielarten; zuerst kommt, was für alle gilt.",
  modes: "Zu den Spielarten",

  board: "Tafel und Felder",
  boardText:
    "Eine Tafel besteht aus sechseckigen *Feldern*. Wettlauf und Schlacht brauchen die kleinste: 85 Felder in neun Spalten, a bis i, abwechselnd neun und zehn. Ein Feld heißt nach seiner Spalte und seinem Platz darin, von oben: a1 ist das oberste der linken Spalte, e5 die Mitte. Teams spielen auf 109 Feldern in elf Spalten, a bis k. Das *Dreieck* hat 105 Felder in vierzehn Reihen mit einem bis vierzehn; dort nennt die Zahl die Reihe, von oben, und der Buchstabe den Platz in der Reihe, von links.",
  boardDots:
    "In manchen Feldern sind zwei bis fünf *Punkte*. Jeder Stein darf dort liegen; aber ein Weg, der gewinnt, ist für jedes Punktfeld, über das er läuft, mehr wert. Je mehr Punkte, desto weiter meist der Umweg.",
  boardSeats:
    "Jeder Platz hat einen Stein und einen Buchstaben: Schwarz ist A, Weiß B, Grau C und Bernstein D. Wem eine Ecke gehört, steht neben ihr.",
  boardFigure: "Die Tafel eines Wettlaufs: A hat die Ecken a9 und i1, B hat a1 und i9",

  tiles: "Steine",
  tilesText:
    "Ein Stein trägt Linien, die in der Mitte einer Seite enden, nie in einer Ecke des Sechsecks. Alle Enden eines Steins sind miteinander verbunden, mit einer Ausnahme: Die Kreuzung hat *zwei* Linien, die sich kreuzen, ohne verbunden zu sein. Ein *Block* hat gar keine Linie. Ein *Joker* wird beim Legen zu einem der elf anderen, auch zum Block, und gilt von da an ganz und gar als dieser.",
  tilesTurn:
    "Vor dem Legen darfst du einen Stein um Sechstel drehen; umgewendet wird er nie. Liegt er, wird er nicht mehr bewegt und nicht mehr gedreht. Die Zahlen sind *Steinpunkte*; auf sie kommt es nur an, wo sie einen Gleichstand entscheiden.",
  tilePoints: { one: "1 Punkt", other: "{count} Punkte" },
  tilesSets: "Was in einem Beutel ist:",
  setPlain: "Wettlauf, Schlacht, Dreieck zu zweit",
  setPlainText: "22 Steine: jeder der elf zweimal, kein Joker.",
  setTri: "Dreieck zu dritt",
  setTriText:
    "18 Steine: Sechsstern, Kreuzung, Fächer, beide Gabeln und Joker einmal; Pfeil, Dreizweig, Gerade, Winkel, Bogen und Block zweimal.",
  setTeam: "Zwei gegen zwei",
  setTeamText:
    "16 Steine: Gerade, Winkel, Block, beide Gabeln, Dreizweig, Bogen und Joker zweimal. Dazu hat das Team einen Vorrat von acht: Sechsstern, Kreuzung, Fächer und Pfeil, je zweimal.",

  hand: "Beutel und Hand",
  handText:
    "Alle haben einen Beutel mit den gleichen Steinen und beginnen mit dreien auf der Hand, blind gezogen. In jedem Zug legst du einen und ziehst einen nach. Ist dein Beutel leer, wird die Hand kleiner. Aussetzen, tauschen und zurücknehmen gibt es nicht.",
  handSeen:
    "Deine Hand siehst nur du. Nachschlagen dürfen alle, welche Steine jemand noch nicht gelegt hat, Hand und Beutel zusammen, und wie viele in beiden sind. Eine Hand lässt sich also erst ablesen, wenn der Beutel dazu leer ist.",

  place: "Einen Stein legen",
  placeFirst:
    "*Der erste Stein* kommt bei allen auf eine leere eigene Ecke. Er braucht eine Linie, und ein Ende muss aufs Brett führen. Berühren muss er nichts.",
  placeNext:
    "*Jeder weitere* kommt auf ein leeres Feld neben einem Stein, gleich wem er gehört. Mindestens eines seiner Enden muss auf das Ende eines Nachbarn *treffen*, an der Seite, an der die beiden sich berühren.",
  placeBlock:
    "*Ein Block* hat kein Ende, das auf eines treffen könnte: Er muss nur irgendeinen Stein berühren, auch ein anderer Block genügt. Auf eine Ecke kommt er nie, und auf dem Dreieck auch nicht neben eine.",
  placeLoose:
    "Ein Treffer genügt. Alle anderen Enden dürfen vor leeren Seiten, Blöcken, leeren Feldern oder dem Rand aufhören. Alle bauen an den Steinen aller weiter, und deiner darf auch nur fremde treffen.",
  placeCorner:
    "Nach deinem ersten Stein sind Ecken Felder wie alle anderen, für alle: Du darfst eine fremde Ecke füllen, und um auf einer leeren anzukommen, musst du es. Auch deine eigene zweite Ecke lässt sich nicht aus dem Nichts beginnen, es sei denn, der Tisch hat *beide Ecken* gewählt.",
  placeFigure:
    "All das ist erlaubt: a8 trifft a9, a7 trifft a8, der Block auf b9 berührt nur, und der Winkel auf b10 trifft a9 und läuft gegen den Block",
  placeEnds:
    "Ein Ende vor einem leeren Feld ist *offen*. Niemand darf das letzte offene Ende des ganzen Bretts schließen, außer das gewinnt, oder keiner der eigenen Züge ließe eins offen.",

  shows: "Was das Brett zeigt",
  showsText:
    "Felder, die den gewählten Stein so nehmen, wie er gedreht ist, leuchten; gepunktet sind die, die ihn anders gedreht nähmen; jedes andere sagt, warum nicht. Dein eigenes Netz glänzt. Ist ein Feld gewählt, aber der Stein noch nicht gelegt, erfährst du, welche Linien sich treffen, ob er gewinnt oder jemanden abschneidet und, wenn du magst, wie viele Felder jeder Seite noch fehlen.",

  route: "Wege",
  routeText:
    "Ein *Weg* läuft von Stein zu Stein, wo Enden sich treffen. Er beginnt auf einer deiner Ecken und endet auf einem deiner Ziele, und beide müssen gefüllt und mit ihm verbunden sein: Daneben genügt nicht. Wer seine Steine gelegt hat, ist gleich, auch die an seinen beiden Enden. Über eine Kreuzung darf er zweimal laufen, einmal auf jeder Linie, aber in ihr nicht die Linie wechseln. Unterwegs berührt er keine zweite eigene Ecke, und am ersten Ziel hört er auf.",
  routeWin:
    "Ein vollständiger Weg gewinnt sofort. Vollendet dein Stein einen für dich, hast du gewonnen, was er auch für andere tut. Vollendet er nur einen für jemand anderen, gewinnt diese Seite.",

  strangle: "Abschnüren",
  strangleText:
    "Man kann auch gewinnen, indem man keinen Weg lässt. Denk dir auf jedes leere Feld einen Sechsstern: Wer dann einen vollständigen Weg hätte, dem *bleibt ein Weg*, ganz gleich, welche Steine es noch gibt. Nimmt ein Stein ohne Linie, also ein Block oder ein Joker als Block, jemandem den letzten, so gewinnt sofort, wer ihn gelegt hat. Wie genau, steht bei jeder Spielart.",
  strangleMore:
    "Geprüft wird das nur, wenn gerade ein Stein ohne Linie gelegt worden ist. Wird jemand durch eine Linie abgeschnitten, endet nichts: Auch wem kein Weg bleibt, der legt weiter, kann noch sperren und zählt mit, wenn die Steine ausgehen. Ein Tisch kann wählen, dass Abschnüren nichts gewinnt.",
  strangleFigure:
    "An diesem Tisch darf man beide Ecken beginnen. Der Block auf a8 hat den letzten Weg von Schwarz geschlossen: Weiß hat gewonnen",

  score: "Was ein Sieg wert ist",
  scoreText:
    "Ein Sieg ist 10 wert; alle anderen bekommen nichts, und bei Unentschieden bekommt niemand etwas. Hat ein Weg gewonnen, zählen Punkte: Ein Feld mit 2, 3, 4 oder 5 Punkten hat den Wert *3, 4, 5 oder 6*. In Wettlauf, Schlacht und Teams wird *malgenommen*: ein Feld mit zwei und eines mit drei Punkten ergeben 10 × (3 + 4) = 70, ein einzelnes mit fünf 10 × 6 = 60, gar keines 10. Auf dem Dreieck wird *dazugezählt*: ein Zweier und ein Vierer ergeben 10 + 3 + 5 = 18.",
  scoreMore:
    "Ein Feld zählt einmal, so oft der Weg es auch kreuzt. Sind mehrere Wege vollständig, zählt der mit dem höchsten Wert, dann der kürzeste, dann der mit den meisten Steinpunkten. Siege ohne Weg sind in jeder Spielart 10 wert, und an einem Tisch ohne Punkte ist es jeder Sieg.",

  end: "Wenn die Steine ausgehen",
  endText:
    "Es gibt mehr Felder als Steine. Sobald am Zug ist, wer keinen Stein mehr hat, entscheidet die Stellung. Gemessen wird zweierlei:",
  endReach:
    "*Abstand.* Dein *Netz* ist alles, was mit einem Stein auf einer deiner Ecken verbunden ist. Der Abstand ist die Zahl der Schritte vom nächsten seiner Felder zu deinem nächsten Ziel, quer über das Brett, was auch im Weg liegt. Weniger ist besser.",
  endChain:
    "*Kette.* Der längste Weg von einer deiner Ecken, der näher an einem Ziel endet, als er es irgendwo vorher war. Gezählt werden Steine, auch die von Umwegen; aber ein Stück, das am Ende wieder wegführt, zählt nicht mit. Von gleich langen gilt die mit mehr Punkten, dann die mit mehr Steinpunkten.",
  endStuck:
    "*Kein Platz.* Wer am Zug ist und Steine hat, aber keinen davon irgendwo legen kann, hat verloren: Zu dritt scheidet man aus, im Team hat das Team verloren. Auch Verdrängen in der Schlacht ist Legen.",

  race: "Wettlauf",
  raceText:
    "Zu zweit, auf der kleinsten Tafel. Beide haben zwei Ecken, die sich gegenüberliegen: Schwarz a9 und i1, Weiß a1 und i9. Deine Ziele sind die zwei Ecken der anderen Seite; von jeder deiner sind beide acht Schritte entfernt, ein Weg braucht also mindestens neun Steine.",
  raceShare:
    "Alle Steine dienen beiden. Darum ist jeder Weg von einer deiner Ecken zu einer der anderen auch deren Weg, vom anderen Ende her gelesen: *Wer seinen letzten Stein legt, gewinnt.* Bevor du eine Lücke füllst, zähl, was von ihr bleibt. Mit einem Stein anderswo, oder mit einem Block, der die Lücke verlängert, gibst du die Entscheidung weiter.",
  raceFigure:
    "Schwarz hat a5 gelegt, den letzten von elf Steinen. Der Weg läuft über b4 mit zwei Punkten und c4 mit dreien: 10 × (3 + 4) = 70",
  raceBegin: "Eine Münze wird geworfen. Wer sie gewinnt, wählt, zuerst oder als Zweites dran zu sein.",
  raceStrangle:
    "Ein Weg, der für eine Seite zu ist, ist es für beide. Wer den letzten mit einem Block schließt, hat gewonnen.",
  raceEnd:
    "Gehen die Steine aus, gewinnt der kleinere Abstand; sind beide gleich, die längere Kette; sind auch die gleich, ist es unentschieden.",
  raceEndFigure:
    "Die Steine sind aus. Schwarz ist 3 Schritte von einem Ziel entfernt, Weiß 4; also gewinnt Schwarz, obwohl die Kette von Weiß 14 Steine hat und die von Schwarz nur 7",

  battle: "Schlacht",
  battleText:
    "Zu zweit, auf der kleinsten Tafel, links gegen rechts. Schwarz hat die Ecken a1 und a9 und die Spalten a bis c, Weiß hat i1 und i9 und die Spalten g bis i; d bis f gehören niemandem. Deine Ziele sind die zwei Ecken der anderen Seite, mindestens neun Steine weit. Eine Münze entscheidet, wer wählen darf, zu beginnen.",
  battleTransit:
    "*Die Durchgangsregel.* In den Spalten der anderen Seite tragen nur deine eigenen Steine deinen Weg. Ein fremder Stein dort ist für dich *gesperrt* und auf dem Brett schraffiert; er ist, als wäre er nicht da. Einzige Ausnahme ist die Ecke, auf der dein Weg endet: Wer dort gelegt hat, ist gleich. In deinen eigenen Spalten und in der Mitte dienen dir alle Steine.",
  battleTransitMore:
    "Das gilt überall: für Wege, Netze, Abstand, Ketten und dafür, ob ein Weg bleibt. Neben einen gesperrten Stein legen und ihn treffen darfst du trotzdem. Vollendet dein Stein nur für die andere Seite einen Weg, gewinnt sie.",
  battleFigure:
    "Eine Linie von a1 nach i1, aber niemand hat gewonnen: g1 gehört Weiß und liegt in den Spalten von Weiß, ist für Schwarz also gesperrt; b1 und c1 sind es für Weiß",
  battleDisplace:
    "*Verdrängen.* Beide haben drei *Marken*, wenn der Tisch keine andere Zahl gewählt hat. Für eine davon darfst du als deinen Zug einen Stein an die Stelle eines fremden legen. Dein erster Stein muss schon liegen, und:",
  battleTile:
    "Was du legst, ist ein Block oder ein Sechsstern. Ein Sechsstern muss etwas treffen, wie immer.",
  battleTarget:
    "Was du nimmst, ist ein fremder Stein jeder Art, auch ein Block, der einen von dir gelegten berührt. Was auf einer der vier Ecken steht, ist für immer sicher.",
  battleFresh:
    "Es ist nicht der neueste Stein der anderen Seite: Zwei Züge müssen seither gemacht sein. So ist auch dein eigener neuer Stein im nächsten Zug noch sicher.",
  battleOrphan:
    "Kein Nachbar dieses Steins verliert dadurch seine letzte Verbindung. Mit einem Sechsstern kann das nicht geschehen. Größere Gruppen dürfen abgeschnitten werden.",
  battleTaken:
    "Der genommene Stein ist aus dem Spiel und liegt für alle sichtbar vor dir. Marken und Steine bekommt niemand zurück; nachgezogen wird wie sonst.",
  battleDisplacedFigure:
    "Schwarz verdrängt den Stein auf g1 mit einem Sechsstern, und der Weg ist vollständig: neun Steine ohne einen Punkt, 10 wert",
  battleStrangle:
    "Abschnüren: Auch die andere Seite könnte verdrängen. So viele deiner Steine, wie sie noch Marken hat oder, wenn das weniger sind, nicht gelegte Sechssterne, gelten für sie als durchlässig, auf Ecken aber keiner. Bleibt ihr nach deinem Block auch so kein Weg, gewinnst du, ob du selbst noch einen hast oder nicht.",
  battleEnd:
    "Gehen die Steine aus, nehmen beide die Zahl der Steine ihrer Kette mal die Summe der Werte ihrer Punktfelder (mal 1, wenn keine darin sind) und zählen 2 für jeden genommenen Stein dazu. Die höhere Summe gewinnt, gleiche sind ein Unentschieden. Sonst zählen genommene Steine nirgends, und der Sieg ist 10 wert.",
  battleEndFigure:
    "Schwarz: eine Kette von 6 Steinen, zwei Felder mit zwei Punkten, zwei Steine genommen: 6 × 6 + 4 = 40. Weiß: 7 × 6 + 2 = 44, und gewinnt",

  tri3: "Dreieck zu dritt",
  tri3Text:
    "Zu dritt, alle mit einer Ecke: I ist a1 oben, II ist a14 links unten, III ist n14 rechts unten. Alle haben dasselbe Ziel: irgendeines der drei Felder in der Mitte, e9, e10 und f10. Von jeder Ecke führen acht Schritte zum nächsten davon, neun Steine sind also das wenigste. Alle dürfen alle Steine nutzen. Auf den drei Feldern der Mitte darf jeder Stein liegen, auch ein Block, und wer ihn auch gelegt hat, dein Weg darf dort enden.",
  tri3Begin:
    "Alle würfeln. Wer mehr hat, steht vor denen mit weniger; wer gleich viel hat, würfelt noch einmal um die Plätze, die geteilt sind. So werden der Reihe nach Ecken gewählt, die letzte ist, was übrig bleibt, und so ist man der Reihe nach am Zug, wenn der Tisch nicht die Folge III, I, II gewählt hat. Vor Ecke I liegen die meisten Punkte, vor III die wenigsten.",
  tri3Figure: "Wer bei I beginnt, hat die meisten Punkte vor sich, bei II weniger, bei III am wenigsten",
  tri3Win:
    "Wer mit einem Stein den eigenen Weg vollendet, hat gewonnen, auch wenn er andere mit vollendet. Vollendet er den einer einzigen anderen Person, gewinnt sie. Vollendet er die beiden anderen, aber nicht den eigenen, *teilen* sie sich den Sieg, sofern ihre Wege in verschiedenen Feldern der Mitte enden; für jeden zählt der eigene Weg. Enden sie im selben, oder teilt der Tisch keine Siege, entscheiden mehr Steinpunkte auf dem Weg, dann mehr Punktfelder, dann, wer in der Reihenfolge weiter vorn steht.",
  tri3WinFigure:
    "Wer in I begann, hat e9 gelegt: neun Steine über c4, d6 und d7, 10 + 3 + 4 + 5 = 22. Beiden anderen fehlte ein Stein",
  tri3Out:
    "Wer aufgibt, zu oft zu spät kommt oder nichts legen kann, *scheidet aus*. Die Steine bleiben, die Züge entfallen, die Ecke bleibt vergeben. Wer zuletzt übrig ist, hat gewonnen.",
  tri3Strangle:
    "Abschnüren gewinnt, wenn allen anderen, die noch dabei sind, kein Weg bleibt, einer davon durch diesen Stein genommen wurde und dir selbst einer bleibt. Hast du dich mit abgeschnitten, etwa mit dem letzten von drei Blöcken in der Mitte, geht es weiter.",
  tri3End:
    "Gehen die Steine aus, gewinnt der kleinste Abstand; dann die Kette mit mehr Steinpunkten; dann die mit mehr Punktfeldern. Wer dann noch gleich steht, spielt unentschieden, alle anderen haben verloren.",

  tri2: "Dreieck zu zweit",
  tri2Text:
    "Zu zweit auf dem Dreieck, einmal in Ecke I, einmal in Ecke III, jede Seite mit den 22 Steinen eines Wettlaufs. Ecke II ist ein Feld wie alle anderen. Die drei Felder der Mitte sind das Ziel von beiden, und alle Steine dienen beiden.",
  tri2Begin:
    "Wer die Münze gewinnt, nimmt eine der beiden Ecken. In III hat man den ersten Zug; vor I liegen mehr Punkte.",
  tri2Exits:
    "Eine Ecke des Dreiecks hat nur zwei Nachbarn. Gleich neben ihr darf kein Block liegen, zwei Schritte weiter schon. Such dir einen ersten Stein, der nach beiden Seiten führt.",
  tri2Figure:
    "Schwarz hat Ecke III nur nach einer Seite verlassen. Der vierte Stein der Partie, ein Block von Weiß auf l14, hat sie geschlossen: Weiß hat gewonnen",
  tri2End:
    "Sonst ist alles wie zu dritt: Wer den eigenen Weg vollendet, gewinnt, wer nur den fremden vollendet, verliert; Abschnüren gewinnt, wenn dir selbst ein Weg bleibt; gehen die Steine aus, entscheiden der Abstand, die Steinpunkte und die Punktfelder der Kette, und dann ist es unentschieden.",

  team: "Zwei gegen zwei",
  teamText:
    "Zu viert auf der größten Tafel. Die Plätze A und C sind ein Team mit den Ecken a10 und k1, die Plätze B und D eines mit a1 und k10; die Züge gehen also zwischen den Teams hin und her. Es gelten die Regeln des Wettlaufs: Ziele sind die Ecken des anderen Teams, alle Steine dienen allen, jeder Weg gehört beiden Teams, und wer seinen letzten Stein legt, gewinnt, auch für die andere Hälfte des Teams. Zehn Steine sind das wenigste.",
  teamFirst:
    "Jeder erste Stein kommt auf eine Ecke des Teams, die noch leer ist. Nach vier Steinen sind also alle vier Ecken besetzt.",
  teamBegin:
    "Eine Münze fällt für eines der Teams, und beide darin dürfen sagen, ob es beginnt. Dann folgen A, B, C und D aufeinander, angefangen mit A oder mit B.",
  teamPool:
    "*Der Vorrat.* Neben den Beuteln hat jedes Team acht starke Steine. Einmal in der Partie darf jedes Mitglied von dort statt aus dem eigenen Beutel ziehen, blind, auch wenn der Beutel leer ist. Gesagt wird es beim Legen. Alle sehen, dass du einen Stein aus dem Vorrat hast, aber nicht welchen.",
  teamHands:
    "Auch im Team sieht man nur die eigene Hand, wenn der Tisch es nicht anders will. Gibt jemand auf, kommt zu oft zu spät oder kann nichts legen, hat das Team verloren.",
  teamFigure:
    "D hat b6 gelegt, ein Feld mit zwei Punkten: Der Weg von a1 nach a10 ist vollständig, und B und D bekommen 10 × 3 = 30",
  teamEnd:
    "Abschnüren gewinnt nur, wenn der Tisch es gewählt hat, und dann wie im Wettlauf. Gehen die Steine aus, entscheidet der Abstand der Teams, dann die Länge ihrer Ketten; dann ist es unentschieden. Was ein Sieg wert ist, gehört dem Team.",

  choices: "Was der Tisch wählen kann",
  choiceDots: "*Punkte* können nichts zählen.",
  choiceStrangle: "*Abschnüren* lässt sich ein- und ausschalten.",
  choiceGuards:
    "*Schutz* heißen die zwei Regeln über das letzte offene Ende und über Blöcke neben Ecken des Dreiecks. Ohne ihn ist beides erlaubt, und eine Partie kann sehr schnell vorbei sein.",
  choiceBlock:
    "*Blöcke mit Linie:* Wer einen Block legt, darf ihm eine Linie geben, eine Gerade, einen Winkel oder einen Bogen. Dann muss er etwas treffen, darf auf eine Ecke, darf verdrängen und schnürt nie ab. Er behält seinen 1 Steinpunkt.",
  choiceHands: "*Offene Hände:* Alle sehen alle Hände und alles, was gezogen wird.",
  choiceFirst:
    "*Wer beginnt:* Statt zu wählen, kann beginnen, wer die Münze gewinnt, und die Ecken kann ein Los verteilen; oder Platz A beginnt ganz ohne Los.",
  choiceCorners:
    "*Beide Ecken* (Wettlauf, Schlacht): Auf die zweite eigene Ecke darf man legen wie beim ersten Stein, ohne etwas zu berühren.",
  choiceTokens: "*Marken* (Schlacht): keine bis fünf.",
  choiceTri:
    "*Dreieck zu dritt:* die Reihenfolge, geteilte Siege oder nicht, und 17 Steine, ohne den zweiten Pfeil.",
  choicePartner: "*Im Team* kann man beide Hände sehen.",
  choicePenalties:
    "*Strafen:* Was die Regeln verbieten, wird sonst abgelehnt, und das ist alles. Hier zählt jeder Versuch, und der dritte kostet die Partie.",

  time: "Uhren und Fortgehen",
  timeText:
    "Ein Tisch kann eine Uhr haben. Ist deine Zeit um, wird einer von all deinen möglichen Zügen ausgelost, Verdrängen nur, wenn sonst nichts geht; beim dritten Mal hast du verloren, oder schon beim ersten, wie der Tisch es wählt. Warst du beim Wählen, bist du zuerst dran, oder du bekommst die erste freie Ecke.",
  timeLeave:
    "Aufgeben darfst du jederzeit, am Zug oder nicht. Für alle, die eine Minute fort sind, spielt ein Bot, bis sie zurück sind; oder sie haben aufgegeben, wenn es so vereinbart war.",

  notation: "Aufgeschrieben",
  notationText:
    "Mitschriften nennen einen Stein mit zwei Buchstaben: ST, XC, AN, AR, BK, YR, YL, S6, TB, LC, SP und WC, in der Reihenfolge, in der sie oben stehen. *ST@a8/1* ist eine Gerade auf a8, um ein Sechstel im Uhrzeigersinn gedreht; *WC=S6@e9* ein Joker, der zum Sechsstern wurde; *S6xe5* verdrängt; *+P* zieht aus dem Vorrat. Ein eigener Weg trägt ein *#*, ein fremder ein *^*, Abschnüren ein *!*.",

  bots: "Die Bots",
  botsText:
    "Der *Tropfen* folgt seinem eigenen Weg und sieht keinen anderen. Der *Bach* schaut, was jeder Stein allen lässt. Das *Wehr* denkt in ein paar erdachten Händen an die beste Antwort, das *Delta* spielt im Kopf ein paar Runden weiter, wieder und wieder. Sie spielen in jeder Spielart, sehen, was ihr Platz sieht, und nicht mehr, und kennen auch im Team nur die eigene Hand.",

  fair: "Faires Ziehen",
  fairText:
    "Münze, Würfel und Steine kommen aus dem Zufall der Partie. Das Haus sagt ihn vorher zu, eure Geräte mischen etwas hinein, und hinterher kann jede Ziehung nachgerechnet werden: Drück auf der Seite mit dem Ergebnis auf *Zufall prüfen*.",

  hints: "Für den Anfang",
  hintGap: "Zähl Lücken. Eine Lücke von zwei Feldern ist eine Falle für alle, die eines davon füllen müssen.",
  hintWays: "Halt dir zwei Wege aus deiner Ecke offen, und zwei um jeden Block.",
  hintEnds: "Steine mit vielen Enden geben dir die Wahl, und den anderen auch.",
  hintBlock:
    "Ein Block ist spät am meisten wert: um eine Lücke zu verlängern, oder als Zug, der nichts ändert.",
  hintDots: "Ein Umweg von einem Stein über ein Feld mit zwei Punkten verdreifacht, was ein Sieg wert ist.",
};

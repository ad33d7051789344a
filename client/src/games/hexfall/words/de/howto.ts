/** Wie man Hexfall spielt, in eigenen Worten. *Besternte* Wörter haben Gewicht. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/howto";

export const words: Like<typeof en> = {
  title: "Wie man Hexfall spielt",
  intro:
    "Zwei bis vier Banner besiedeln die Inseln eines Meeres, das einmal ganz herumreicht. Würfel bringen Rohstoffe, und mit ihnen wird gebaut, getauscht, ausgehoben und gesegelt. Wer zuerst Siedlungen für 20 Punkte hat, oder als Einziger übrig ist, hat gewonnen.",
  contents: "Zu den Abschnitten",

  sea: "Das Meer",
  seaText:
    "Die Seekarte ist ein Band aus Sechsecken, 7 bis 15 Spalten breit, das von Ost nach West geschlossen ist: Was rechts hinausfährt, kommt links wieder herein. Die Zeichen « und » und die blassen Spalten jenseits des Randes zeigen, wo. Im Norden und Süden ist sie zu Ende. Land liegt nie an der Naht, herum geht es also nur zu Wasser.",
  seaLand:
    "Es gibt eine Hauptinsel und ein bis fünf äußere. Jedes Landfeld bringt einen Rohstoff: *Wald* Holz, *Hügel* Lehm, *Weide* Wolle, *Feld* Korn, *Gebirge* Erz. Die eine *Wüste* bringt nichts. Die Punkte unter einer Zahl sind ihre *Augen*, die Würfe von 36, die sie bringen. Äußere Inseln bringen etwas mehr, und keine 6 oder 8 liegt neben einer anderen.",
  seaGrounds:
    "Auch manche Meerfelder haben Zahlen: Zwölf *Fischgründe* geben Korn, drei *Walgründe* Erz. Die besten liegen vor den ärmsten Ufern.",
  seaPorts:
    "Neun *Handelsplätze* sind auf die Küsten gedruckt. Eine Siedlung an einem ihrer beiden Enden tauscht bei der Bank 3 zu 1, oder 2 zu 1 in dem Rohstoff, der dort steht.",
  seaNames:
    "Ein Feld heißt nach Spalte und Reihe, C5. Seine Ecken sind n und s, C5n und C5s, seine Kanten e, se und sw. Eine *Landecke* berührt Land, eine *Landkante* hat auf mindestens einer Seite Land; eine *Meerenge* ist eine Kante aus offenem Wasser zwischen zwei Landecken.",
  seaFigure:
    "Das kleinste Meer: links die Hauptinsel, rechts eine äußere, ringsum Gründe und neun Handelsplätze",

  settle: "Siedlungen und Punkte",
  settleText:
    "Eine Siedlung steht auf einer Ecke und hat eine Stufe: *Dorf* 1, *Stadt* 2, *Zitadelle* 3, *Metropole* 4. Die Stufen sind deine Punkte, und jede Große Bibliothek vor dir zählt einen dazu. Eine deiner Siedlungen ist die *Hauptstadt* und trägt eine Krone. Was hier von Dörfern oder Städten steht, gilt für jede Stufe.",

  draft: "Der Aufbau",
  draftText:
    "Die Reihenfolge wird einmal gezogen, für alles. Zuerst setzen alle zwei Städte, dann zwei Dörfer, wenn der Tisch nichts anderes gewählt hat, jedes mit einer Straße; ungerade Durchgänge gehen der Reihe nach, gerade zurück. Erst danach fallen Würfel.",
  draftFirst:
    "*Die erste Stadt* kommt auf eine leere Landecke, neben der nichts steht. Sie wird deine Hauptstadt, mit einer Armee darin. Ihre Straße beginnt bei ihr.",
  draftSecond:
    "*Die zweite Stadt* steht neben der Hauptstadt, auf einer Ecke, deren andere Nachbarn frei sind. Liegt zwischen beiden noch keine Straße, so kommt sie dorthin, und der Schritt ist zu Ende; sonst legst du eine andere in deinem Netz. Ist keine solche Ecke mehr da, kommt sie, wohin eine dritte dürfte.",
  draftMore: "*Weitere Städte* kommen, wohin eine erste dürfte, ohne Armee.",
  draftTowns:
    "*Dörfer* halten keinen Abstand. Leg zuerst eine Straße deines Netzes und gründe das Dorf, wo eine deiner Straßen endet, oder gründe es irgendwo und leg eine Straße daran. Jeder Platz muss Raum für seine Straße lassen.",
  draftStores:
    "Am Ende bringt jede deiner ersten Städte eine Karte für jedes Landfeld mit Zahl, das sie berührt; Dörfer und Gründe bringen keine. Alle bekommen ein Holz und einen Lehm dazu und ziehen zwei Aktionskarten. Die Inseln, auf denen du eine Siedlung hast, gelten als von dir besiedelt.",
  draftFigure:
    "Eine Hauptstadt auf D5n mit Krone und Armee, daneben auf D4s die zweite Stadt; die Straße dazwischen gehört zu ihr",

  turn: "Runden und Züge",
  turnText:
    "Wenn die Reihe von vorn beginnt, beginnt eine Runde: Erst ziehen alle Banden, dann segelt und raubt der Pirat. Dann ist reihum jeder Platz am Zug:",
  turnRefresh: "Armeen und Schiffe sind wieder frisch, und was der letzte Zug übrig ließ, ist vergessen.",
  turnRoll: "Die Würfel fallen, von selbst oder aus deiner Hand, und bringen allen etwas.",
  turnMain:
    "Tausche, baue, kaufe, spiel Karten, heb aus, stell auf, zieh, greif an und segle, so oft du kannst und in beliebiger Folge.",
  turnEnd: "Du beendest den Zug. Armeen auf der Hand beziehen Posten, freie Teile und der Markt verfallen.",

  harvest: "Was die Würfel bringen",
  harvestText:
    "Die Summe der Würfel bedient jedes Feld mit dieser Zahl: Jede Siedlung auf einer seiner Ecken bekommt so viele Karten, wie ihre Stufe zählt. Ein Grund gibt Siedlungen ebenso, und jedem Schiff, das auf ihm liegt, eine Karte. Sonst kommt es auf nichts an: nicht auf Armeen ringsum, nicht darauf, ob du verbunden bist. Die Bank wird nie leer, und was du hast, begrenzt nur die Hungersnot.",
  harvestSeized:
    "Liegt eine *Bande* auf dem Feld, bekommt niemand etwas; sie behält alles. Auf einem Grund tut der *Pirat* dasselbe.",
  harvestDry:
    "Bringen dir drei Würfe in Folge nichts, von wem auch immer, ziehst du eine Aktionskarte. Eine 7 zählt mit, und eine einbehaltene Ernte auch.",
  harvestGold:
    "*Gold* bezahlt, was fehlt, aber erst, wenn deine Karten verbraucht sind. Niemand kann es dir nehmen, und tauschen kannst du es nicht. Es kommt nur aus einer Karte.",
  harvestFigure:
    "Eine 8 bringt Karmin drei Holz, zwei für die Stadt und eins fürs Dorf, und Azur drei für die Zitadelle; eine 5 bringt zwei und drei Erz",

  seven: "Eine 7",
  sevenText: "Kein Feld bringt etwas. Stattdessen, in dieser Folge:",
  sevenFamine:
    "*Hungersnot.* Wer mehr als sieben Rohstoffkarten hat, wirft die Hälfte ab, abgerundet und nach eigener Wahl. Eine Hungerhilfe verbraucht sich stattdessen von selbst. Alle wählen zur gleichen Zeit, und die Partie wartet auf sie.",
  sevenBands:
    "*Banden*, die kleiner sind als die Hälfte ihres Horts, bekommen einen Mann dazu. Dann kann eine neue kommen.",
  sevenPirate:
    "*Der Pirat* bekommt ein Schiff, höchstens drei; gibt es keinen, erscheint ein neuer mit zweien.",
  sevenSurge:
    "*Kriegseifer.* Wer sie gewürfelt hat, darf in diesem Zug mit jedem Trupp zweimal ziehen. Angegriffen wird weiter nur einmal.",

  trade: "Tausch",
  tradeText:
    "Bist du am Zug, kannst du Rohstoffe für andere *anbieten*, auf jeder Seite welche und keinen auf beiden. Alle Rivalen antworten, und sobald jemand annimmt, kannst du mit einem davon abschließen oder das Angebot zurückziehen. Ein Angebot zur Zeit, acht in einem Zug. Angebote von Bots, und alle, wo eine Uhr läuft, verfallen nach einigen Sekunden.",
  tradeBank:
    "*Die Bank* gibt eine Karte für vier gleiche, für drei an einem Handelsplatz, der alles nimmt, für zwei an dem dieses Rohstoffs, und nach einem Markt für zwei von allem. Häfen, die du baust, tauschen nichts.",

  build: "Was es zu kaufen gibt",
  buildText: "Gold bezahlt, was fehlt. Teile gibt es unbegrenzt, nur hat niemand zwei Metropolen.",
  buildWhat: "Was",
  buildCost: "Preis",
  buildWhere: "Wo",
  costRoad:
    "Auf einer freien Landkante an einer Siedlung, einem Trupp, einer Straße oder Verbindung von dir.",
  costTown: "Auf einer leeren Landecke an deiner Straße oder Verbindung. Abstand ist keiner zu halten.",
  costUpgrade:
    "Eine Stufe für eine Siedlung, die mit deiner Hauptstadt verbunden ist. Eine Metropole braucht eine Große Bibliothek, und jedes Banner hat höchstens eine.",
  costWall: "Um eine Siedlung ohne Mauer.",
  costHarbor: "Auf einer leeren Landecke, wo deine Straße endet und offenes Wasser beginnt.",
  costShip: "Auf einem Meerfeld an deiner Siedlung oder am Ende deiner Straße, ohne Rivalen und Pirat.",
  costArmy: "Auf deine Hand.",
  costMuster: "Auf deine Hand, mit der Karte Aufgebot.",
  costCard: "Eine von achtzehn Arten, alle gleich wahrscheinlich.",
  buildRoads:
    "*Straßen* verschiedener Banner treffen sich nie an einer Ecke. Eine Straße darf zu einer fremden Siedlung führen, aber nicht von ihr weiter. Fremde Armeen und Häfen halten sie nicht auf.",
  buildEmpty:
    "*Leer* ist eine Ecke ohne Bauwerk und ohne fremde Armee. Dein eigener Trupp dort wird zur Garnison.",
  buildLinks:
    "*Ein Hafen* macht das offene Wasser vor ihm zur *Verbindung*, wenn am anderen Ende Land liegt: so gut wie eine Straße, für Dörfer, Straßen, Märsche und die Kette zur Hauptstadt. Er bringt nichts und zählt nichts. Liegt dort nur offenes Meer, führt er nirgendhin, und der Tisch sagt es vorher.",
  buildLinked:
    "*Verbunden* ist, was deine Straßen und Verbindungen an die Hauptstadt anschließen. Eine fremde Siedlung dazwischen unterbricht die Kette, ein Hafen oder eine Armee nicht. Nur Ausbauten brauchen das.",
  buildExplorer:
    "*Entdecker.* Das erste Dorf, das du auf einer für dich neuen Insel gründest, bringt eine Armee auf deine Hand.",
  buildFigure:
    "Von D4e führt eine Straße zum Hafen auf E3s; jenseits der Meerenge ist das Dorf auf E4n mit der Hauptstadt verbunden",

  armies: "Armeen",
  armiesRaise:
    "*Ausheben* bringt Armeen auf deine Hand. *Stell* sie in deinem Zug jederzeit in deinen Siedlungen *auf*; sie dürfen sofort ziehen und angreifen. Kommen sie zu einem Trupp, gilt für sie, was er schon getan hat.",
  armiesMarch:
    "*Ziehen* führt einen Trupp über eine Landkante oder Verbindung, Straße oder nicht, einmal im Zug. Wo ein fremdes Bauwerk oder ein fremder Trupp ist, kommt er nicht hin. Trupps, die sich treffen, werden einer, so müde wie der müdere. Nur in einer eigenen Siedlung darf ein Teil zurückbleiben.",
  armiesAttack:
    "*Angreifen* reicht einen Schritt weit, einmal im Zug, vor oder nach dem Ziehen; du sagst, wie viele kämpfen, und sie bleiben, wo sie sind. Auch die Hand darf einmal angreifen, wo eine Siedlung oder ein Trupp von dir neben dem Ziel ist; wer überlebt, kehrt verbraucht zurück. In der ersten Runde sind Bauwerke sicher. Ein Trupp kann stattdessen auch eine fremde Straße an seiner Ecke *aufreißen*.",
  armiesCount:
    "*Gerechnet* wird genau. Deine Stärke ist die Zahl, die du schickst, oder gegen Mauern die Hälfte davon, abgerundet, wie hoch sie auch sind. Beide Seiten verlieren das Kleinere von deiner Stärke und der Zahl der Verteidiger; die Hälfte, die vor den Mauern blieb, überlebt. Du gewinnst, wenn deine Stärke größer war.",
  armiesWin:
    "Gewinnst du gegen ein Bauwerk, nimmst du von seinem Besitzer eine zufällige Karte und führst einen *Schlag*: eine Stufe der Mauer, sonst eine der Siedlung. Ein Dorf ohne Mauer wird geschleift, ein Hafen brennt beim ersten Schlag. Gegen einen Trupp im Feld gewinnst du das Feld, mehr nicht.",
  armiesTable: "Einige Schlachten, hinter Mauern und ohne",
  battleAttackers: "Angreifer",
  battleDefenders: "Verteidiger",
  battleWalled: "Mauern",
  battleLeft: "Übrig",
  battleBlow: "Schlag",
  yes: "ja",
  no: "nein",
  armiesEnd:
    "Armeen, die am Ende deines Zuges auf der Hand sind, gehen dorthin, wo Rivalen im Umkreis von zwei Schritten deine Garnison am meisten übertreffen, und ohne Bedrohung in die Hauptstadt. *Wird die Hauptstadt geschleift*, bekommt deine stärkste Siedlung die Krone.",
  armiesFigure:
    "Neun Armeen auf D4s gegen eine hinter einer Mauer: Stärke vier schlägt eins, acht überleben, eine Karte ist geplündert, und die Mauer fällt",

  bands: "Banden",
  bandsText:
    "Auf je zwei Banner kommt eine Bande, die erste liegt auf der Wüste. Banden greifen niemanden an. Zu Beginn jeder Runde geht jede auf ein Nachbarfeld, oder bleibt, wo Zahlen gut, Siedlungen schwach besetzt und Trupps selten sind, mit etwas Zufall. Auf einem Feld liegt höchstens eine, und ihre *Horte* sehen alle.",
  bandsHunt:
    "*Jagen:* Statt anzugreifen, kämpft ein Trupp an einer Ecke ihres Feldes mit ihr, Mann gegen Mann. Bleibt von dir jemand übrig und von ihr niemand, gehört dir der Hort. Sind beide fort, geht er an die Bank.",
  bandsSpawn:
    "Bei einer 7 sammelt sich, solange es weniger Banden als lebende Banner gibt, eine neue neben einer Siedlung dessen, der am wenigsten um sich hat, und unter diesen die meisten Punkte.",
  bandsFigure:
    "Eine Bande von zweien auf B6 mit ihrem Hort. Die drei Armeen auf C6n reichen heran: Eine bliebe übrig, und der Hort wäre ihrer",

  ships: "Schiffe",
  shipsText:
    "Ein Schiff segelt vom Zug nach dem Stapellauf an, zwei Felder im Zug, auch um das Meer herum. Schiffe eines Besitzers teilen sich ein Feld und segeln zusammen oder getrennt. Auf einem Grund fischen sie.",
  shipsBattle:
    "Ein Feld mit Rivalen oder dem Piraten zu *befahren* heißt angreifen: Beide verlieren so viele Schiffe, wie der Kleinere hat, die ohne Armeen an Bord zuerst. Bleiben dir welche, so nehmen sie das Feld und segeln nicht weiter. Ist der Pirat versenkt, gehört ihnen sein Laderaum.",
  shipsTroops:
    "*Armeen an Bord:* Ein Trupp auf einer Ecke des Feldes geht an Bord eines leeren Schiffs und später auf einer Ecke des Schiffsfeldes an Land, auf der kein fremdes Bauwerk steht. Beides ist je ein Marsch, ohne Kriegseifer kommt die Landung also in einem späteren Zug. Auf einem fremden Trupp zu landen ist ein Angriff mit allen an Bord: Sie siegen oder sind verloren.",
  shipsCanal:
    "*Kanäle* kommen aus einer Karte: Ein Landfeld bleibt, was es ist, aber Schiffe aller Banner fahren hindurch und liegen darin. Der Pirat nicht.",
  shipsFigure:
    "Ein Schiff von Karmin fischt auf E6, ein anderes trägt auf E4 drei Armeen; auf G5 liegt der Pirat mit zwei Schiffen",

  pirate: "Der Pirat",
  pirateText:
    "Nach den Banden segelt er bis zu zwei Felder weit; es ziehen ihn schwächere Flotten an, Gründe mit Siedlungen und Schiffe, deren Besitzer Karten haben. Eine kleinere Flotte, auf die er trifft, versenkt er ganz und verliert ebenso viele Schiffe, nie aber das letzte. Dann nimmt er dem reichsten Besitzer eines Schiffs neben ihm eine Karte. Auf einem Grund behält er den Fang ein.",

  cards: "Aktionskarten",
  cardsText:
    "Karten zieht man zu Beginn, kauft sie, oder sie kommen nach leeren Würfen. Einen Stapel gibt es nicht: Jede Art ist bei jedem Ziehen gleich wahrscheinlich, nur kommt keine dritte Große Bibliothek und kein dritter Spion, solange zwei gehalten werden. In deinem Zug spielst du so viele, wie du magst, auch neue; eine, die nichts ändern würde, lässt sich nicht spielen. Freie Teile nehmen deine nächsten Bauten, und sie verfallen mit dem Zug.",

  end: "Wie es endet",
  endPoints:
    "*Punkte.* Wer 20 hat, oder was der Tisch gewählt hat, gewinnt sofort, in wessen Zug auch immer.",
  endLast:
    "*Das letzte Banner.* Wessen letzte Siedlung geschleift ist, scheidet aus, mit allen Straßen, Schiffen, Armeen, Vorräten und Karten; niemand erbt sie. Wer allein übrig ist, hat gewonnen.",
  endLimit:
    "*Die letzte Runde*, wenn der Tisch eine gewählt hat: Es gewinnen die meisten Punkte, dann Siedlungen, dann Armeen; wer dann noch gleich steht, teilt den Sieg.",
  endResign:
    "Aufgeben darfst du jederzeit nach dem Aufbau; das heißt ausscheiden. Wer während des Aufbaus geht, für den setzt die Uhr, und der Platz gibt auf, wenn die erste Runde beginnt.",

  table: "Was der Tisch zeigt",
  tableText:
    "Nimm etwas zum Bauen auf, und jeder Platz dafür leuchtet, mit einem grünen Pfeil auf dem, was sich ausbauen lässt. Nimm einen Trupp oder ein Schiff, und du siehst seine Schritte, seine Ziele in Rot, und was eine Schlacht ergäbe, genau. Was nicht geht, sagt, warum. Punkte, Kartenzahlen, Gold, Handarmeen und leere Würfe aller sind offen; welche Karten es sind, sieht nur, wem sie gehören, und Spione, so wie es damals war.",
  tableKeys:
    "*R* würfelt, wo die Würfel auf dich warten, *E* beendet den Zug und warnt einmal vor Handarmeen und freien Teilen, *Esc* lässt los. Die Chronik erzählt alles in Sätzen, und das Bild der Würfel stellt, was fiel, neben das, was zu erwarten war.",

  options: "Was der Tisch wählen kann",
  optionSize:
    "*Größe und Startwert der Karte:* fünf Größen; derselbe Startwert ergibt dieselbe Karte, die man vorher ansehen kann.",
  optionTarget: "*Punkte zum Sieg:* 10 bis 40.",
  optionStart: "*Der Aufbau:* eine bis drei Städte, keins bis drei Dörfer.",
  optionFamine: "*Hungersnot* über 7, 9, 11 oder 13 Karten.",
  optionDry: "*Leere Würfe*, bis eine Karte kommt: zwei bis sechs.",
  optionPeace: "*Friede:* keine bis fünf Runden, in denen kein Bauwerk angegriffen wird.",
  optionRoll: "*Die Würfel* fallen von selbst oder werden geworfen.",
  optionOffers: "*Angebote:* 1 bis 20 in einem Zug.",
  optionRounds: "*Die letzte Runde*, oder keine.",

  time: "Uhren, Zurücknehmen, ein Bildschirm",
  timeText:
    "Läuft eine Uhr ab, geschieht das Einfachste für dich: Teile des Aufbaus, wo die Würfel am meisten bringen, der Wurf, ein Abwurf von den größten Stapeln, ein Nein zu einem Angebot oder das Ende deines Zuges. Während andere abwerfen oder antworten, steht deine Uhr. Zurücknehmen lässt sich ein Schritt, der nichts zog, nichts Verborgenes zeigte und den Zug nicht weitergab.",
  timeScreen:
    "Mehrere können an einem Bildschirm spielen. Sollen Hände verborgen sein, will er weitergereicht werden, bevor er jemandes Karten zeigt.",

  notation: "Aufgeschrieben",
  notationText:
    "Partieschriften nennen Runde und Banner, C, A, V oder G: *3.C +R D4sw* ist eine Straße, *^D5n=3* ein Ausbau, *$4w>o* vier Wolle bei der Bank für ein Erz, *D5n-D4s*·3 ein Marsch, *D4sxE5n 9:1w* ein Angriff auf Mauern, *!palace* eine Karte, ein Punkt das Ende des Zuges.",

  bots: "Die Bots",
  botsText:
    "Sie sehen, was ihr Platz sieht, und sonst nichts, tauschen nach dem, was ihnen eine Karte wert ist, und kennen die genaue Rechnung jeder Schlacht.",

  fair: "Ehrlicher Zufall",
  fairText:
    "Die Karte kommt aus ihrem Startwert, den alle kennen dürfen. Würfel, Banden, Pirat, Diebstähle und Karten kommen aus dem Zufall der Partie, den niemand vorher kennt, und danach kann jeder alle Würfe nachrechnen: *Zufall prüfen* auf der Ergebnisseite.",

  hints: "Für den Anfang",
  hintNumbers:
    "Such nach 6 und 8, aber auch nach allen fünf Rohstoffen, oder nach einem Handelsplatz, der einen zum anderen macht.",
  hintOre: "Korn und Erz machen aus Dörfern Städte und aus Städten Punkte.",
  hintWall: "Eine Mauer für zwei Lehm verdoppelt, was ein Angriff braucht. Ein leeres Dorf lädt alle ein.",
  hintSpend: "Gib aus, bevor eine 7 es für dich tut.",
  hintIslands: "Äußere Inseln bringen mehr, und das erste Dorf dort bringt eine Armee mit.",
};

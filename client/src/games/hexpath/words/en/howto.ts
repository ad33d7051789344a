/** How to play Hex Path, in our own words. *Starred* words carry weight. */

export const words = {
  title: "How Hex Path is played",
  intro:
    "Two to six paths wind over a board of hexes. In your turn a tile goes before your path, and the path runs on as far as the lines lead it. Long runs pay, and so do hexes that you come back to. Most points win, even if your path is long gone.",

  board: "The board",
  boardText:
    "Hexes lie in *rings* round the one in the middle: four rings unless the table chose otherwise, which makes 61 hexes. The first ring has six, each further one six more than the last: two rings make 19, eight make 217. A hex is called by the letter of its row, from the top, and its number in that row, from the left; the middle of four rings is E5.",
  boardSeats:
    "Paths begin in the corners. Two players sit at opposite ones, three at every other one, four at the two ends of two sides that face each other, five leave one corner free. The host may pick other corners. Five seats are never all alike, so shuffling them is fair then. Seats count clockwise, beginning at the right-hand corner; each has a colour, a letter and a pattern.",
  boardFigure: "Four rings, six gates",

  points: "Points and gates",
  pointsText:
    "On each side of a hex there are one, two or *three points*, as the table chose (three if nobody said). A point belongs to both hexes that touch there, so a line that ends on it goes on in the neighbour.",
  pointsGates:
    "Each path comes in through its *gate*, outside its corner: at the middle point of the side that faces straight out, with two points to a side at the first of them, clockwise. A corner that nobody uses has no gate and is edge like any other.",

  tiles: "Tiles",
  tilesText:
    "A tile joins all its points in pairs, never two of the same side: three lines with one point to a side, six with two, nine with three. You may turn it by sixths before you lay it; it is never flipped over.",
  tilesDraw:
    "Every tile is drawn afresh, each possible one as likely as any other, so twins happen. A *short* deck has one tile less than the board has hexes, a *full* one as many as hexes and two more for each seat. First hands are taken from it.",
  tilesHand:
    "Your hand has room for two tiles, and nobody else sees them before the end. If no placement of your first hand could keep you on the board, its second tile is exchanged, again and again, until one can (at most as often as the deck has tiles left); that costs the deck nothing.",
  tilesFigure: "One, two and three points to a side",

  turn: "A turn",
  turnLay:
    "*Lay.* Your path ends in a *head*, a dot with your letter. Before it lies an empty hex, lit up: your *glow*. There goes one of your two tiles, turned as you like, so you have up to twelve placements. You must lay one, even if every way is bad; nobody may pass, and a tile that ends your own path is allowed.",
  turnRun:
    "*Run.* Your path follows its line across the new tile. If the next hex has a tile too, it runs on through that, and so on, until it comes to an empty hex, which is its new glow. No path runs along the same line twice, so every run comes to an end.",
  turnDraw:
    "*Draw.* If your path is still in play you draw a tile into the place that came free. When the deck is empty there is nothing to draw, and whoever has no tile takes no more turns.",
  turnNext:
    "Then it is the turn of the next seat, clockwise, that is in play and has a tile. A lot decides who is first, unless the host does. Nothing can be taken back.",
  turnFigure: "Seven hexes in one run",

  preview: "What you see before you lay",
  previewText:
    "While you turn a tile, the board shows all that it would do: the way of your path step by step, where it would end, what it would earn, and the same for everybody whom it would move. If it would put you out you are warned. Nobody else sees what you try.",

  shared: "When paths share a glow",
  sharedText:
    "Several heads may point into one empty hex. That alone is no meeting. Whoever lays the tile there moves them *all*: first the own path, then the others, clockwise from the one who laid it. Each runs by its own line and earns its own points, counting its steps from one.",
  sharedMore:
    "So a tile can carry a rival to a fortune, or over the edge. If the path of the one who laid it goes out, the others run all the same.",
  sharedFigure: "Verdant lays, and carries Azure through seven hexes and off the board",

  edge: "The edge",
  edgeText:
    "A path that comes out at a point on the rim, other than a gate, has left the board: it is *out*. The hex that it ran through last still counts. What is out takes no more turns; its tiles are gone, its points stay, and its line stays on the board, paler.",
  edgeFigure: "Four hexes earned, and then the edge",

  headOn: "Head-on",
  headOnText:
    "Two paths meet *head-on* when one arrives at the very point where the head of another waits, from the other side. Crossing lines, passing through the same hex or sharing a glow is not that. It can only happen in the hex just laid.",
  headOnOut:
    "The one that arrived is *out*. The other has only one line before it: the trail of that path. When its turn to move comes, still on the same tile, it *rides* along it all the way back, earns every hex, and stops, locked, at the gate where that path had begun. So running into somebody gives away at least as much as the path has ever made by visits and steps.",
  headOnFigure: "Azure would run into Crimson …",
  rideFigure: "… and Crimson rides home to Azure's gate",
  stalemateText:
    "A table may choose *stalemate* instead. Then both are locked at the point where they met; nobody is out, and nobody rides.",
  stalemateFigure: "Stalemate: both are locked",

  locked: "Gates and locked paths",
  lockedText:
    "A path that comes out at a gate of this match, whoever's it is, has not left the board. It stops there, *locked*. That is how a ride ends, and it can happen on the open trail of somebody who has resigned, run out of time or gone away.",
  lockedMore:
    "A locked path is alive, but it takes no turns, moves no more, is never freed and cannot be run into again. It keeps its points and is not out when the match ends. Its tiles are gone.",

  strict: "Strict trails",
  strictText:
    "Usually paths may run wherever others have been, and the head of a path that is out stops nobody: you may follow its lines to its gate. With *strict trails* whoever enters a hex of any other trail is out at once and earns nothing for it, whether that path is in play, locked or out. Your own trail is harmless.",
  strictMore:
    "The hex just laid is no exception, so where glows are shared only the path of the one who laid the tile can live. Whether two heads meet is looked at first; the one who was met then dies on entering, without a ride.",
  strictFigure: "Azure's fourth hex would belong to another trail",

  score: "Points",
  scoreText:
    "For every hex that your path enters you are paid twice. For the *visit*: 1 the first time, 2 the second, then 4, 8, 16; your visits to a hex count through the whole match, and only yours. For the *step*: a run pays 1 for its first hex, 2 for the next, then 3, and so on. A point where the path dies, is locked or meets somebody leads into no further hex, so nothing more is paid there.",
  scoreExample: "This run, hex by hex:",
  scoreHex: "Hex",
  scoreVisit: "Visit",
  scoreStep: "Step",
  scoreSum: "Points",
  scoreTotal: "Together",
  scoreFigure: "Six steps, and B4 and C4 come twice",
  bonusText:
    "*Bonus.* If your tile puts somebody else out and your own path is not out after it, you are paid *twice* what your own run made by visits and steps, on top of it. Once, however many go out; what others earn on your tile does not count. Being locked is good enough. A run of 10 while a rival leaves the board makes 30.",

  end: "The end",
  endText:
    "The match ends when nobody is left who is in play and has a tile. Whoever is alone plays on to the last tile; or the table agrees to *stop* as soon as only one can still place. A short deck always leaves a hex empty, so a path may well be still in play at the end. On a board that a full deck has filled, every path is out or locked.",
  endRank:
    "Then only *points* count. Equal points share a place, and the next place is left free: 1, 1, 3. All on the first place have won, in play or not. Points are never taken away.",
  endCredit:
    "Whoever laid the tile is *credited* with all who go out by it, except itself: that is a self-destruct, and nobody's merit. The path that was run into gets no credit. Several who go out on one tile go out together. Nobody is credited with those who resign or stay away.",
  endFigure: "Verdant, locked, has won; Crimson and Gold-leaf share second place",

  awards: "Achievements",
  awardsText:
    "They are given at the end and change no points. Nobody gets the same one twice in a match, but some of them can go to several.",

  house: "Choices of the table",
  houseText:
    "Rings (2 to 8), points to a side (1 to 3), corners, seats shuffled or not, who is first, short or full deck, head-on or stalemate, strict trails, whether the last one plays on, and fog.",
  housePoints:
    "Points can be changed, too: a first visit may pay 0 to 10, each further one 1 to 4 times the one before, a step 0 to 5 more than the last, the bonus 0 to 5 times the run. Nothing for steps makes a game of loops; no growth for visits makes one of long roads; no bonus makes a peaceful one.",
  houseBots:
    "Seats may be left open for whoever has the link. If they are still empty at the start, bots take them, or they fall away, as the table chose; two seats must be left.",

  fog: "Fog",
  fogText:
    "With fog, you see the hexes of your own trail, your glow, and every hex beside these, as they are now. Elsewhere you do not even see whether a tile lies there. Points, fates, numbers of tiles and whose turn it is stay open, and bots see as little as people. A line that runs into the unseen ends in a question mark, and its points are *at least* so many.",
  fogMore:
    "The log tells of what you cannot see without its place. Fog lifts at the end, or as soon as no person's path is in play any more. It is for tables on one device, which is handed over before each turn; whoever only watches sees points and fates, but no hex.",
  fogFigure: "What Crimson sees",

  time: "Clocks, leaving, resigning",
  timeText:
    "A table may give people 15 to 120 seconds for a turn. When they run out, a placement is made for you: the one with the most points among those that do not put you out, if there are any; or any one by lot; or you are out, as the table chose. A turn is never skipped. On a device that is handed round, the clock starts when the next person has taken over.",
  timeLeave:
    "Online, whoever is gone for a minute, or lets two turns in a row run out, is stood in for by Tortoise until they come back; or is out, if that was agreed. A locked path keeps nobody waiting and is left alone. You may resign at any time, locked or not: you are out, keep your points and have a place in the end. If it was your turn it passes on.",

  bots: "The bots",
  botsText:
    "*Tortoise* wants to stay alive, *Magpie* grabs what is there, *Spider* winds loops, *Hawk* hunts, *Fox* thinks of your answer, *Owl* plays ahead in its head. They see what their seat sees and no more; what they do not know they imagine.",

  fair: "Fair draws",
  fairText:
    "Seats, first turn and tiles come out of the luck of the match. The house promises it before the match begins, your devices mix something into it, and afterwards anybody can work out every draw again: press *Check the luck* on the results page.",

  hints: "To begin with",
  hintEdge: "Stay away from the rim: a tile in the middle has more ways to go on.",
  hintLoop: "Wind round a few hexes. A third and fourth visit pay more than new land.",
  hintShare: "Before you share a glow, ask who will lay there first.",
  hintKeep: "The tile you keep is half of your next turn. Keep the one that can save you.",
} as const;

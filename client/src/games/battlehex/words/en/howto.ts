/** How to play Battle Hex, in our own words. *Starred* words carry weight. */

export const words = {
  title: "How Battle Hex is played",
  intro:
    "Two players, a diamond of hexagons, and two suits of thirteen cards. Both decide in secret and show at the same moment; whoever first joins the two borders of the own colour wins.",

  goal: "The goal",
  goalText:
    "*Red* joins the two red borders, *Black* the two black ones, with a chain of touching pieces of the own colour. It may wind as it likes. Pieces never move and never leave. The four corner cells belong to a border of each colour.",
  goalMore:
    "Both cannot succeed: two chains would have to cross, and there is no room for that. Nor can both fail: on a full board one of the two is always there. So there is no draw.",
  goalFigure: "Red has joined the red borders",

  cards: "Cards and cells",
  cardsText:
    "A *red card* stands for a line of cells that runs between the red borders, a *black card* for one that runs between the black ones. The labels stand along one border of each colour; both aces share a corner, and after the ten come jack, queen and king. Every red line meets every black line in one cell, so two cards name a cell: R4 B6 is where red 4 and black 6 cross.",
  cardsMore:
    "You always have all the cards. They come back to your hand after each turn, so any cell may be named as often as you like. A smaller board is played with the lower ranks alone.",
  cardsFigure: "Red 4 and black 6 cross at R4 B6",

  turn: "A turn",
  turnChoose:
    "*Choose.* Pick a red and a black card, or press a cell and both are picked. Then decide which of the two lies on your left.",
  turnSeal:
    "*Seal.* The cards lie face down. The other side learns that you have sealed, and not a word more. Until both have sealed you may take your move back, or seal another in its place without anybody noticing.",
  turnReveal: "*Reveal.* When both are sealed, all four cards turn up together. Nobody was first.",
  turnPlace: "*Place.* Two different cells: both pieces are laid. Then the next turn begins.",
  turnFigure: "Two cells named, two pieces laid",

  contest: "When both name the same cell",
  contestText:
    "There is room for one. Compare the cards that each player has on the own left. *Same* colour: Red takes the cell. *Opposite* colours: Black takes it.",
  contestMore:
    "The other one then *places freely*: one piece on any empty cell, openly and at once. So both again have the same number of pieces, and losing a contest costs the place but not the turn. If the contested piece completes a chain the game is over, and nobody places freely.",
  contestSame: "red and red: Red takes it",
  contestOpposite: "red and black: Black takes it",
  contestFigure: "The cell that both have named",

  flip: "Why to leave it to chance",
  flipText:
    "Red wins when the left cards agree, Black when they differ. Whoever has a habit can be read. A coin has none: *Randomize flip* tosses one for you at the reveal, so not even you know before. Against a fair coin every contest is even, whatever the other one does.",

  taken: "Taken cells",
  takenText:
    "Name a cell that has a piece on it, and your move is *given up*: no piece is laid, and there is no contest, even if both name it. You are warned before you seal. It is the only way to pass, and it never helps: a further piece of your own can do no harm.",
  takenMore:
    "Whoever gives up *three moves in a row* loses the game; a table may choose another number, or no limit. A turn with a piece or a contest begins the count anew; a free placement does not touch it. If both reach the limit on the same turn, the game is abandoned and counts for nobody. A chain that stands on that turn goes before all of this.",

  end: "How it ends",
  endText:
    "A turn's pieces are all laid before anybody looks for a chain. On a board of odd size the two may come down to one last empty cell. Named by one, it is theirs; named by both, the contest decides, and with it the game. You may resign at any time.",

  time: "Time, and going away",
  timeText:
    "With a clock, each choice has its own time, and so has a free placement. When it runs out, a move that is not sealed is given up, or made at random where the table chose so. A sealed move never runs out of time. Whoever is gone for a minute is stood in for by a bot, and gets the seat back on return; or resigns, if that was agreed.",

  here: "At one table",
  hereText:
    "Two people can share a device: it is handed over between the choices, and nothing private shows in between. Red chooses first on odd turns, Black on even ones. In *practice* one person plays both sides openly. A *match* goes to whoever first wins more than half of its games; the colours change after each, and an abandoned game is played again.",

  classic: "Classic Hex",
  classicText:
    "The same board and the same goal without cards: Red begins, then one piece each in turn, on any empty cell. Because the first piece weighs so much, Black may answer it with a *swap*: the red piece is lifted off and comes back as a black one whose two ranks have changed places. Then Red is to move.",
  classicFigure: "Red's R2 B5 becomes Black's R5 B2",

  hints: "To begin with",
  hintBridge:
    "Two of your pieces with two empty cells between them are as good as joined in classic Hex: whichever the other takes, you take the second. In battle both may aim at the same one, so such a bridge is strong, but not safe.",
  hintMiddle: "The middle of the board serves every chain. The ends of your own border serve few.",
  hintSame:
    "The cell that helps you most is mostly the cell that hurts the other most. Expect company there.",
  hintMix: "If one cell is plainly best, both will go there. Sometimes name the second best.",
} as const;

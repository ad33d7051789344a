/** How to play HEXFLOW, in our own words. *Starred* words carry weight. */

export const words = {
  title: "How HEXFLOW is played",
  intro:
    "Two, three or four players carve lines into a stone tablet. In your turn you lay one tile so that its line goes on from a line that is there already. Whoever joins a corner of theirs to a goal has won. There are five modes; first comes what they all share.",
  modes: "To the modes",

  board: "Boards and cells",
  boardText:
    "A tablet is made of hexes, here called *cells*. Race and Battle use the main board: 85 cells in nine columns, a to i, of nine and ten cells by turns. A cell is called by its column and its place in it, from the top: a1 is the uppermost of the left-hand column, e5 the middle of the board. Teams play on 109 cells in eleven columns, a to k. The *triangle* has 105 cells in fourteen rows of one to fourteen; there the number is the row, from the top, and the letter the place in the row, from the left.",
  boardDots:
    "Some cells have two to five *dots* in them. Any tile may lie there; but a route that wins is worth more for each dot hex it runs across. The more dots, the longer the detour, mostly.",
  boardSeats:
    "Each seat has a stone and a letter: Black is A, White B, Grey C and Amber D. Whose a corner is stands beside it.",
  boardFigure: "The main board of a Race: A has the corners a9 and i1, B has a1 and i9",

  tiles: "Tiles",
  tilesText:
    "A tile bears lines that end in the middle of a side, never in a corner of the hex. All ends of a tile are joined to each other, with one exception: the X-Cross has *two* lines that cross without being joined. A *Block* has no line at all. A *Wildcard* becomes any of the other eleven, Block included, when it is laid, and counts as that in every way from then on.",
  tilesTurn:
    "Before you lay a tile you may turn it by sixths; it is never flipped over. Once it lies it is not moved or turned any more. The numbers are *tile points*; they only matter where a tie is broken by them.",
  tilePoints: { one: "1 point", other: "{count} points" },
  tilesSets: "What is in a bag:",
  setPlain: "Race, Battle, triangle for two",
  setPlainText: "22 tiles: each of the eleven twice, no Wildcard.",
  setTri: "Triangle for three",
  setTriText:
    "18 tiles: Star-6, X-Cross, Spread, Y right, Y left and Wildcard once; Arrow, Tri-branch, Straight, Angle, Long curve and Block twice.",
  setTeam: "Two against two",
  setTeamText:
    "16 tiles: Straight, Angle, Block, Y right, Y left, Tri-branch, Long curve and Wildcard twice. The team has a pool of eight more: Star-6, X-Cross, Spread and Arrow, each twice.",

  hand: "Bag and hand",
  handText:
    "Everybody has a bag with the same tiles, and begins with three of them in hand, drawn blindly. Each turn you lay one and draw another from your bag. When it is empty your hand shrinks. Nobody may pass, exchange tiles, or take anything back.",
  handSeen:
    "Your hand is for your eyes only. What everybody may look up is which tiles each player has not laid yet, hand and bag together, and how many lie in either. So a hand can be told only when its bag is empty.",

  place: "Laying a tile",
  placeFirst:
    "*The first tile* of each player goes to an empty corner of their own. It needs a line, and one end has to lead onto the board. It need not touch anything.",
  placeNext:
    "*Every other tile* goes to an empty cell beside a tile, no matter whose. At least one of its ends has to *meet* an end of a neighbour, on the side where the two touch.",
  placeBlock:
    "*A Block* has no end that could meet one: it only has to touch some tile, and that may be a Block as well. It never goes to a corner, and on the triangle not beside a corner either.",
  placeLoose:
    "One meeting is enough. All other ends may run into blank sides, Blocks, empty cells or the rim. Everybody builds on everybody's tiles, and yours may join nothing but tiles of rivals.",
  placeCorner:
    "After your first tile corners are cells like others, for all: you may fill a rival's corner, and to finish on one that is empty you have to. Your own second corner cannot be begun out of nothing either, unless the table chose *both corners*.",
  placeFigure:
    "Everything here is allowed: a8 joins a9, a7 joins a8, the Block on b9 only touches, and the Angle on b10 joins a9 and runs into the Block",
  placeEnds:
    "An end that faces an empty cell is *open*. Nobody may close the last open end of the whole board, unless that wins, or none of their placements would leave one open.",

  shows: "What the board shows",
  showsText:
    "Cells that take the chosen tile as it is turned are lit, those that would take it turned otherwise are dotted; any other one tells why not. Your own network shines. Once a cell is chosen, but before you lay the tile, you are told which lines meet, whether it wins or cuts somebody off, and, if you like, how many cells each side still has to fill.",

  route: "Routes",
  routeText:
    "A *route* runs from tile to tile where ends meet. It begins on a corner of yours and ends on a goal of yours, and both must be filled and joined to it: coming next to them is not enough. Who laid its tiles does not matter, those at both ends included. It may run over an X-Cross twice, once along each line, but it cannot change lines inside one. On its way it touches no other corner of yours, and it stops at the first goal.",
  routeWin:
    "A complete route wins at once. If your tile completes one for you, you have won, whatever it does for others. If it completes one only for somebody else, they have won.",

  strangle: "Strangling",
  strangleText:
    "The other way to win is to leave no way. Imagine a Star-6 on every empty cell: who could have a complete route then has a *way left*, whatever tiles there may still be. If a tile without lines, a Block or a Wildcard that became one, takes somebody's last way, this wins at once for whoever laid it. How exactly is said with each mode.",
  strangleMore:
    "It is looked at only when a tile without lines has just been laid. Cutting somebody off with a line ends nothing: whoever has no way left plays on, may still block, and counts when tiles run out. A table may choose that strangling wins nothing.",
  strangleFigure:
    "At this table both corners may be begun. The Block on a8 has closed the last way of Black: White has won",

  score: "What a win is worth",
  scoreText:
    "A win is worth 10; everybody else scores nothing, and in a draw nobody scores. If a route has won, dots count: a dot hex of 2, 3, 4 or 5 dots has the value *3, 4, 5 or 6*. Race, Battle and teams *multiply*: one hex of two dots and one of three make 10 × (3 + 4) = 70, a single five 10 × 6 = 60, none at all 10. On the triangle values are *added*: a two and a four make 10 + 3 + 5 = 18.",
  scoreMore:
    "A hex counts once, however often the route runs across it. Where several routes are complete, the one with the highest value is scored, then the shortest, then the one with most tile points. Wins without a route are worth 10 in every mode, and so is every win at a table without dots.",

  end: "When tiles run out",
  endText:
    "There are more cells than tiles. As soon as it is the turn of somebody who has no tile, the position decides. Two things are measured:",
  endReach:
    "*Reach.* Your *network* is all that is joined to a tile on a corner of yours. Reach is the number of steps from its nearest cell to your nearest goal, straight across the board, whatever lies there. Less is better.",
  endChain:
    "*Chain.* The longest route from a corner of yours that ends nearer to a goal than it was anywhere before. It is counted in tiles, detours included; but a piece of it that leads away again at the end does not count. Of equally long chains the one with more dots is taken, then the one with more tile points.",
  endStuck:
    "*Nowhere to go.* Whoever is to move and holds tiles, but can lay none of them anywhere, has lost: with three players they are out, in a team their team has lost. Displacing in Battle is laying, too.",

  race: "Race",
  raceText:
    "Two players, the main board. Each has two corners that lie opposite each other: Black a9 and i1, White a1 and i9. Your goals are the two corners of the rival; from each of yours both are eight steps away, so a route needs nine tiles at least.",
  raceShare:
    "All tiles serve both. So every route from a corner of yours to one of theirs is a route of theirs as well, read from the other end: *whoever lays its last tile wins*. Before you fill a gap, count what is left of it. With a tile laid elsewhere, or a Block that makes the gap longer, you pass the decision to the other side.",
  raceFigure:
    "Black has laid a5, the last of eleven tiles. The route runs across b4 with two dots and c4 with three: 10 × (3 + 4) = 70",
  raceBegin: "A coin is tossed. Whoever wins it chooses to go first or second.",
  raceStrangle: "A way closed for one is closed for both. Whoever closes the last one with a Block has won.",
  raceEnd:
    "When tiles run out, the smaller reach wins; if both are equal, the longer chain; if these are equal too, it is a draw.",
  raceEndFigure:
    "No tiles are left. Black is 3 steps from a goal, White 4, so Black wins, although White's chain has 14 tiles and Black's only 7",

  battle: "Battle",
  battleText:
    "Two players, the main board, left against right. Black has corners a1 and a9 and the columns a to c, White has i1 and i9 and the columns g to i; d to f belong to nobody. Your goals are the two corners of the rival, nine tiles away at least. A coin decides who may choose to go first.",
  battleTransit:
    "*The Transit Rule.* In the rival's columns only your own tiles carry your route. A rival's tile there is *closed* to you, and hatched on the board; it is as if it were not there. The one exception is the corner where your route ends: whoever laid the tile on it. In your own columns and in the middle you may use all tiles.",
  battleTransitMore:
    "It holds for everything: routes, networks, reach, chains and ways left. You may still lay beside a closed tile and join it. If your tile completes a route for the rival alone, the rival wins.",
  battleFigure:
    "A line from a1 to i1, but nobody has won: g1 is White's, in White's columns, so it is closed to Black; b1 and c1 are closed to White",
  battleDisplace:
    "*Displacing.* Each player has three *tokens*, unless the table chose another number. For one of them you may lay a tile in the place of one of the rival's, as your move. Your first tile must lie already, and:",
  battleTile: "What you lay is a Block or a Star-6. A Star-6 has to join something, as always.",
  battleTarget:
    "What you take is a rival's tile of any kind, Blocks included, that touches a tile laid by you. What stands on one of the four corners is safe for good.",
  battleFresh:
    "It is not the rival's latest tile: two placements must have been made since. So your own new tile is safe in the next turn as well.",
  battleOrphan:
    "No neighbour of that tile loses its last connection by it. With a Star-6 this cannot happen. Larger groups may be cut off.",
  battleTaken:
    "The tile that was taken is out of the game and lies before you for all to see. Nobody gets tokens or tiles back; you draw as usual.",
  battleDisplacedFigure:
    "Black displaces the tile on g1 with a Star-6, and the route is complete: nine tiles without a dot, 10 points",
  battleStrangle:
    "Strangling: the rival could displace, too. As many of your tiles as it has tokens, or Star-6 not yet laid if these are fewer, count as passable for it, though none on a corner. If it has no way left even so after your Block, you win, whether or not you have one yourself.",
  battleEnd:
    "When tiles run out, each multiplies the tiles of the own chain by the added values of its dot hexes (by 1 if there are none), and adds 2 for each tile taken. The higher total wins; equal ones are a draw. Tiles taken count nowhere else, and the win is worth 10.",
  battleEndFigure:
    "Black: a chain of 6 tiles, two hexes of two dots, two tiles taken: 6 × 6 + 4 = 40. White: 7 × 6 + 2 = 44, and wins",

  tri3: "Triangle for three",
  tri3Text:
    "Three players, each with one corner: I is a1 at the top, II is a14 on the lower left, III is n14 on the lower right. All have the same goal: any of the three cells in the middle, e9, e10 and f10. From each corner eight steps lead to the nearest of them, so nine tiles are the least. Everybody may use all tiles. On the three middle cells any tile may lie, Blocks too, and whoever laid it, your route may end there.",
  tri3Begin:
    "Everybody rolls a die. Who rolled more comes before who rolled less; those who are level roll again for the places that they share. In this order corners are chosen, the last one is what is left, and in this order turns are taken, unless the table chose the order III, I, II. Most dots lie before corner I, fewest before III.",
  tri3Figure: "Who begins at I has most dots on the way, II fewer, III fewest",
  tri3Win:
    "Whoever lays a tile that completes their own route has won, even if it completes others as well. If it completes that of one other player, this one has won. If it completes the routes of both others but not yours, they *share the win*, provided that their routes end on different cells of the middle; each scores the own route. If both end on the same one, or the table does not share wins, more tile points on the route decide, then more dot hexes, then who comes first in the order of turns.",
  tri3WinFigure:
    "The player on I has laid e9: nine tiles across c4, d6 and d7, 10 + 3 + 4 + 5 = 22. Both others were one tile away",
  tri3Out:
    "Whoever resigns, is late too often or can lay nothing is *out*. Their tiles stay, their turns fall away, their corner stays taken. The last one left has won.",
  tri3Strangle:
    "Strangling wins when no rival who is still in has any way left, one of them has lost the last way by this tile, and you have a way yourself. If you have cut yourself off as well, say with the last of three Blocks in the middle, the game goes on.",
  tri3End:
    "When tiles run out, the smallest reach wins; then the chain with more tile points; then the chain with more dot hexes. Those who are still level draw, the others have lost.",

  tri2: "Triangle for two",
  tri2Text:
    "Two players on the triangle, one on corner I, one on corner III, each with the 22 tiles of a Race. Corner II is a cell like any other. The three cells in the middle are the goal of both, and all tiles serve both.",
  tri2Begin:
    "Whoever wins the coin takes one of the two corners. The player on III has the first turn; the dots lie thicker before I.",
  tri2Exits:
    "A corner of the triangle has only two neighbours. No Block may lie right beside one, but two steps away it may. Look for a first tile that leads both ways.",
  tri2Figure:
    "Black left corner III by one side only. The fourth tile of the game, White's Block on l14, has closed it: White has won",
  tri2End:
    "All else is as with three: whoever completes the own route wins, whoever completes only the rival's loses; strangling wins if you have a way left yourself; when tiles run out reach decides, then tile points, then dot hexes of the chain, and then it is a draw.",

  team: "Two against two",
  teamText:
    "Four players on the largest board. Seats A and C are a team with the corners a10 and k1, seats B and D one with a1 and k10; so turns go to and fro between the teams. The rules of the Race hold: the goals of a team are the corners of the other, all tiles serve all, every route belongs to both teams, and who lays its last tile wins, for the partner as well. Ten tiles are the least.",
  teamFirst:
    "The first tile of each player goes to a corner of the team that is still empty. So after four tiles all four corners are filled.",
  teamBegin:
    "A coin falls for one of the teams, and either partner may say whether it goes first. Then A, B, C and D follow each other, beginning with A or with B.",
  teamPool:
    "*The pool.* Besides the bags each team has eight strong tiles. Once in a game each player may draw from there instead of from the own bag, blindly, even when the bag is empty. You say so when you lay a tile. Everybody sees that you hold a tile of the pool, but not which one.",
  teamHands:
    "Partners do not see each other's hands, unless the table allows it. If one of them resigns, is late too often or can lay nothing, the team has lost.",
  teamFigure:
    "D has laid b6, which has two dots: the route from a1 to a10 is complete, and B and D score 10 × 3 = 30",
  teamEnd:
    "Strangling wins only if the table chose it, then as in a Race. When tiles run out the reach of the teams decides, then the length of their chains; then it is a draw. Scores belong to the team.",

  choices: "Choices of the table",
  choiceDots: "*Dots* may count nothing.",
  choiceStrangle: "*Strangling* may be switched on or off.",
  choiceGuards:
    "*Guards* are the two rules about the last open end and about Blocks beside corners of the triangle. Without them both are allowed, and games can be over very soon.",
  choiceBlock:
    "*Blocks with a line:* whoever lays a Block may give it one line, a Straight, an Angle or a Long curve. Then it has to join, may lie on a corner, may displace and never strangles. It still counts 1 tile point.",
  choiceHands: "*Open hands:* everybody sees all hands and all draws.",
  choiceFirst:
    "*Who begins:* instead of choosing, whoever wins the coin may simply begin, and corners may be dealt out by lot; or seat A begins without any lot.",
  choiceCorners:
    "*Both corners* (Race, Battle): on your second corner a tile may be laid like a first one, touching nothing.",
  choiceTokens: "*Tokens* (Battle): none to five.",
  choiceTri:
    "*Triangle for three:* the order of turns, shared wins or not, and 17 tiles, without the second Arrow.",
  choicePartner: "*Partners* may see each other's hands.",
  choicePenalties:
    "*Penalties:* what the rules forbid is usually refused, and that is all. Here each attempt counts, and the third one loses the game.",

  time: "Clocks and leaving",
  timeText:
    "A table may have a clock. If your time is up, one of all your placements is made for you by lot, a displacement only if there is nothing else; the third time you have lost, or the first time, as the table chose. If you were choosing, you go first, or take the first corner that is free.",
  timeLeave:
    "You may resign at any time, in your turn or not. For whoever is gone a minute a bot plays on until they are back; or they have resigned, if that was agreed.",

  notation: "Written down",
  notationText:
    "Records write a tile with two letters: ST, XC, AN, AR, BK, YR, YL, S6, TB, LC, SP and WC, in the order in which they are shown above. *ST@a8/1* is a Straight on a8, turned by one sixth clockwise; *WC=S6@e9* a Wildcard that became a Star-6; *S6xe5* displaces; *+P* draws from the pool. A route of one's own is marked *#*, one of somebody else *^*, strangling *!*.",

  bots: "The bots",
  botsText:
    "*Drip* follows its own way and sees nobody else's. *Brook* looks at what every tile leaves to all. *Weir* thinks of the best answer in a few imagined hands, *Delta* plays some rounds on, over and over. They play in every mode, see what their seat sees and no more, and do not know the hand of a partner.",

  fair: "Fair draws",
  fairText:
    "Coin, dice and tiles come out of the luck of the game. The house promises it beforehand, your devices mix something into it, and afterwards anybody can work out every draw again: press *Check the luck* on the results page.",

  hints: "To begin with",
  hintGap: "Count gaps. A gap of two is a trap for whoever has to fill half of it.",
  hintWays: "Keep two ways out of your corner, and two ways round every Block.",
  hintEnds: "Tiles with many ends give you choices, and give them to the others too.",
  hintBlock: "A Block is worth most late: to make a gap longer, or as a move that changes nothing.",
  hintDots: "A detour of one tile over a hex with two dots trebles what a win is worth.",
} as const;

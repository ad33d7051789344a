/** The sentences of the guided first game. */
export const words = {
  you: "You",
  rival: "White",
  startTitle: "Two corners are yours",
  startText:
    "Yours are marked A, those of White B. Whoever lays the tile that joins one of A's corners to one of B's has won: the tiles between may be anybody's.",
  firstTitle: "Begin in a corner",
  firstText:
    "You hold three tiles. Choose the Straight and press the corner at the lower left, a9. Lay it as it is: its line leads up, onto the board.",
  firstHint: "The Straight on a9, please, without turning it.",
  metTitle: "Lines have to meet",
  metText:
    "You have drawn a new tile. From now on each tile needs a neighbour, and one of its lines has to meet a line there. White begins on the corner above.",
  crossTitle: "Go on from there",
  crossText:
    "Lay the X-Cross on a8, as it is. Its two lines cross without being joined: the upright one carries yours on, the other one is for later.",
  crossHint: "The X-Cross on a8, without turning it.",
  towardsTitle: "White comes towards you",
  towardsText:
    "That is not polite, it is a race: the way will be one for both of you, and its last tile counts.",
  endsTitle: "Open ends",
  endsText:
    "Now the Y right on a7, as it is. Where one of your lines runs into an empty cell a light glows: there you can go on. Three ends are better than two.",
  endsHint: "The Y right on a7, without turning it.",
  starTitle: "All six sides",
  starText: "White lays a Star-6, which meets whatever comes. Now count the cells between.",
  countTitle: "Count the gap",
  countText:
    "a6, a5 and a4 are empty: three. Fill one, and two are left; then White cannot fill one either without leaving you the last. Lay the Y left on a6, as it is.",
  countHint: "The Y left on a6, without turning it.",
  blockTitle: "White has something else",
  blockText: "Two are left, and White would rather fill neither of them.",
  roundTitle: "Round the Block",
  roundText:
    "A Block has no line, so nothing joins it. Now the way goes over a5, b5 and b4: three again. Choose the Y left, turn it by three sixths with R or a tap on it, and lay it on a5.",
  roundHint: "The Y left on a5, turned by three sixths: up, down and to the upper right.",
  stuckTitle: "The same once more",
  stuckText: "Two are left again, and this time White has no better idea than to fill one.",
  lastTitle: "The last tile",
  lastText:
    "One cell is missing, b4, and it has two dots. Turn the Y right by three sixths: then it meets both the Star and the Spread below. Lay it.",
  lastHint: "The Y right on b4, turned by three sixths.",
  wonTitle: "That was it",
  wonText:
    "Your route has ten tiles, four of them White's. A win is worth 10, and the hex with two dots makes that 30. In other modes there are territories, a triangle, partners; the heart is the same.",
} as const;

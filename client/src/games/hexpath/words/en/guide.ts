/** The sentences of the guided first game. */
export const words = {
  you: "Crimson",
  rival: "Magpie",
  startTitle: "Every path begins at a gate",
  startText:
    "Your gate is the red one with the C, and the lit hex before it is where your next tile goes. Magpie sits across. Whoever has more points in the end has won.",
  layTitle: "Lay a tile",
  layText:
    "You hold two tiles. Before you lay one, the board shows where your path would run. Lay the first just as it is: your path goes through it and stops before the next empty hex.",
  layHint: "The first tile, please, without turning it.",
  paidTitle: "Two points",
  paidText:
    "One for coming to a hex for the first time, one for the first step of the run. You have drawn a new tile. Now Magpie lays one.",
  turnTitle: "Mind the edge",
  turnText:
    "The way it came, your first tile would take you over the edge, and out: look at the cross. Turn it, with R or a tap on it, until your path leads to C4. That is two sixths. Then lay it.",
  turnHint: "Not this one. The first tile, turned by two sixths, leads to C4.",
  laidTitle: "Not every turn is a leap",
  laidText: "Two points again. A path that is safe now can still earn later. Magpie goes on, too.",
  loopTitle: "Back into your own hexes",
  loopText:
    "Turn the first tile by one sixth: the path goes back through C5 and B4, into lines that were still free. A second visit pays two, a third four, then eight; and every step of one run pays one more than the last. That makes eleven.",
  loopHint: "There is more to be had: the first tile, turned by one sixth.",
  elevenTitle: "Eleven at one go",
  elevenText:
    "C4: one and one. C5 again: two and two. B4 again: two and three. Long runs and old hexes are where the points are. Watch where Magpie comes to a stop.",
  sharedTitle: "One hex before both of you",
  sharedText:
    "Magpie waits before B3 as well, so your tile will move both paths: yours first. Take the other tile and turn it by two sixths: you are safe, and Magpie runs over the edge. Not turned at all, it would run you head-on into Magpie.",
  sharedHint: "The other tile (F), turned by two sixths, sends Magpie over the edge.",
  wonTitle: "That was it",
  wonText:
    "Your run made six, and putting Magpie out pays twice that on top. On this table the match ends when only one can go on. Points made stay made, so a path that is out can still win. You know all you need.",
} as const;

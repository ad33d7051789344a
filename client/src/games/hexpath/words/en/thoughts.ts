/** How each bot thinks, and what it has reached against the others. */
export const words = {
  tortoise:
    "For every placement it asks how many of nine tiles, turned in every way, would still keep it alive afterwards. It adds a little for open space and takes half off for each path that waits before the same hex.",
  magpie:
    "It looks at its twelve placements and lays the one with the most points; one that would put it out only if all of them do. That is all.",
  spider:
    "Like Magpie, but a tile is worth more to it beside hexes that it has been in often: there the next loop would pay.",
  hawk: "Putting somebody out is worth forty points to it, and every hex nearer to a rival two more; of its own points only half count. It counts what it leaves to others against itself, and likes to carry rivals to places they can hardly get away from.",
  fox: "It imagines six worlds: two tiles for the next rival, one more for itself. In each the rival answers as well as it can, then Fox does. It lays what does best on average.",
  owl: "It plays the next two rounds to and fro, a hundred times and more, with imagined tiles and everybody grabbing what they can. What did well is tried more often; what was tried most is laid.",

  duels:
    "Measured in {games} duels with the others: {share} % won (the true share lies between {low} and {high} % with a certainty of 95).",
  tables: "At tables of six: {share} % won, and in {standing} % its path was not out at the end.",
} as const;

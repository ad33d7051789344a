/** How each bot thinks, for those who want to know. */
export const words = {
  recruit:
    "Most of the time it takes some cell on one of its shortest ways across, the rest of the time any empty one. In classic Hex it plays a few dozen games out before each move.",
  corporal:
    "Takes the dozen cells that matter most and plays the turn out over and over, both sides learning as they go; then it leans on whatever did well. In classic Hex: hundreds of games.",
  captain:
    "Treats the board as a net of wires, measures how well each side's borders are joined, and takes the cell where one piece shifts that most. In classic Hex: thousands of games.",
  general:
    "Builds a table of every pairing of the eight weightiest cells and finds the mix of choices that can be exploited least; then it throws a die. In classic Hex it thinks for as long as the table allows.",
} as const;

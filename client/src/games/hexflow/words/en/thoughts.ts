/** How each bot thinks. */
export const words = {
  drip: "It takes six of its placements at random and lays the one after which the fewest cells of its own way are missing. It does not know that anybody else is there.",
  brook:
    "For each placement it weighs how many cells everybody still has to fill, how near their networks have come, and who could win next with the tiles that may be in hand. Then it lays the best.",
  weir: "Of the twelve placements that Brook would like best it looks at what the next player could answer, in eight imagined hands, and lays the one that leaves the best on average.",
  delta:
    "Of the twelve placements that look best after a glimpse at the answers it plays each on for eight turns, or to the end where that is near, over and over, with hands that it imagines from what nobody has played yet. What does well is tried more often; what does best on average is laid.",
} as const;

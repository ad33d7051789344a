/** Hexfall in English, at its table: labels, what to do now, what the chart says. */
export const words = {
  // Resources, Gold, terrains
  timber: "timber",
  brick: "brick",
  wool: "wool",
  grain: "grain",
  ore: "ore",
  gold: "Gold",
  forest: "forest",
  hills: "hills",
  pasture: "pasture",
  field: "field",
  mountain: "mountain",
  desert: "desert",
} as const;

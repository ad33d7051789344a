/** What the lobby says of Hex Path; everything else is said at the table. */
export const words = {
  title: "Hex Path",
  pitch: "Lay a tile, and your path runs on as far as it leads. Just not over the edge.",
  players: "2 to 6 players",
  bots: {
    magpie: { name: "Magpie", character: "Picks up whatever glitters most right now. Tomorrow can wait." },
    tortoise: {
      name: "Tortoise",
      character: "Looks for open country, shuns company, and is mostly still there when others are not.",
    },
    hawk: { name: "Hawk", character: "Circles close to you, and strikes when you share a hex with it." },
    spider: { name: "Spider", character: "Winds round and round through the hexes it knows best." },
    fox: { name: "Fox", character: "Asks what you would answer, and what it could say to that." },
    owl: {
      name: "Owl",
      character: "Dreams the match on, over and over, then lays the tile that dreamt best.",
    },
  },
  colours: {
    crimson: "Crimson",
    azure: "Azure",
    verdant: "Verdant",
    gold: "Gold-leaf",
    murex: "Murex",
    bone: "Bone",
  },
} as const;

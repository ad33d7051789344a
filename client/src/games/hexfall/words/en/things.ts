/** What stands and moves on the chart, and what there is to buy, by name. */
export const words = {
  // Banners
  crimson: "Crimson",
  azure: "Azure",
  verdant: "Verdant",
  goldleaf: "Gold-leaf",

  // Settlements by level, and what is built
  level1: "town",
  level2: "city",
  level3: "citadel",
  level4: "metropolis",
  capital: "capital",
  settlement: "settlement",
  harbor: "harbor",
  road: "road",
  wall: "wall",
  walls: { one: "a wall", other: "{count} walls" },
  canal: "canal",
  army: "army",
  armies: { one: "1 army", other: "{count} armies" },
  ship: "ship",
  ships: { one: "1 ship", other: "{count} ships" },
  garrison: "garrison",
  stack: "stack",
  cards: { one: "1 card", other: "{count} cards" },

  // The printed sea
  sea: "sea",
  fish: "fishing ground",
  whale: "whale ground",
  port: "port",
  portAny: "port: 3 of a kind for 1",
  portOne: "port: 2 {what} for 1",
  strait: "strait",
  mainIsland: "main island",
  outerIsland: "island {number}",

  // Neutrals
  band: "band",
  hoard: "hoard",
  pirate: "pirate",
  hold: "hold",

  // The rows of the cost table
  buyRoad: "Road",
  buyTown: "Town",
  buyUpgrade: "Upgrade",
  buyWall: "Wall",
  buyHarbor: "Harbor",
  buyShip: "Ship",
  buyArmy: "Army",
  buyMuster: "Three armies",
  buyCard: "Action card",

  // Phases
  draft: "Draft",
  roll: "Throw",
  discard: "Famine",
  main: "Turn",
  offer: "Offer",
  over: "Over",
} as const;

/** The pages beside the tables: setting one, replays, bots, rules, the guided game. */
export const words = {
  // Set the table
  newTable: "New table",
  seatColour: "Colour of seat {number}",
  forEachSeat: "Seat by seat",
  seatGuest: "Somebody here",
  guestNamed: "Name of the other",
  addSeat: "Add a seat",
  removeSeat: "Remove seat {number}",
  seatsOpen: {
    one: "One seat is open: its link and QR code come with the table.",
    other: "{count} seats are open: their link and QR code come with the table.",
  },
  allSeated: "All seats are taken: the game begins at once.",
  onlyWatching: "You watch; nobody waits for you.",
  openTable: "Open the table",
  begin: "Begin",

  // A replay
  copyMove: "Copy link to this move",
  toTable: "To the table",
  replayStart: "Before the first move",
  frameOf: "{at} of {last}",
  film: "Moves of the game",
  filmFirst: "To the beginning",
  filmBack: "One back",
  filmOn: "One on",
  filmLast: "To the end",
  runFilm: "Run",
  filmStop: "Stop",
  replayKeys: "One move back or on",
  space: "Space",

  // A map before the game
  map: "The map",
  mapLook: "Look at the map",
  mapText: "Whoever sits down with this size and this seed finds this map, whatever the dice say.",
  mapOther: "Another map",
  mapPlay: "Play on this map",

  // Bots, rules, the guided game
  botsText: "From the weakest to the strongest. Each of them knows only what you would know on its seat.",
  botsFair: "Bots are given what their seat may see, and nothing else: no sealed move, no luck to come.",
  play: "Play",
  guide: "A guided first game",
  guideStart: "Play a guided first game",
  guideRead: "Read on first.",
  guideDone: "Play for real",
  goOn: "Go on",
} as const;

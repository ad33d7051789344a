/** How to play Hexfall, in our own words. *Starred* words carry weight. */
export const words = {
  title: "How Hexfall is played",
  intro:
    "Two to four banners settle the islands of a sea that goes all the way round. Dice pay you in resources, and with these you build, trade, raise armies and sail. Whoever is first to own settlements worth 20 points, or stands alone, has won.",
  contents: "To the parts",

  sea: "The sea",
  seaText:
    "The chart is a band of hexes, 7 to 15 columns wide, that is joined east to west: what leaves on the right comes back on the left. The marks « and » and the dimmed columns beyond the rim show where. North and south are closed. Land never lies at the seam, so only water goes round.",
  seaLand:
    "There is a main island and one to five outer ones. Each tile of land pays one resource: *forest* timber, *hills* brick, *pasture* wool, *field* grain, *mountain* ore. The one *desert* pays nothing. The dots under a number are its *pips*, the throws of 36 that bring it. Outer islands pay a little more, and no 6 or 8 lies beside another.",
  seaGrounds:
    "Some sea tiles have numbers as well: twelve *fishing grounds* give grain, three *whale grounds* give ore. The best of them lie off the poorest shores.",
  seaPorts:
    "Nine *ports* are printed on the coasts. A settlement on either end of one trades with the bank at 3 for 1, or at 2 for 1 in the resource shown.",
  seaNames:
    "A tile is called by column and row, C5. Its corners are n and s, C5n and C5s, its edges e, se and sw. A *land corner* touches some land, a *land edge* has land on one side at least; a *strait* is an edge of open water between two land corners.",
  seaFigure:
    "The smallest sea: a main island on the left, one outer island on the right, grounds and nine ports around them",

  settle: "Settlements and points",
  settleText:
    "A settlement stands on a corner and has a level: *town* 1, *city* 2, *citadel* 3, *metropolis* 4. Levels are your points, and each Great Library that lies before you adds one. One settlement of yours is the *capital* and wears a crown. What these rules say of a town or city holds for every level.",

  draft: "The draft",
  draftText:
    "The order of turns is drawn once, for everything. First everybody places two cities, then two towns, unless the table chose other numbers, each with a road; odd rounds go along the order, even ones back. Only then do dice fall.",
  draftFirst:
    "*The first city* goes to any empty land corner with nothing on the corners next to it. It becomes your capital, with an army in it. Its road begins at the city.",
  draftSecond:
    "*The second city* stands next to the capital, on a corner whose other neighbours are free. If the edge between has no road yet, that road is laid there and the step is over; else you lay another one from your network. If no such corner is left, it goes where a third might.",
  draftMore: "*Further cities* go where a first one might, without an army.",
  draftTowns:
    "*Towns* keep no distance. Lay a road of your network first and found the town where one of your roads ends, or found it anywhere and lay a road at it. Every place must leave room for its road.",
  draftStores:
    "At the end each of your first cities brings a card for every numbered land tile that it touches; towns and grounds bring none. Everybody gets a timber and a brick more, and draws two action cards. The islands where you have a settlement count as settled by you.",
  draftFigure:
    "A capital on D5n with its crown and its army, and the second city next to it on D4s; the road between belongs to it",

  turn: "Rounds and turns",
  turnText:
    "When the order begins anew, a round begins: first every band moves, then the pirate sails and robs. Then each in turn does this:",
  turnRefresh: "Armies and ships are fresh again, and what the last turn left is forgotten.",
  turnRoll: "The dice fall, by themselves or by your hand, and pay everybody.",
  turnMain:
    "Trade, build, buy, play cards, raise, deploy, march, attack and sail, as often as you can and in any order.",
  turnEnd: "You end the turn. Armies left in hand take up posts, and free pieces and the Market lapse.",

  harvest: "What the dice pay",
  harvestText:
    "The sum of the dice pays every tile with that number: each settlement on a corner of it gets as many cards as its level. A ground pays settlements the same, and one card to each ship that lies on it. Nothing else matters: not whose armies stand about, nor whether you are linked. The bank never runs out, and there is no limit to what you hold but famine.",
  harvestSeized:
    "If a *band* lies on the tile, nobody is paid; the band keeps it all. On a ground the *pirate* does the same.",
  harvestDry:
    "If three throws in a row bring you nothing, of whomever, you draw an action card. A 7 counts, and so does a harvest that was seized.",
  harvestGold:
    "*Gold* pays for anything that is missing, but only once your cards are spent. Nobody can take it from you, and you cannot trade it. It comes from one card alone.",
  harvestFigure:
    "An 8 pays Crimson three timber, two for the city and one for the town, and Azure three for the citadel; a 5 pays two and three ore",

  seven: "A 7",
  sevenText: "No tile pays. Instead, in this order:",
  sevenFamine:
    "*Famine.* Whoever holds more than seven resource cards discards half of them, rounded down, of their own choice. A Famine relief is spent instead, by itself. All choose at the same time, and the game waits for them.",
  sevenBands: "*Bands* that are smaller than half of their hoard gain a man. Then a new one may come.",
  sevenPirate: "*The pirate* gains a ship, up to three; if there is none, a new one with two appears.",
  sevenSurge:
    "*War surge.* Whoever threw it may march twice with every stack in this turn. Attacks stay at one.",

  trade: "Trade",
  tradeText:
    "In your turn you may *offer* resources for others, some on both sides and none on both. All living rivals answer, and as soon as one accepts you may close with whom you like of those, or take the offer back. One offer at a time, eight in a turn. Offers of bots, and of everybody where a clock runs, lapse after some seconds.",
  tradeBank:
    "*The bank* gives one card for four of a kind, for three with a port that takes any, for two with the port of that resource, and for two of anything after a Market. Harbors that you build trade nothing.",

  build: "What there is to buy",
  buildText: "Gold pays for what is missing. There is no limit to pieces, but nobody has two metropolises.",
  buildWhat: "What",
  buildCost: "Cost",
  buildWhere: "Where",
  costRoad: "On a free land edge that joins a settlement, a stack, a road or a link of yours.",
  costTown: "On an empty land corner at a road or link of yours. There is no distance to keep.",
  costUpgrade:
    "One level for a settlement that is linked to your capital. A metropolis needs a Great Library, and there is one for each banner.",
  costWall: "Around any settlement without one.",
  costHarbor: "On an empty land corner where a road of yours ends and open water begins.",
  costShip: "On a sea tile at a settlement of yours or the end of a road, free of rivals and pirate.",
  costArmy: "Into your hand.",
  costMuster: "Into your hand, with the card Muster.",
  costCard: "One of eighteen kinds, all equally likely.",
  buildRoads:
    "*Roads* of different banners never meet at a corner. A road may come to a rival's settlement, but not go on from it. Rival armies and harbors do not stop it.",
  buildEmpty:
    "*Empty* is a corner without structure and without a rival's army. A stack of your own there becomes the garrison.",
  buildLinks:
    "*A harbor* turns the open water at it into a *link*, if land lies at the other end: as good as a road, for towns, roads, marches and the chain to your capital. It pays nothing and counts no point. If only open sea lies there, it leads nowhere, and the table says so before.",
  buildLinked:
    "*Linked* is what your roads and links join to the capital. A rival's settlement on the way breaks the chain, a harbor or army does not. Only upgrades need it.",
  buildExplorer:
    "*Explorers.* The first town that you found on an island new to you brings an army into your hand.",
  buildFigure:
    "From D4e a road leads to the harbor on E3s; across the strait the town on E4n is linked to the capital",

  armies: "Armies",
  armiesRaise:
    "*Raising* brings armies into your hand. *Deploy* them on your settlements at any time of your turn; they may march and attack at once. Joining a stack they take on what it has done already.",
  armiesMarch:
    "*Marching* takes a stack over one land edge or link, roads or not, once in a turn. Where a rival's structure or stack is, it cannot go. Stacks that meet become one, as tired as the more tired of them. Part of a stack may stay behind only in a settlement of your own.",
  armiesAttack:
    "*Attacking* reaches one step, once in a turn, before or after the march; you say how many fight, and they stay where they are. The hand may attack once too, where a settlement or stack of yours is next to the target; who survives returns to it, spent. Structures are safe in the first round. A stack may also *tear up* a rival's road at its corner instead.",
  armiesCount:
    "*The count* is exact. Your strength is the number that you sent, or half of it, rounded down, against walls, however high. Both sides lose the smaller of your strength and the defenders; the half that walls kept out survives. You win if your strength is greater than the defenders were.",
  armiesWin:
    "Winning over a structure, you take one card at random from its owner and strike one *blow*: a level of wall, or else a level of the settlement. A town without walls is razed, and a harbor burns at the first blow. Over a stack in the field you win the field, no more.",
  armiesTable: "Some battles, behind walls and without",
  battleAttackers: "Attackers",
  battleDefenders: "Defenders",
  battleWalled: "Walls",
  battleLeft: "Left",
  battleBlow: "Blow",
  yes: "yes",
  no: "no",
  armiesEnd:
    "Armies in hand at the end of your turn go where rivals within two steps outnumber your garrison most, and without any threat to the capital. *If the capital is razed*, your strongest settlement takes the crown.",
  armiesFigure:
    "Nine armies on D4s against one behind a wall: strength four beats one, eight survive, a card is plundered, and the wall falls",

  bands: "Bandit bands",
  bandsText:
    "One band for every two banners, on the desert at first. Bands attack nobody. At the beginning of each round each goes to the neighbouring tile, or stays on its own, where numbers are good, settlements weakly held and stacks few, with a bit of luck in it. There is one to a tile, and everybody sees their *hoards*.",
  bandsHunt:
    "*Hunting:* instead of attacking, a stack at a corner of its tile fights it, man for man. If any of yours are left and none of the band, the hoard is yours. If both are gone, it goes to the bank.",
  bandsSpawn:
    "On a 7, while there are fewer bands than living banners, a new one gathers beside a settlement of whoever has fewest around, and among those most points.",
  bandsFigure:
    "A band of two on B6 with its hoard. The three armies on C6n reach it: one would be left, and the hoard theirs",

  ships: "Ships",
  shipsText:
    "A ship sails from the turn after its launch, two tiles in a turn, round the sea too. Ships of one owner share a tile, and sail together or apart. On a ground they fish.",
  shipsBattle:
    "*Entering* a tile with rivals or the pirate is attacking: both sides lose as many ships as the smaller has, those without armies aboard first. If some of yours are left, they take the tile, and sail no farther. With the pirate sunk, its hold is theirs.",
  shipsTroops:
    "*Armies aboard:* a stack on a corner of the tile boards an empty ship, and later lands on any corner of the ship's tile that has no rival structure. Each of the two is a march, so without a surge landing comes in a later turn. Landing on a rival's stack is an attack with all aboard: they win or are lost.",
  shipsCanal:
    "*Canals* come from a card: a tile of land stays what it is, but ships of all banners cross it and lie in it. The pirate does not.",
  shipsFigure:
    "A ship of Crimson fishes on E6, another carries three armies on E4; the pirate lies on G5 with two ships",

  pirate: "The pirate",
  pirateText:
    "After the bands it sails up to two tiles, drawn by weaker fleets, by grounds with settlements, and by ships whose owners have cards. It sinks the whole fleet that it comes upon, if that is smaller, and loses as many ships, but never the last one. Then it takes a card from the richest owner of a ship next to it. On a ground it seizes the catch.",

  cards: "Action cards",
  cardsText:
    "Cards are drawn at the start, bought, or come after dry throws. There is no pile: every draw gives any kind with the same chance, but no third Great Library or Spy while two are held. In your turn you may play as many as you like, new ones too; one that would change nothing cannot be played. Free pieces are used by your next builds and lapse with the turn.",

  end: "How it ends",
  endPoints: "*Points.* Whoever has 20, or what the table chose, wins at once, in anybody's turn.",
  endLast:
    "*The last banner.* Whose last settlement is razed is out, with all roads, ships, armies, stores and cards; nobody inherits them. Who is left alone has won.",
  endLimit:
    "*The last round*, if the table chose one: most points win, then settlements, then armies; who is still level shares the win.",
  endResign:
    "You may resign at any time after the draft; that is being out. Who goes away during the draft has the clock place its pieces, and resigns when the first round begins.",

  table: "What the table shows",
  tableText:
    "Take up something to build, and every place for it lights up, with a green arrow on what can be upgraded. Take a stack or a ship, and you see its steps, its targets in danger red, and what a battle would come to, exactly. What cannot be done says why. Everybody's points, cards, Gold, hand armies and dry throws are public; which cards they are only the owner sees, and spies, as it was then.",
  tableKeys:
    "*R* throws where the dice wait for you, *E* ends the turn and warns you once of armies in hand and free pieces, *Esc* lets go. The chronicle tells everything in sentences, and the plot of the dice sets what fell beside what was to be expected.",

  options: "Choices of the table",
  optionSize:
    "*Size and map seed:* five sizes; the same seed gives the same map, which can be looked at before.",
  optionTarget: "*Points to win:* 10 to 40.",
  optionStart: "*The draft:* one to three cities, none to three towns.",
  optionFamine: "*Famine* above 7, 9, 11 or 13 cards.",
  optionDry: "*Throws without pay* before a card comes: two to six.",
  optionPeace: "*Peace:* none to five rounds in which no structure is attacked.",
  optionRoll: "*The dice* fall by themselves or are thrown.",
  optionOffers: "*Offers:* 1 to 20 in a turn.",
  optionRounds: "*The last round,* or none.",

  time: "Clocks, undo, one screen",
  timeText:
    "When a clock runs out the plainest thing is done for you: pieces of the draft where the dice pay most, the throw, a discard from the largest piles, a no to an offer, or the end of your turn. While others discard or answer, your clock stands. A step can be taken back if it drew nothing, showed nothing hidden, and did not pass the turn.",
  timeScreen:
    "Several people can play on one screen. If hands are to be hidden, it asks to be passed on before it shows anybody's cards.",

  notation: "Written down",
  notationText:
    "Records name the round and the banner, C, A, V or G: *3.C +R D4sw* is a road, *^D5n=3* an upgrade, *$4w>o* four wool at the bank for an ore, *D5n-D4s*·3 a march, *D4sxE5n 9:1w* an attack on walls, *!palace* a card, a full stop the end of the turn.",

  bots: "The bots",
  botsText:
    "They see what their seat sees and nothing else, trade by what a card is worth to them, and know the exact count of every battle.",

  fair: "Fair luck",
  fairText:
    "The map comes out of its seed, which everybody may know. Dice, bands, pirate, thefts and cards come out of the luck of the game, which nobody knows beforehand, and afterwards anybody can work out every throw again: press *Check the luck* on the results page.",

  hints: "To begin with",
  hintNumbers: "Look for 6 and 8, but for all five resources too, or for a port that makes one into another.",
  hintOre: "Grain and ore turn towns into cities, and cities into points.",
  hintWall: "A wall for two brick doubles what an attack needs. An empty town invites anybody.",
  hintSpend: "Spend before a 7 does it for you.",
  hintIslands: "Outer islands pay better, and the first town there brings an army along.",
} as const;

/** The sentences of the guided first game. */
export const words = {
  you: "You",
  rival: "Azure",

  startTitle: "A sea to settle",
  startText:
    "This is the smallest sea: the main island on the left, an outer one on the right, and water that goes all the way round. You are Crimson. In this short draft everybody places one city and one town, each with a road.",
  cityTitle: "Your capital",
  cityText:
    "Corner D5n touches three tiles: forest with a 9, hills with an 8, field with an 11. The dots under a number say how often it falls. Found your city there.",
  cityHint: "The city on D5n, please: where forest C4, hills D4 and field D5 meet.",
  laneTitle: "Its road",
  laneText:
    "The crown says that this is your capital, the shield that an army is in it. Lay its road to the right, on D4sw.",
  laneHint: "The road on D4sw, to the right of your capital.",
  rivalTitle: "Azure settles",
  rivalText: "The order goes there and back, so Azure now places everything: city, road, town, road.",
  townTitle: "A town for ore",
  townText:
    "Azure's capital is on the outer island, and its town on D4n is two steps from yours. Towns need no distance and no connection. Found yours on C6n, beside the mountain with the 5.",
  townHint: "The town on C6n: between forest C5, field and mountain.",
  pathTitle: "Towards home",
  pathText: "Every structure comes with a road. Lay this one on C5e, towards your capital.",
  pathHint: "The road on C5e, upwards from the town.",
  begunTitle: "The first throw",
  begunText:
    "Your city brought a card for each tile around it, and timber and brick come as a gift. Then the round began: the bandits went to the forest C5, and the pirate sailed. The dice showed an 8: your city on the hills got two brick. The forest with the 8 paid nobody, for the band keeps that timber.",
  roadTitle: "Build a road",
  roadText:
    "A road costs a timber and a brick. Choose Road among the builds, and D4se, which leads on to the right.",
  roadHint: "A road on D4se, where your other road ends.",
  palaceTitle: "Play a card",
  palaceText:
    "Leave the builds with Back, and look at the two action cards that you drew. The Palace raises your capital by a level, for nothing: play it, and the city becomes a citadel, which counts 3 and is paid threefold.",
  palaceHint: "Play the Palace, please.",
  passTitle: "End the turn",
  passText: "What you still hold is enough for nothing good. End your turn, with the button or with E.",
  passHint: "End the turn.",
  theirsTitle: "Azure throws for you too",
  theirsText:
    "Azure has thrown a 9, and the dice pay everybody: three timber for your citadel. Azure does nothing else with its turn.",
  againTitle: "Your second turn",
  againText: "An 8 again: three brick. A town takes timber, brick, grain, and wool, which you do not have.",
  bankTitle: "The bank",
  bankText:
    "You have six brick. The bank takes four of a kind for one that you want: give brick, and receive wool.",
  bankHint: "Four brick to the bank, for a wool.",
  foundTitle: "Found a town",
  foundText:
    "Now you can pay for a town. It needs a road of yours at an empty corner: E5n, where yours ends.",
  foundHint: "A town on E5n.",
  marchTitle: "To arms",
  marchText:
    "Azure's town on D4n has no wall and no garrison, and this table has no peace. March your army from the capital one step, to D3s. At home a garrison would be safer, but Azure has no army near.",
  marchHint: "Choose the army in D5n, and march to D3s.",
  attackTitle: "An exact count",
  attackText:
    "Nothing is thrown in a battle. One attacker against nobody: strength 1 is more than 0, so it wins, takes a card at random and strikes a blow. A town has one level. Attack D4n.",
  attackHint: "Attack D4n with the army on D3s.",
  doneTitle: "Razed",
  doneText: "The town is gone, and with it a point of Azure's. End your turn.",
  doneHint: "End the turn.",
  wonTitle: "A 7",
  wonText:
    "Azure has thrown a 7: nobody is paid, and whoever holds more than seven cards discards half. A second band gathers, and the pirate gains a ship. So it goes on, to 20 points as a rule. Ships, harbors, walls and trade are in the rules; the cost table is always at hand.",
} as const;

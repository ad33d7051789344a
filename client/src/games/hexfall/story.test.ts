import { expect, it } from "vitest";
import type { Envelope } from "../../types/wire";
import { sentences } from "./story";
import type { Event, Of } from "./types";
import { cards, story } from "./words/more";

const seats = ["Ann", "Bob", "Cleo"].map((name) => ({ name, kind: "human" as const, colour: "" }));
const envelope = { seats, view: { board: { cols: 7, rows: 7 } } } as unknown as Envelope;

const battle = { attackers: 5, defenders: 2, losses: 2, win: true };
const attack: Of<"attack"> = {
  type: "attack",
  seat: 0,
  rival: 1,
  from: 60,
  to: 74,
  walled: false,
  attackersLeft: 3,
  defendersLeft: 0,
  blow: true,
  level: 1,
  walls: 0,
  ...battle,
};
const hunt: Of<"hunt"> = {
  type: "hunt",
  seat: 0,
  from: 60,
  band: 0,
  attackersLeft: 3,
  defendersLeft: 0,
  cards: { ore: 2 },
  ...battle,
};

/** Of every type of event its shapes, each with what is said of it. */
const SAMPLES: { [T in Event["type"]]: [Omit<Of<T>, "type">, string][] } = {
  order: [[{ order: [1, 0, 2] }, "The order of turns: Bob, Ann, and Cleo"]],
  draft: [
    [{ seat: 0, what: "city", corner: 60 }, "*Ann* founds a city on C5n"],
    [{ seat: 0, what: "town", corner: 74 }, "*Ann* founds a town on C5s"],
    [{ seat: 0, what: "road", edge: 100 }, "*Ann* lays a road on C5e"],
  ],
  stores: [
    [{ seat: 1, cards: { timber: 2, ore: 1 } }, "*Bob* begins with 2 timber and 1 ore"],
    [{ seat: 1, cards: {} }, "*Bob* begins with nothing"],
  ],
  leaving: [[{ seat: 2 }, "*Cleo* leaves, and will resign when the first round begins"]],
  round: [[{ round: 3 }, "Round 3 begins"]],
  turn: [[{ seat: 1, turn: 5 }, "*Bob* is on turn"]],
  band_move: [
    [{ band: 0, from: 21, to: 30 }, "A band moves from A4 to C5"],
    [{ band: 0, from: 30, to: 30 }, "A band stays on C5"],
  ],
  band_grow: [[{ band: 0, size: 2 }, "A band now has 2 men"]],
  band_spawn: [[{ band: 1, tile: 30, size: 1 }, "A new band gathers on C5"]],
  band_seize: [[{ band: 0, tile: 30, cards: { timber: 3 } }, "The band on C5 seizes 3 timber"]],
  hunt: [
    [hunt, "*Ann* drives a band off with 5 and takes its hoard: 2 ore"],
    [{ ...hunt, cards: {} }, "*Ann* drives a band off with 5"],
    [
      { ...hunt, win: false, attackersLeft: 0, cards: {} },
      "*Ann* and a band wipe each other out; the hoard goes to the bank",
    ],
    [
      { ...hunt, win: false, attackersLeft: 0, defendersLeft: 1, cards: {} },
      "*Ann* hunts a band with 5 and is beaten; 1 of it stay",
    ],
  ],
  pirate_move: [
    [{ from: 0, to: 21, sunk: 0 }, "The pirate sails from A1 to A4"],
    [{ from: 21, to: 21, sunk: 0 }, "The pirate lies off A4"],
    [{ from: 0, to: 21, sunk: 2, victim: 1 }, "The pirate sails to A4 and sinks 2 ships of *Bob*"],
  ],
  pirate_grow: [[{ size: 3 }, "The pirate now has 3 ships"]],
  pirate_new: [[{ tile: 0, size: 2 }, "A new pirate appears on A1"]],
  pirate_seize: [[{ tile: 0, cards: { grain: 1 } }, "The pirate on A1 seizes 1 grain"]],
  pirate_rob: [[{ victim: 1, cards: { wool: 1 } }, "The pirate robs *Bob* of 1 wool"]],
  roll: [
    [{ dice: [3, 5] }, "The dice show 8 (3 + 5)"],
    [{ dice: [3, 4] }, "The dice show a 7 (3 + 4)"],
  ],
  harvest: [
    [
      { paid: { "0": { timber: 2 }, "1": { ore: 1, wool: 1 } } },
      "It pays Ann 2 timber; Bob 1 ore and 1 wool",
    ],
    [{ paid: {} }, "It pays nobody"],
  ],
  relief: [[{ seat: 0 }, "*Ann* spends a Famine relief"]],
  famine: [[{ seats: [0, 2] }, "Famine: Ann and Cleo must discard half"]],
  discard: [
    [{ seat: 0, count: 4 }, "*Ann* discards 4 cards"],
    [{ seat: 0, count: 4, cards: { ore: 4 } }, "*Ann* discards 4 ore"],
  ],
  draw: [
    [{ seat: 0, reason: "start" }, "*Ann* draws an action card"],
    [{ seat: 0, reason: "dry" }, "*Ann* was paid nothing for long, and draws an action card"],
    [
      { seat: 0, reason: "bought", paid: { brick: 1, gold: 2 }, card: "spy" },
      "*Ann* buys an action card for 1 brick and 2 Gold: Spy",
    ],
  ],
  offer: [[{ seat: 0, n: 1, give: { wool: 2 }, want: { ore: 1 } }, "*Ann* offers 2 wool for 1 ore"]],
  reply: [
    [{ seat: 1, accept: true }, "*Bob* accepts"],
    [{ seat: 1, accept: false }, "*Bob* declines"],
  ],
  trade: [[{ seat: 0, with: 1, give: { wool: 2 }, want: { ore: 1 } }, "*Ann* gives *Bob* 2 wool for 1 ore"]],
  withdraw: [[{ seat: 0 }, "*Ann* takes the offer back"]],
  bank: [[{ seat: 0, give: "wool", count: 4, get: "ore" }, "*Ann* gives the bank 4 wool for 1 ore"]],
  build: [
    [{ seat: 0, what: "road", edge: 100, paid: {} }, "*Ann* builds a road on C5e for nothing"],
    [{ seat: 0, what: "town", corner: 60, paid: { brick: 1 } }, "*Ann* founds a town on C5n for 1 brick"],
    [
      { seat: 0, what: "upgrade", corner: 60, level: 3, paid: { ore: 3 } },
      "*Ann* makes C5n a citadel for 3 ore",
    ],
    [{ seat: 0, what: "wall", corner: 60, level: 2, paid: { brick: 2 } }, "*Ann* walls C5n for 2 brick"],
    [{ seat: 0, what: "harbor", corner: 60, paid: {} }, "*Ann* builds a harbor on C5n for nothing"],
  ],
  launch: [[{ seat: 0, ship: 4, tile: 21, paid: {} }, "*Ann* launches a ship on A4 for nothing"]],
  raise: [[{ seat: 0, count: 2, paid: { wool: 2, gold: 4 } }, "*Ann* raises 2 armies for 2 wool and 4 Gold"]],
  deploy: [
    [{ seat: 0, corner: 60, count: 2, auto: false }, "*Ann* deploys 2 armies on C5n"],
    [{ seat: 0, corner: 60, count: 1, auto: true }, "The army left in hand goes to C5n"],
  ],
  march: [[{ seat: 0, from: 60, to: 74, count: 3 }, "*Ann* marches with 3 from C5n to C5s"]],
  tear: [[{ seat: 0, from: 60, edge: 100, rival: 1 }, "*Ann* tears up a road of *Bob* on C5e"]],
  embark: [[{ seat: 0, from: 60, ship: 4, count: 3 }, "3 armies of *Ann* board a ship"]],
  disembark: [
    [{ seat: 0, ship: 4, to: 60, count: 3 }, "3 armies of *Ann* land on C5n"],
    [{ seat: 0, ship: 4, to: 60, count: 0 }, "Nobody of *Ann* lands on C5n"],
  ],
  sail: [[{ seat: 0, ships: [4, 5], from: 21, to: 0 }, "*Ann* sails 2 ships from A4 to A1"]],
  attack: [
    [attack, "*Ann* attacks *Bob* on C5s, 5 against 2: won; each side loses 2 | C5s falls to a town"],
    [
      { ...attack, walled: true, level: 2, card: "ore", losses: 1, defenders: 1 },
      "*Ann* attacks *Bob* on C5s, 5 against 1 behind walls: won; each side loses 1 | *Ann* plunders 1 ore | The last wall on C5s falls",
    ],
    [
      { ...attack, walled: true, win: false, blow: false },
      "*Ann* attacks *Bob* on C5s, 5 against 2 behind walls: nobody wins; each side loses 2",
    ],
    [
      { ...attack, win: false, blow: false, attackers: 1, losses: 1 },
      "*Ann* attacks *Bob* on C5s, 1 against 2: beaten off; each side loses 1",
    ],
  ],
  sea_battle: [
    [
      { seat: 0, rival: 1, tile: 0, sunk: [], cards: {}, ...battle },
      "A battle on A1, 5 ships of *Ann* against 2 of *Bob*: won; each side loses 2",
    ],
    [
      { seat: 0, rival: null, tile: 0, sunk: [], cards: { ore: 1 }, ...battle },
      "A battle on A1, 5 ships of *Ann* against 2 of the pirate: won; each side loses 2 | *Ann* takes the pirate's hold: 1 ore",
    ],
  ],
  explorer: [[{ seat: 0, island: 1 }, "A new island: *Ann* gains an army"]],
  capital: [[{ seat: 0, corner: 60 }, "C5n is the new capital of *Ann*"]],
  razed: [[{ seat: 1, corner: 60 }, "What *Bob* had on C5n is razed"]],
  eliminated: [[{ seat: 1 }, "*Bob* is out"]],
  resigned: [[{ seat: 1 }, "*Bob* resigns"]],
  play: [
    [{ seat: 0, card: "muster", paid: { grain: 1, ore: 1 } }, "*Ann* plays Muster for 1 grain and 1 ore"],
    [{ seat: 0, card: "colony", corner: 60 }, "*Ann* plays Colony charter on C5n"],
    [{ seat: 0, card: "canal", tile: 30 }, "*Ann* plays Canal on C5"],
    [{ seat: 0, card: "migration", band: 0, tile: 30 }, "*Ann* plays Great migration: a band goes to C5"],
    [{ seat: 0, card: "columbus", fleet: 0, tile: 21 }, "*Ann* plays Columbus: from A1 to A4"],
    [{ seat: 0, card: "bountiful", resource: "ore" }, "*Ann* plays Bountiful harvest: ore"],
    [
      { seat: 0, card: "monopoly", resource: "ore", taken: { "1": { ore: 2 }, "2": {} } },
      "*Ann* plays Monopoly: ore, and gets 2 ore of *Bob*",
    ],
    [
      { seat: 0, card: "monopoly", resource: "ore", taken: { "1": {} } },
      "*Ann* plays Monopoly: ore, and finds nothing",
    ],
    [
      {
        seat: 0,
        card: "spy",
        rival: 1,
        report: { seat: 1, turn: 3, resources: { ore: 2 }, gold: 1, hand: ["relief"], ready: 2 },
      },
      "*Ann* plays Spy against *Bob* | *Bob* holds 2 ore; Gold: 1; armies in hand: 2; action cards: Famine relief",
    ],
    [{ seat: 0, card: "market" }, "*Ann* plays Market"],
  ],
  victory: [
    [{ winner: [0], way: "points" }, "*Ann* has the points, and wins"],
    [{ winner: [0], way: "last" }, "*Ann* is the last banner, and wins"],
    [{ winner: [0], way: "limit" }, "The last round is over: *Ann* wins"],
    [{ winner: [0, 1], way: "limit" }, "The last round is over: *Ann and Bob* win together"],
  ],
};

const told = Object.entries(SAMPLES).flatMap(([type, samples]) =>
  samples.map(([event, said]): [string, Event] => [said, { type, ...event } as Event]),
);

it.each(told)("tells %s", (said, event) => {
  expect(sentences(event, envelope).join(" | ")).toBe(said);
});

it("uses every sentence of the chronicle", () => {
  const source = import.meta.glob<string>("./story.ts", { query: "?raw", import: "default", eager: true });
  const text = Object.values(source)[0] ?? "";
  expect(Object.keys(story.words).filter((word) => !text.includes(`"${word}"`))).toEqual([]);
});

it("names every card", () => {
  const names = Object.values(cards.words).map(({ name }) => name);
  expect(new Set(names).size).toBe(18);
});

/** The chronicle in sentences: what each event says, in the words of the viewer's language. */
import type { Envelope } from "../../types/wire";
import { listed } from "../../words";
import { sea } from "./board";
import { type Card, type Coin, type Event, type Of, type Paid, type Resource, viewOf } from "./types";
import { type Key, say } from "./words";
import { cards as cardWords, named, tell } from "./words/more";

/** "2 timber and 1 ore"; null for an empty pile. */
export function pileText(cards: Paid): string | null {
  const some = Object.entries(cards).filter(([, count]) => count);
  if (!some.length) return null;
  return listed(some.map(([what, count]) => tell("amount", { count, what: say(what as Coin) })));
}

export const cardName = (card: Card): string => cardWords.words[card].name;

/** town, city, citadel, metropolis. */
export const levelName = (level: number): string => named(`level${level}` as "level1");

interface Scene {
  name(seat: number): string;
  tile(id: number): string;
  corner(id: number): string;
  edge(id: number): string;
}

function sceneOf(envelope: Envelope): Scene {
  const { tiles, corners, edges } = sea(viewOf(envelope).board);
  return {
    name: (seat) => envelope.seats[seat]?.name ?? "",
    tile: (id) => tiles[id]?.name ?? "",
    corner: (id) => corners[id]?.name ?? "",
    edge: (id) => edges[id]?.name ?? "",
  };
}

/** The sentences of an event, in the order of what happened. */
export function sentences(event: Event, envelope: Envelope): string[] {
  const scene = sceneOf(envelope);
  const teller = TELLERS[event.type] as (event: Event, scene: Scene) => string | string[];
  return [teller(event, scene)].flat();
}

type Tellers = {
  [T in Event["type"]]: (event: Of<T>, scene: Scene) => string | string[];
};

const TELLERS: Tellers = {
  order: ({ order }, { name }) => tell("order", { names: listed(order.map(name)) }),
  draft: (event, scene) => {
    const name = scene.name(event.seat);
    if (event.what === "road") return tell("draftRoad", { name, place: scene.edge(event.edge ?? -1) });
    return tell(event.what === "city" ? "draftCity" : "draftTown", {
      name,
      place: scene.corner(event.corner ?? -1),
    });
  },
  stores: ({ seat, cards }, { name }) => {
    const pile = pileText(cards);
    return pile
      ? tell("stores", { name: name(seat), cards: pile })
      : tell("storesNone", { name: name(seat) });
  },
  leaving: ({ seat }, { name }) => tell("leaving", { name: name(seat) }),
  round: ({ round }) => tell("round", { round }),
  turn: ({ seat }, { name }) => tell("turn", { name: name(seat) }),

  band_move: ({ from, to }, { tile }) =>
    from === to ? tell("bandStay", { to: tile(to) }) : tell("bandMove", { from: tile(from), to: tile(to) }),
  band_grow: ({ size }) => tell("bandGrow", { count: size }),
  band_spawn: (event, { tile }) => tell("bandSpawn", { tile: tile(event.tile) }),
  band_seize: (event, { tile }) => tell("bandSeize", { tile: tile(event.tile), cards: pile(event.cards) }),
  hunt: (event, { name }) => huntText(event, name(event.seat)),
  pirate_move: ({ from, to, sunk, victim }, { name, tile }) => {
    if (victim !== undefined) return tell("pirateSinks", { to: tile(to), count: sunk, name: name(victim) });
    return from === to
      ? tell("pirateStay", { to: tile(to) })
      : tell("pirateMove", { from: tile(from), to: tile(to) });
  },
  pirate_grow: ({ size }) => tell("pirateGrow", { count: size }),
  pirate_new: (event, { tile }) => tell("pirateNew", { tile: tile(event.tile) }),
  pirate_seize: (event, { tile }) =>
    tell("pirateSeize", { tile: tile(event.tile), cards: pile(event.cards) }),
  pirate_rob: ({ victim, cards }, { name }) => tell("pirateRob", { name: name(victim), cards: pile(cards) }),

  roll: ({ dice: [one = 0, two = 0] }) =>
    one + two === 7 ? tell("seven", { one, two }) : tell("roll", { total: one + two, one, two }),
  harvest: ({ paid }, { name }) => {
    const gains = Object.entries(paid).map(([seat, cards]) =>
      tell("gains", { name: name(Number(seat)), cards: pile(cards) }),
    );
    return gains.length ? tell("harvest", { list: gains.join("; ") }) : tell("harvestNone");
  },
  relief: ({ seat }, { name }) => tell("relief", { name: name(seat) }),
  famine: ({ seats }, { name }) => tell("famine", { names: listed(seats.map(name)) }),
  discard: ({ seat, count, cards }, { name }) =>
    cards
      ? tell("discardKinds", { name: name(seat), cards: pile(cards) })
      : tell("discard", { name: name(seat), count }),
  draw: ({ seat, reason, card, paid }, { name }) => {
    const word = reason === "start" ? "drawStart" : reason === "dry" ? "drawDry" : "drawBought";
    const line = withPaid(tell(word, { name: name(seat) }), paid);
    return card ? tell("drawKind", { line, card: cardName(card) }) : line;
  },

  offer: ({ seat, give, want }, { name }) =>
    tell("offer", { name: name(seat), give: pile(give), want: pile(want) }),
  reply: ({ seat, accept }, { name }) => tell(accept ? "accepts" : "declines", { name: name(seat) }),
  trade: ({ seat, with: rival, give, want }, { name }) =>
    tell("trade", { name: name(seat), rival: name(rival), give: pile(give), want: pile(want) }),
  withdraw: ({ seat }, { name }) => tell("withdraw", { name: name(seat) }),
  bank: ({ seat, give, count, get }, { name }) =>
    tell("bank", { name: name(seat), give: pile({ [give]: count }), want: pile({ [get]: 1 }) }),
  build: (event, scene) => withPaid(buildText(event, scene), event.paid),
  launch: ({ seat, tile, paid }, scene) =>
    withPaid(tell("launch", { name: scene.name(seat), tile: scene.tile(tile) }), paid),
  raise: ({ seat, count, paid }, { name }) => withPaid(tell("raise", { name: name(seat), count }), paid),

  deploy: ({ seat, corner, count, auto }, scene) =>
    tell(auto ? "deployAuto" : "deploy", { name: scene.name(seat), place: scene.corner(corner), count }),
  march: ({ seat, from, to, count }, { name, corner }) =>
    tell("march", { name: name(seat), from: corner(from), to: corner(to), count }),
  tear: ({ seat, edge, rival }, scene) =>
    tell("tear", { name: scene.name(seat), rival: scene.name(rival), place: scene.edge(edge) }),
  embark: ({ seat, count }, { name }) => tell("embark", { name: name(seat), count }),
  disembark: ({ seat, to, count }, { name, corner }) => {
    const words = { name: name(seat), place: corner(to) };
    return count ? tell("disembark", { ...words, count }) : tell("beatenOff", words);
  },
  sail: ({ seat, ships, from, to }, { name, tile }) =>
    tell("sail", { name: name(seat), from: tile(from), to: tile(to), count: ships.length }),
  attack: attackText,
  sea_battle: seaText,
  explorer: ({ seat }, { name }) => tell("explorer", { name: name(seat) }),
  capital: ({ seat, corner }, scene) =>
    tell("capital", { name: scene.name(seat), place: scene.corner(corner) }),
  razed: ({ seat, corner }, scene) => tell("razed", { name: scene.name(seat), place: scene.corner(corner) }),
  eliminated: ({ seat }, { name }) => tell("eliminated", { name: name(seat) }),
  resigned: ({ seat }, { name }) => tell("resigned", { name: name(seat) }),
  play: (event, scene) => playText(event, scene),
  victory: ({ winner, way }, { name }) => {
    const names = listed(winner.map(name));
    if (way === "points") return tell("wonPoints", { names });
    if (way === "last") return tell("wonLast", { names });
    return tell(winner.length > 1 ? "wonLimitAll" : "wonLimit", { names });
  },
};

const pile = (cards: Paid): string => pileText(cards) ?? tell("nothing");

/** What it cost; what a card has given is for nothing. */
function withPaid(line: string, paid: Paid | undefined): string {
  if (!paid) return line;
  const cost = pileText(paid);
  return cost ? tell("paidFor", { line, cards: cost }) : tell("free", { line });
}

function huntText({ attackers, attackersLeft, defendersLeft, cards, win }: Of<"hunt">, name: string): string {
  if (win) {
    const hoard = pileText(cards);
    return hoard
      ? tell("huntWin", { name, count: attackers, cards: hoard })
      : tell("huntWinEmpty", { name, count: attackers });
  }
  if (!attackersLeft && !defendersLeft) return tell("huntEven", { name });
  return tell("huntLose", { name, count: attackers, left: defendersLeft });
}

function buildText({ seat, what, corner, edge, level }: Of<"build">, scene: Scene): string {
  const name = scene.name(seat);
  const place = what === "road" ? scene.edge(edge ?? -1) : scene.corner(corner ?? -1);
  switch (what) {
    case "road":
      return tell("buildRoad", { name, place });
    case "town":
      return tell("buildTown", { name, place });
    case "upgrade":
      return tell("buildUpgrade", { name, place, what: levelName(level ?? 1) });
    case "wall":
      return tell("buildWall", { name, place });
    case "harbor":
      return tell("buildHarbor", { name, place });
  }
}

const withLosses = (line: string, losses: number): string =>
  losses ? tell("losses", { line, count: losses }) : line;

const outcome = (win: boolean, even: boolean): string =>
  tell(win ? "attackWon" : even ? "attackEven" : "attackLost");

/** The battle, then what the winner did: a card, a blow. */
function attackText(event: Of<"attack">, { name, corner }: Scene): string[] {
  const { attackers, defenders, walled, losses, win, blow, level, walls, card } = event;
  const force = walled ? Math.floor(attackers / 2) : attackers;
  const place = corner(event.to);
  const line = tell("attack", {
    name: name(event.seat),
    rival: name(event.rival),
    place,
    attackers,
    defenders,
    walled: walled ? tell("attackWalled") : "",
    result: outcome(win, force === defenders),
  });
  const lines = [withLosses(line, losses)];
  if (card) lines.push(tell("plundered", { name: name(event.seat), cards: pile({ [card]: 1 }) }));
  if (blow && walled)
    lines.push(walls ? tell("blowWall", { place, left: walls }) : tell("blowWallLast", { place }));
  else if (blow && level) lines.push(tell("blowLevel", { place, what: levelName(level) }));
  return lines;
}

function seaText(event: Of<"sea_battle">, { name, tile }: Scene): string[] {
  const { seat, rival, attackers, defenders, losses, win, cards } = event;
  const words = {
    name: name(seat),
    tile: tile(event.tile),
    attackers,
    defenders,
    result: outcome(win, attackers === defenders),
  };
  const line =
    rival === null ? tell("seaPirate", words) : tell("seaBattle", { ...words, rival: name(rival) });
  const hold = pileText(cards);
  return [withLosses(line, losses), ...(hold ? [tell("seaHold", { name: name(seat), cards: hold })] : [])];
}

function playText(event: Of<"play">, scene: Scene): string[] {
  const line = withPaid(played(event, scene), event.paid);
  const { taken, report } = event;
  if (report) {
    const { resources, gold, hand, ready } = report;
    const rival = scene.name(report.seat);
    const held = hand.length ? listed(hand.map(cardName)) : tell("nothing");
    return [line, tell("report", { rival, cards: pile(resources), gold, armies: ready, hand: held })];
  }
  if (!taken) return [line];
  const found = Object.entries(taken).flatMap(([seat, cards]) => {
    const text = pileText(cards);
    return text ? [tell("takenFrom", { cards: text, rival: scene.name(Number(seat)) })] : [];
  });
  return [found.length ? tell("taken", { line, list: listed(found) }) : tell("takenNone", { line })];
}

/** A card with what was chosen for it. */
function played(
  { seat, card, corner, tile, band, fleet, resource, rival }: Of<"play">,
  scene: Scene,
): string {
  const words = { name: scene.name(seat), card: cardName(card) };
  if (corner !== undefined) return tell("playPlace", { ...words, place: scene.corner(corner) });
  if (resource !== undefined) return tell("playResource", { ...words, what: resourceName(resource) });
  if (rival !== undefined) return tell("playSpy", { ...words, rival: scene.name(rival) });
  if (tile === undefined) return tell("play", words);
  if (band !== undefined) return tell("playMigration", { ...words, tile: scene.tile(tile) });
  if (fleet !== undefined)
    return tell("playColumbus", { ...words, from: scene.tile(fleet), to: scene.tile(tile) });
  return tell("playPlace", { ...words, place: scene.tile(tile) });
}

const resourceName = (resource: Resource): string => say(resource as Key);

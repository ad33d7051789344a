import { expect, it } from "vitest";
import { filmOf, lastLaid, pace, soundOf, tally } from "./motion";
import { enter } from "./sample.test-data";
import type { Event } from "./types";

const placed: Event = { e: "placed", turn: 7, seat: 0, hex: "C3", tile: "345012" };
const runs = (seat: number, count: number): Event[] =>
  Array.from({ length: count }, (_, i) => enter(seat, "C3", 1, i + 1));
const glow = (seat: number): Event => ({ e: "glow", seat, hex: "C2" });

it("moves nothing where no tile was laid", () => {
  expect(pace([{ e: "out", seat: 1, cause: "resign", by: null }])).toBe(0);
  expect(filmOf([])).toBeNull();
});

it("knows from the log where the newest tile lies, unless that is out of sight", () => {
  const log = [{ events: [] }, { events: [placed, glow(0)] }, { events: [{ e: "out", seat: 1 }] }];
  expect(lastLaid(log)).toBe("C3");
  expect(lastLaid([...log, { events: [{ e: "placed", turn: 8, seat: 1 }] }])).toBeNull();
  expect(lastLaid([])).toBeNull();
});

it("lets one path run after the other, none longer than 1.2 s", () => {
  const film = filmOf([placed, ...runs(0, 2), glow(0), ...runs(1, 40), glow(1)]);
  expect(film?.runs.map(({ seat, at, lasts }) => [seat, at, lasts])).toEqual([
    [0, 240, 300],
    [1, 540, 1200],
  ]);
  expect(film?.lasts).toBe(1740);
});

it("shows who ran into whom, and the ride home after it (HP-18)", () => {
  const film = filmOf([
    placed,
    ...runs(0, 1),
    { e: "headOn", seat: 0, struck: 1 },
    { e: "out", seat: 0, cause: "headOn", by: null },
    ...runs(1, 3),
    { e: "locked", seat: 1, cause: "gate", gateOf: 0 },
  ]);
  expect(film?.runs.map(({ seat, steps, fate }) => [seat, steps.length, fate.what])).toEqual([
    [0, 1, "out"],
    [1, 3, "locked"],
  ]);
  expect(film?.runs[1]?.at).toBeGreaterThan(240 + 150);
});

it("counts points up step by step, and the bonus last (HP-23)", () => {
  const film = filmOf([placed, ...runs(0, 2), glow(0), { e: "bonus", seat: 0, points: 10 }]);
  if (!film) throw new Error("there is a film");
  expect(tally(film, 100).size).toBe(0);
  expect(tally(film, 300).get(0)).toBe(2);
  expect(tally(film, 500).get(0)).toBe(5);
  expect(tally(film, film.lasts).get(0)).toBe(15);
});

it("counts what fog hides without showing where (HP-42)", () => {
  const film = filmOf([
    { e: "placed", turn: 7, seat: 0 },
    { e: "enter", seat: 0, points: 4 },
    { e: "glow", seat: 0 },
  ]);
  expect(film).toMatchObject({
    laid: null,
    runs: [{ steps: [], points: 4, fate: { what: "glow", hex: null } }],
  });
});

it("makes one sound for a step", () => {
  expect(soundOf([placed, glow(0)])).toBe("lay");
  expect(soundOf([placed, { e: "headOn", seat: 0, struck: 1 }])).toBe("contest");
  expect(soundOf([])).toBeNull();
});

import { expect, it } from "vitest";
import { curve, curveData, placeOf } from "./board";
import { sampleView } from "./sample.test-data";
import { grooves, trails } from "./scene";

const none = { trail: {} };
const line = (hex: string, a: number, b: number) => curveData([curve(placeOf(2, hex), 1, a, b)]);

it("puts the n-th free line of every tile into the n-th layer, so that later ones pass over", () => {
  const view = sampleView({ tiles: { C3: "345012", A1: "103254" } }, none);
  expect(grooves(view)).toEqual([
    line("C3", 0, 3) + line("A1", 0, 1),
    line("C3", 1, 4) + line("A1", 2, 3),
    line("C3", 2, 5) + line("A1", 4, 5),
  ]);
});

it("engraves no line that somebody has travelled, whichever way", () => {
  const view = sampleView({ tiles: { C3: "345012" } }, { trail: { C3: [[3, 0]] } });
  expect(grooves(view)).toEqual([line("C3", 1, 4), line("C3", 2, 5)]);
});

it("lets later visits pass over earlier ones, each with a casing", () => {
  const view = sampleView({}, { trail: { C3: [[0, 3], [1, 4]] } }); // biome-ignore format: one line
  const layers = trails(view);
  expect(layers.map(({ casing }) => casing)).toEqual([line("C3", 0, 3), line("C3", 1, 4)]);
});

it("shows a ride within the trail that it follows (HP-18)", () => {
  const view = sampleView({}, { trail: { C3: [[0, 3]] } }, { trail: { C3: [[3, 0]] } });
  const [under, over] = trails(view);
  expect(under?.ribbons).toEqual([{ seat: 0, narrow: false, d: line("C3", 0, 3) }]);
  expect(over).toEqual({ casing: "", ribbons: [{ seat: 1, narrow: true, d: line("C3", 3, 0) }] });
});

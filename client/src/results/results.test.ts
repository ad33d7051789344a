import { describe, expect, it } from "vitest";
import { pictureOf } from "./picture";
import { ranking, wonBy } from "./ranking";

describe("the ranking", () => {
  it("goes by places, and by seats where they share one", () => {
    expect(ranking(3, [2, 1, 2])).toEqual([
      { seat: 1, place: 1 },
      { seat: 0, place: 2 },
      { seat: 2, place: 2 },
    ]);
  });
  it("has no places for an abandoned game", () => {
    expect(ranking(2, null)).toEqual([
      { seat: 0, place: null },
      { seat: 1, place: null },
    ]);
  });
  it("says who won, or that nobody did", () => {
    const outcome = (places: number[] | null) => ({ reason: "", places, points: [] });
    expect(wonBy(outcome([2, 1]), ["Ann", "Bob"])).toBe("won by Bob");
    expect(wonBy(outcome([1, 1]), ["Ann", "Bob"])).toBe("won by Ann and Bob");
    expect(wonBy(outcome(null), ["Ann", "Bob"])).toBe("won by nobody");
  });
});

it("a picture carries its looks and nothing of the page", () => {
  document.body.innerHTML = `<style>.cell { fill: rgb(1, 2, 3); }</style>
    <svg viewBox="-5 -5 10 10" role="grid" class="board">
      <defs><pattern id="x-stone"><image href="blob:somewhere"/></pattern></defs>
      <g role="row" tabindex="0"><path class="cell" d="M0 0h1" aria-label="A1, empty"/></g>
    </svg>`;
  const svg = document.querySelector("svg") as SVGSVGElement;
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { x: -5, y: -5, width: 10, height: 10 } } });
  const picture = pictureOf(svg, "white");
  expect(picture).toContain("rgb(1, 2, 3)");
  expect(picture).not.toMatch(/class=|role=|aria-|tabindex|blob:/);
  expect(svg.querySelector("path")?.getAttribute("class")).toBe("cell");
});

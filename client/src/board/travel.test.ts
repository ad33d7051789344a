import { describe, expect, it } from "vitest";
import type { Point } from "./geometry";
import { type Arrow, type Level, travel } from "./travel";

interface Cell extends Point {
  id: string;
}
const H = Math.sqrt(3) / 2;
/** 5 by 5 rhombus with neighbours one apart; flat tops, or turned a quarter to stand on its point. */
const board = (tall: boolean): Cell[] =>
  Array.from({ length: 25 }, (_, i) => {
    const [r, b] = [Math.floor(i / 5) + 1, (i % 5) + 1];
    const [x, y] = [(r + b) * H, (b - r) / 2];
    return { id: `${r}${b}`, x: tall ? -y : x, y: tall ? x : y };
  });
const walk = (cells: Cell[], from: string, keys: (Arrow | `Shift+${Arrow}`)[]) => {
  let here = cells.find((cell) => cell.id === from) as Cell;
  let level: Level | null = null;
  return keys.map((key) => {
    const arrow = key.replace("Shift+", "") as Arrow;
    const step = travel(cells, here, arrow, 1, level, key.startsWith("Shift"));
    here = step.to;
    level = step.level;
    return here.id;
  });
};

describe("arrow keys on flat-topped cells", () => {
  const wide = board(false);
  it("up and down go straight", () => {
    expect(walk(wide, "33", ["ArrowUp", "ArrowUp", "ArrowDown"])).toEqual(["42", "51", "42"]);
  });
  it("left and right keep their level", () => {
    expect(walk(wide, "33", ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])).toEqual([
      "43",
      "44",
      "54",
      "55",
    ]);
    expect(walk(wide, "33", ["ArrowRight", "ArrowLeft"])).toEqual(["43", "33"]);
  });
  it("shift takes the other neighbour, and the run goes on from there", () => {
    expect(walk(wide, "33", ["Shift+ArrowRight", "ArrowRight"])).toEqual(["34", "44"]);
    expect(walk(wide, "33", ["Shift+ArrowLeft"])).toEqual(["23"]);
  });
  it("all six neighbours are one key away", () => {
    const keys = [
      "ArrowUp",
      "ArrowDown",
      "ArrowLeft",
      "ArrowRight",
      "Shift+ArrowLeft",
      "Shift+ArrowRight",
    ] as const;
    const reached = keys.map((key) => walk(wide, "33", [key])[0]);
    expect(new Set(reached)).toEqual(new Set(["42", "24", "32", "43", "23", "34"]));
  });
  it("slides along the rim and stops in the corner", () => {
    expect(walk(wide, "31", ["ArrowUp"])).toEqual(["41"]);
    expect(walk(wide, "51", ["ArrowUp"])).toEqual(["51"]);
    expect(walk(wide, "11", ["ArrowLeft"])).toEqual(["11"]);
  });
});

describe("arrow keys on the diamond that stands on its point", () => {
  const tall = board(true);
  it("left and right go straight", () => {
    expect(walk(tall, "33", ["ArrowRight", "ArrowLeft"])).toEqual(["42", "33"]);
  });
  it("up and down keep their level", () => {
    const down = walk(tall, "33", ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"]);
    expect(down[1]).toBe("44");
    expect(down[3]).toBe("55");
  });
});

import { describe, expect, it } from "vitest";
import { at, cellId, cellsOf, ground, R, ranksOf, spoken } from "./board";

describe("names of cells", () => {
  it("go both ways for all 169", () => {
    for (const cell of cellsOf(13, false))
      expect(ranksOf(cell.id)).toEqual({ red: cell.red, black: cell.black });
  });
  it("are spoken with a gap", () => {
    expect(["RABA", "R10BJ", "RKB10"].map(spoken)).toEqual(["RA BA", "R10 BJ", "RK B10"]);
  });
});

describe("where cells lie", () => {
  it("wide: both aces left, red rises, black falls (BH-1)", () => {
    const [left, top, right, bottom] = [
      at(1, 1, false),
      at(13, 1, false),
      at(13, 13, false),
      at(1, 13, false),
    ];
    expect(left.x).toBeLessThan(top.x);
    expect(top.x).toBeCloseTo(bottom.x);
    expect(right.x).toBeGreaterThan(top.x);
    expect(top.y).toBeLessThan(left.y);
    expect(bottom.y).toBeGreaterThan(left.y);
    expect(right.y).toBeCloseTo(left.y);
  });
  it("tall: a quarter turn clockwise, the left corner on top", () => {
    for (const [red, black] of [
      [1, 1],
      [13, 1],
      [5, 8],
    ] as const) {
      const [wide, tall] = [at(red, black, false), at(red, black, true)];
      expect(tall.x).toBeCloseTo(-wide.y);
      expect(tall.y).toBeCloseTo(wide.x);
    }
  });
  it("neighbours are equally far whichever way one steps", () => {
    const here = at(5, 5, false);
    for (const [dr, db] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, -1],
      [-1, 1],
    ] as const) {
      const there = at(5 + dr, 5 + db, false);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(Math.sqrt(3) * R);
    }
  });
});

describe.each([false, true])("the ground, tall %s", (tall) => {
  it.each([3, 7, 13])("size %i has four borders, two of each colour", (size) => {
    const { borders, labels } = ground(size, tall);
    expect(borders.map((border) => border.owner).sort()).toEqual(["black", "black", "red", "red"]);
    expect(labels).toHaveLength(2 * size);
  });
  it("holds everything it draws", () => {
    const { box, cells, labels } = ground(13, tall);
    for (const { x, y } of [...cells, ...labels]) {
      expect(x).toBeGreaterThan(box.x + 0.5 * R);
      expect(x).toBeLessThan(box.x + box.width - 0.5 * R);
      expect(y).toBeGreaterThan(box.y + 0.3 * R);
      expect(y).toBeLessThan(box.y + box.height - 0.3 * R);
    }
  });
  it("red's borders lie at the ends of red lines", () => {
    // The middle of each band is nearer to its own side's border cells than to any of the other's.
    const { borders } = ground(5, tall);
    for (const { owner, path } of borders) {
      const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((found) => ({
        x: Number(found[1]),
        y: Number(found[2]),
      }));
      const middle = points[Math.floor(points.length / 4)] ?? { x: 0, y: 0 };
      const distance = (id: string) => {
        const { red, black } = ranksOf(id);
        const cell = at(red, black, tall);
        return Math.hypot(cell.x - middle.x, cell.y - middle.y);
      };
      const nearestTo = (ids: string[]) => Math.min(...ids.map(distance));
      const reds = [2, 3, 4].flatMap((i) => [cellId(i, 1), cellId(i, 5)]);
      const blacks = [2, 3, 4].flatMap((i) => [cellId(1, i), cellId(5, i)]);
      expect(nearestTo(owner === "red" ? reds : blacks)).toBeLessThan(
        nearestTo(owner === "red" ? blacks : reds),
      );
    }
  });
});

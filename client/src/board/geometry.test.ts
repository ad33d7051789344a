import { describe, expect, it } from "vitest";
import { bands, type Facing, frame, grow, hexagon, nearest, outline, outward, type Point } from "./geometry";

const R = 10;
/** A rhombus of n by n flat-topped cells, as Battle Hex draws it. */
const rhombus = (n: number): Point[] =>
  Array.from({ length: n * n }, (_, i) => {
    const [r, b] = [Math.floor(i / n), i % n];
    return { x: (r + b) * 1.5 * R, y: ((b - r) * Math.sqrt(3) * R) / 2 };
  });
/** Twice the signed area: positive when the loop runs clockwise on a screen. */
const area2 = (points: Point[]) =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

describe("one hexagon", () => {
  it.each(["flat", "point"] as Facing[])("%s: side k looks out between corners k and k + 1", (facing) => {
    const corners = hexagon({ x: 3, y: -4 }, R, facing);
    for (let k = 0; k < 6; k++) {
      const [a, b] = [corners[k], corners[(k + 1) % 6]] as [Point, Point];
      const out = outward(k, facing);
      expect((a.x + b.x) / 2).toBeCloseTo(3 + (out.x * R * Math.sqrt(3)) / 2);
      expect((a.y + b.y) / 2).toBeCloseTo(-4 + (out.y * R * Math.sqrt(3)) / 2);
    }
  });
});

describe("the rim", () => {
  it("of a single cell has six edges", () => {
    expect(outline([{ x: 0, y: 0 }], R, "flat")).toHaveLength(1);
    expect(outline([{ x: 0, y: 0 }], R, "flat")[0]).toHaveLength(6);
  });
  it.each([2, 3, 7, 13])("of a rhombus of %i is one closed clockwise loop of 8n - 2 edges", (n) => {
    const loops = outline(rhombus(n), R, "flat");
    expect(loops).toHaveLength(1);
    const loop = loops[0] ?? [];
    expect(loop).toHaveLength(8 * n - 2);
    loop.forEach((edge, i) => {
      const next = loop[(i + 1) % loop.length];
      expect(edge.to.x).toBeCloseTo(next?.from.x ?? Number.NaN);
      expect(edge.to.y).toBeCloseTo(next?.from.y ?? Number.NaN);
    });
    expect(area2(loop.map((edge) => edge.from))).toBeCloseTo(n * n * 3 * Math.sqrt(3) * R * R, 3);
  });
  it("walks a hole the other way round", () => {
    const ring = [0, 1, 2, 3, 4, 5].map((k) => {
      const out = outward(k, "flat");
      return { x: out.x * R * Math.sqrt(3), y: out.y * R * Math.sqrt(3) };
    });
    const turns = outline(ring, R, "flat").map((loop) => Math.sign(area2(loop.map((edge) => edge.from))));
    expect(turns.sort()).toEqual([-1, 1]);
  });
  it("grows by the same distance everywhere", () => {
    const grown = grow(hexagon({ x: 0, y: 0 }, R, "flat"), 1);
    for (const p of grown) expect(Math.hypot(p.x, p.y)).toBeCloseTo(R + 2 / Math.sqrt(3));
  });
  it("is cut into bands that share an edge where two owners meet", () => {
    const loop = outline([{ x: 0, y: 0 }], R, "flat")[0] ?? [];
    const cut = bands(loop, (edge) => (edge.side === 2 ? ["a", "b"] : edge.side > 2 ? ["b"] : ["a"]), 0, 1);
    expect(cut.map((band) => band.owner).sort()).toEqual(["a", "b"]);
    // a: sides 0, 1 and half of 2, five half edges there and back; b: the other seven.
    const points = Object.fromEntries(cut.map((band) => [band.owner, band.path.split("L").length]));
    expect(points).toEqual({ a: 12, b: 16 });
  });
});

it("frames points with its margins", () => {
  expect(
    frame(
      [
        { x: 0, y: 0 },
        { x: 4, y: 2 },
      ],
      1,
      3,
    ),
  ).toEqual({ x: -1, y: -3, width: 6, height: 8 });
});

it("finds the nearest point, but none out of reach", () => {
  const cells = rhombus(3);
  expect(nearest(cells, { x: 1, y: 1 }, R)).toBe(cells[0]);
  expect(nearest(cells, { x: -30, y: 0 }, R)).toBeNull();
});

import { describe, expect, it } from "vitest";
import { around, beside, ends, ghosts, groundAt, portAt, R, sea, window } from "./board";
import { step } from "./places";
import { chart, cornerKey, id, sampleView } from "./sample.test-data";

describe("the places of a chart", () => {
  it.each([
    ["A4", 21],
    ["C5", 30],
    ["C5n", 60],
    ["C5s", 74],
    ["C5e", 100],
    ["C5se", 109],
    ["C5sw", 108],
  ])("has %s under its number", (name, number) => expect(id(name)).toBe(number));
  it("has as many of each kind as the cylinder has", () => {
    const medium = sea({ cols: 11, rows: 9 });
    expect([medium.tiles.length, medium.corners.length, medium.edges.length]).toEqual([99, 220, 319]);
  });
  it("calls every place by a name of its own", () => {
    const names = [...chart.tiles, ...chart.corners, ...chart.edges].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length - rim());
  });
  it("lays the six corners of a tile around it, a radius away", () => {
    for (const name of ["C5n", "C4s", "C6n", "C5s", "B6n", "B4s"]) {
      const [at, tile] = [chart.corners[id(name)], chart.tiles[id("C5")]];
      expect(Math.hypot((at?.x ?? 0) - (tile?.x ?? 0), (at?.y ?? 0) - (tile?.y ?? 0))).toBeCloseTo(R);
    }
  });
  it("knows the tiles of a corner and of an edge", () => {
    const names = (places: { name: string }[]) => places.map(({ name }) => name).sort();
    expect(names(around(chart, id("C5n")))).toEqual(["B4", "C4", "C5"]);
    expect(names(beside(chart, id("C5e")))).toEqual(["C5", "D5"]);
  });
  it("has edges as long as a side", () => {
    for (const { id } of chart.edges) {
      const [a, b] = ends(7, id);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(R);
    }
  });
});

/** Corners and edges of the rim may share a rim name. */
function rim(): number {
  const at = [...chart.corners, ...chart.edges]
    .map(({ name }) => name)
    .filter((name) => name.startsWith("@"));
  return at.length - new Set(at).size;
}

describe("across the seam", () => {
  it("shows the first column again behind the last one, and the other way round", () => {
    expect(ghosts(chart, id("A4"))).toEqual([chart.turn]);
    expect(ghosts(chart, id("G4"))).toEqual([-chart.turn]);
    expect(ghosts(chart, id("D4"))).toEqual([]);
  });
});

describe("what is printed", () => {
  const { board } = sampleView();
  it("puts a port into the water before its edge", () => {
    const { at } = portAt(chart, board, id("C5sw"));
    const land = chart.tiles[id("C5")] ?? { x: 0, y: 0 };
    expect(Math.hypot(at.x - land.x, at.y - land.y)).toBeCloseTo((Math.sqrt(3) / 2 + 0.4) * R);
  });
  it("lets a ground stand in the middle of its tile where there is no port", () => {
    expect(groundAt(chart, board, id("F5"))).toMatchObject({ x: chart.tiles[id("F5")]?.x });
  });
});

describe("looking near", () => {
  it("shows all that it was asked for, with room, in the shape of the frame", () => {
    const places = [chart.corners[id("C5n")], chart.corners[id("D5s")]].flatMap((at) => (at ? [at] : []));
    const box = window(places, 2, 3);
    expect(box.width / box.height).toBeCloseTo(2);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThan(box.x + R);
      expect(y).toBeLessThan(box.y + box.height - R);
    }
  });
});

describe("by arrow keys", () => {
  const from = chart.tiles[id("C5")];
  it("goes to the nearest place in the direction, and stays where there is none", () => {
    if (!from) throw new Error("no such tile");
    expect(step(chart.tiles, from, "ArrowRight")?.name).toBe("D5");
    expect(step(chart.tiles, from, "ArrowLeft")?.name).toBe("B5");
    expect(step([from], from, "ArrowUp")).toBeNull();
    expect(step(chart.corners, from, "ArrowUp")?.key).toBe(cornerKey("C5n"));
  });
  it("reaches every tile", () => {
    const seen = new Set([chart.tiles[0]]);
    for (const place of seen)
      for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const next = place && step(chart.tiles, place, arrow);
        if (next) seen.add(next);
      }
    expect(seen.size).toBe(chart.tiles.length);
  });
});

import { expect, it } from "vitest";
import { including, moved, nearer, roomFor, seenOf, WHOLE, within } from "./look";

const room = { x: -1600, y: -800, width: 3200, height: 1600 };

it("makes room for the whole board in any window", () => {
  const box = { x: -10, y: -10, width: 20, height: 20 };
  expect(roomFor(box, 2)).toEqual({ x: -20, y: -10, width: 40, height: 20 });
  expect(roomFor(box, 0.5)).toEqual({ x: -10, y: -20, width: 20, height: 40 });
});

it("keeps the point under the pointer where it is", () => {
  const at = { x: 400, y: 100 };
  const share = ({ x, width }: typeof room) => (at.x - x) / width;
  const look = nearer(WHOLE, 2, at, room);
  expect(look.zoom).toBe(2);
  expect(share(seenOf(look, room))).toBeCloseTo(share(seenOf(WHOLE, room)));
});

it("never looks beyond the room, nor farther than the whole of it", () => {
  expect(nearer(WHOLE, 0.1, { x: 900, y: 0 }, room)).toEqual(WHOLE);
  expect(moved(WHOLE, 5000, 5000, room)).toEqual(WHOLE);
  expect(seenOf(moved({ zoom: 2, x: 0, y: 0 }, 5000, 5000, room), room)).toMatchObject({ x: 0, y: 0 });
  expect(within({ zoom: 99, x: 0, y: 0 }, room).zoom).toBe(5);
});

it("moves no more than it takes to have a point in sight", () => {
  const look = { zoom: 4, x: 0, y: 0 };
  expect(including(look, { x: 50, y: 50 }, 20, room)).toEqual(look);
  expect(including(look, { x: 500, y: 0 }, 50, room).x).toBe(150);
});

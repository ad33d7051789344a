/** Looking at a part of the board: how near, and around which point. */
import type { Box, Point } from "../../board/geometry";
import { R } from "./board";

export interface Look {
  /** 1 shows the whole board. */
  zoom: number;
  x: number;
  y: number;
}

export const WHOLE: Look = { zoom: 1, x: 0, y: 0 };
/** The nearest look has this many hexes across. */
const FEWEST = 4;
/** One press of a button or key. */
export const STEP = 1.5;

function nearest({ width, height }: Box): number {
  return Math.max(1.5, Math.min(width, height) / (2 * R * FEWEST));
}

/** The board's box made as wide or as high as the window's `aspect` (width by height) leaves room. */
export function roomFor(box: Box, aspect: number): Box {
  const width = Math.max(box.width, box.height * aspect);
  const height = Math.max(box.height, box.width / aspect);
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** What is seen of a room. */
export function seenOf(look: Look, room: Box): Box {
  const [width, height] = [room.width / look.zoom, room.height / look.zoom];
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
}

/** Kept within the room, and between the whole board and the nearest look. */
export function within({ zoom, x, y }: Look, room: Box): Look {
  const near = Math.min(Math.max(zoom, 1), nearest(room));
  const hold = (v: number, from: number, size: number) => {
    const margin = size / near / 2;
    return Math.min(Math.max(v, from + margin), from + size - margin);
  };
  return { zoom: near, x: hold(x, room.x, room.width), y: hold(y, room.y, room.height) };
}

/** Nearer by `factor`, with the point `at` staying where it is on the screen. */
export function nearer(look: Look, factor: number, at: Point, room: Box): Look {
  const zoom = Math.min(Math.max(look.zoom * factor, 1), nearest(room));
  const kept = look.zoom / zoom;
  return within({ zoom, x: at.x + (look.x - at.x) * kept, y: at.y + (look.y - at.y) * kept }, room);
}

/** The same look moved, in the board's unit. */
export function moved(look: Look, dx: number, dy: number, room: Box): Look {
  return within({ ...look, x: look.x + dx, y: look.y + dy }, room);
}

/** A point in the middle, and at least so near that one sees which way it goes. */
export function around({ x, y }: Point, zoom: number, room: Box): Look {
  return within({ zoom: Math.max(zoom, STEP * STEP), x, y }, room);
}

/** Moved no more than it takes to have a point in sight, with `margin` around it. */
export function including(look: Look, at: Point, margin: number, room: Box): Look {
  const seen = seenOf(look, room);
  const pull = (v: number, from: number, size: number) =>
    Math.min(0, v - margin - from) + Math.max(0, v + margin - from - size);
  return moved(look, pull(at.x, seen.x, seen.width), pull(at.y, seen.y, seen.height), room);
}

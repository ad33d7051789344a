/** What of the chart is seen in a frame of so many px: all of it, or a part brought nearer and moved about. */
import type { Box, Point } from "../../board/geometry";
import { R } from "./board";

/** A tile is at most so large on screen, its radius in px. */
const LARGEST = 72;

export class Camera {
  /** The frame, in px. */
  width = $state(1);
  height = $state(1);
  /** The middle of what is wished for, and its width; null: the whole chart. */
  #wish = $state.raw<(Point & { width: number }) | null>(null);
  readonly #ground: () => Box;
  #shape = $derived.by(() => (this.width || 1) / (this.height || 1));
  /** The whole chart in the middle of the frame. */
  #room = $derived.by((): Box => {
    const { x, y, width, height } = this.#ground();
    const wide = Math.max(width, height * this.#shape);
    const high = wide / this.#shape;
    return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
  });
  box = $derived.by((): Box => {
    const wish = this.#wish;
    const room = this.#room;
    if (!wish) return room;
    const width = Math.min(room.width, Math.max(wish.width, (this.width * R) / LARGEST));
    const height = width / this.#shape;
    return {
      x: within(wish.x - width / 2, room.x, room.x + room.width - width),
      y: within(wish.y - height / 2, room.y, room.y + room.height - height),
      width,
      height,
    };
  });
  whole = $derived.by(() => this.box.width > this.#room.width * 0.98);

  constructor(ground: () => Box) {
    this.#ground = ground;
  }

  /** Px for each unit of the chart. */
  get scale(): number {
    return this.width / this.box.width;
  }

  /** Where a point of the frame, in px from its corner, lies on the chart. */
  locate(left: number, top: number): Point {
    return { x: this.box.x + left / this.scale, y: this.box.y + top / this.scale };
  }

  showAll(): void {
    this.#wish = null;
  }

  show({ x, y, width, height }: Box): void {
    this.#wish = { x: x + width / 2, y: y + height / 2, width: Math.max(width, height * this.#shape) };
  }

  /** Nearer by a factor; what is seen at a point of the chart stays there. */
  nearer(factor: number, at: Point): void {
    const { x, y, width, height } = this.box;
    const wide = Math.min(this.#room.width, width / factor);
    const kept = wide / width;
    this.#wish = {
      x: at.x + (x + width / 2 - at.x) * kept,
      y: at.y + (y + height / 2 - at.y) * kept,
      width: wide,
    };
  }

  /** The chart goes along by so many px. */
  move(dx: number, dy: number): void {
    const { x, y, width, height } = this.box;
    this.#wish = { x: x + width / 2 - dx / this.scale, y: y + height / 2 - dy / this.scale, width };
  }

  /** No farther than it takes to see a point. */
  include(at: Point): void {
    const { x, y, width, height } = this.box;
    const margin = R;
    if (at.x > x + margin && at.x < x + width - margin && at.y > y + margin && at.y < y + height - margin)
      return;
    if (!this.whole) this.#wish = { x: at.x, y: at.y, width };
  }
}

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** What of the board is seen in a frame of so many px: brought nearer, moved, asked where a pointer is. */
import type { Box, Point } from "../../board/geometry";
import { around, including, type Look, moved, nearer, roomFor, seenOf, WHOLE, within } from "./look";

export class Camera {
  /** The frame, in px. */
  width = $state(1);
  height = $state(1);
  #wish = $state.raw<Look>(WHOLE);
  readonly #ground: () => Box;
  #room = $derived.by(() => roomFor(this.#ground(), (this.width || 1) / (this.height || 1)));
  look = $derived.by(() => within(this.#wish, this.#room));
  /** What is seen, in the board's unit. */
  box = $derived.by(() => seenOf(this.look, this.#room));

  constructor(ground: () => Box) {
    this.#ground = ground;
  }

  /** Px for each unit of the board. */
  get scale(): number {
    return this.width / this.box.width;
  }
  /** Where a point of the frame, in px from its corner, lies on the board. */
  locate(left: number, top: number): Point {
    return { x: this.box.x + left / this.scale, y: this.box.y + (top / this.height) * this.box.height };
  }
  whole(): void {
    this.#wish = WHOLE;
  }
  /** Nearer by a factor; what is seen at a point of the board stays there. */
  nearer(factor: number, at: Point): void {
    this.#wish = nearer(this.look, factor, at, this.#room);
  }
  /** The board goes along by so many px. */
  move(dx: number, dy: number): void {
    this.#wish = moved(this.look, -dx / this.scale, -dy / this.scale, this.#room);
  }
  /** A point comes to the middle, near enough to see which way it goes. */
  centre(at: Point): void {
    this.#wish = around(at, this.look.zoom, this.#room);
  }
  /** No farther than it takes to see a point and what is around it. */
  include(at: Point, margin: number): void {
    this.#wish = including(this.look, at, margin, this.#room);
  }
}

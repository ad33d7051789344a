/** Pointers on the board: one aims, turns or moves the board; two bring it nearer. */
import type { Point } from "../../board/geometry";
import { R } from "./board";
import type { Camera } from "./camera.svelte";

/** What somebody may want of the board. */
export interface Wishes {
  /** Turn by so many sixths. */
  onturn?: (by: number) => void;
  /** Somebody points there, as seen from the middle of the glow; null when it is over. */
  onaim?: (off: Point | null) => void;
  /** What was pointed at stays. */
  onkeep?: () => void;
  onswitch?: () => void;
  onlay?: () => void;
  onskip?: () => void;
}

/** How the board stands while it is pointed at. */
export interface Standing extends Wishes {
  frame: HTMLElement;
  /** The middle of the own glow. */
  glow: Point | null;
  /** A step is in motion. */
  moving: boolean;
  /** It lies on a page that scrolls: as long as the whole board is seen, the wheel moves the page. */
  calm: boolean;
}

/** How near to the middle of the glow, in R, a pointer turns the tile. */
const REACH = 1.7;
/** A press that moves less than this, in px, is no drag. */
const SLIP = 6;
/** Of a wheel: one sixth, and the distance that brings the board nearer by a factor of e. */
const NOTCH = 50;
const WHEEL = 600;

interface Spot {
  clientX: number;
  clientY: number;
}

export class Pointing {
  readonly #camera: Camera;
  readonly #now: () => Standing;
  readonly #pressed = new Map<number, Point>();
  #began: Point | null = null;
  #slipped = false;
  #turning = false;
  #rolled = 0;

  constructor(camera: Camera, now: () => Standing) {
    this.#camera = camera;
    this.#now = now;
  }

  #locate({ clientX, clientY }: Spot): Point {
    const { left, top } = this.#now().frame.getBoundingClientRect();
    return this.#camera.locate(clientX - left, clientY - top);
  }

  /** Where a pointer is as seen from the middle of the glow; null if it is too far away to mean it. */
  #off(event: Spot): Point | null {
    const { glow } = this.#now();
    if (!glow) return null;
    const at = this.#locate(event);
    const away = { x: at.x - glow.x, y: at.y - glow.y };
    return Math.hypot(away.x, away.y) <= REACH * R ? away : null;
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    event.stopPropagation();
    if (event.isTrusted) this.#now().frame.setPointerCapture(event.pointerId);
    this.#began = { x: event.clientX, y: event.clientY };
    this.#pressed.set(event.pointerId, this.#began);
    this.#slipped = this.#pressed.size > 1;
    this.#turning = event.pointerType !== "mouse" && this.#off(event) !== null;
  };

  move = (event: PointerEvent): void => {
    event.stopPropagation();
    const before = this.#pressed.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") this.#now().onaim?.(this.#off(event));
      return;
    }
    const at = { x: event.clientX, y: event.clientY };
    if (this.#began && apart(at, this.#began) > SLIP) this.#slipped = true;
    if (!this.#slipped) return;
    const [other] = [...this.#pressed].filter(([id]) => id !== event.pointerId).map(([, spot]) => spot);
    this.#pressed.set(event.pointerId, at);
    if (other) {
      const middle = { clientX: (at.x + other.x) / 2, clientY: (at.y + other.y) / 2 };
      this.#camera.nearer(apart(at, other) / Math.max(apart(before, other), 1), this.#locate(middle));
      this.#camera.move((at.x - before.x) / 2, (at.y - before.y) / 2);
    } else if (this.#turning) this.#now().onaim?.(this.#off(event));
    else this.#camera.move(at.x - before.x, at.y - before.y);
  };

  up = (event: PointerEvent): void => {
    if (!this.#pressed.delete(event.pointerId)) return;
    event.stopPropagation();
    const now = this.#now();
    if (this.#slipped) {
      if (this.#turning) now.onkeep?.();
    } else if (now.moving) now.onskip?.();
    else if (this.#off(event)) {
      if (event.pointerType === "mouse") now.onlay?.();
      else now.onswitch?.();
    }
  };

  leave = (): void => {
    this.#pressed.clear();
    this.#now().onaim?.(null);
  };

  wheel = (event: WheelEvent): void => {
    const { calm, onturn } = this.#now();
    if (calm && this.#camera.look.zoom === 1 && !event.ctrlKey) return;
    event.preventDefault();
    if (event.ctrlKey || !onturn || !this.#off(event)) {
      const distance = event.ctrlKey ? WHEEL / 6 : WHEEL;
      this.#camera.nearer(Math.exp(-event.deltaY / distance), this.#locate(event));
      return;
    }
    this.#rolled += event.deltaY;
    if (Math.abs(this.#rolled) < NOTCH) return;
    onturn(Math.sign(this.#rolled));
    this.#rolled = 0;
  };

  menu = (event: MouseEvent): void => {
    event.preventDefault();
    // A long press on a touch screen asks for this menu too, and means nothing here.
    if ((event as PointerEvent).pointerType !== "touch") this.#now().onswitch?.();
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

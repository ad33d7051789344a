/** A replay as a film: frames, the sentences told at each of them, and moving to and fro. Pure. */

/** One frame: an entry of the log, and what was told there. */
export interface Frame {
  k: number;
  lines: { turn: number; text: string }[];
}

/** Between two frames while the film runs at its usual speed, in ms. */
export const PACE = 1100;

/** Which way the film runs by itself: on, back, or not at all. */
export type Run = 1 | -1 | 0;

export type Move = "first" | "back" | "on" | "last";

/** The place after a move, within the film. */
export function moved(at: number, move: Move, length: number): number {
  const last = Math.max(0, length - 1);
  switch (move) {
    case "first":
      return 0;
    case "back":
      return Math.max(0, at - 1);
    case "on":
      return Math.min(last, at + 1);
    case "last":
      return last;
  }
}

/** The place that a link names: the frame of `#k`, or of the nearest entry before it; without one, the end. */
export function placeOf(hash: string, frames: readonly Frame[]): number {
  const wanted = /^#(\d+)$/.exec(hash)?.[1];
  if (wanted === undefined) return moved(0, "last", frames.length);
  const at = frames.findLastIndex(({ k }) => k <= Number(wanted));
  return Math.max(0, at);
}

/** The newest sentence at or before a frame. */
export function latest(frames: readonly Frame[], at: number): string | null {
  for (let i = at; i >= 0; i--) {
    const line = frames[i]?.lines.at(-1);
    if (line) return line.text;
  }
  return null;
}

const KEYS: Record<string, Move> = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last" };

/** The move of a key; undefined for keys that mean nothing here. */
export const keyMove = (key: string): Move | undefined => KEYS[key];

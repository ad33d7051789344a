/** The chronicle of a step, and what an action would surely bring. */
import type { Envelope, GameEvent } from "../../types/wire";
import type { Line, Telling } from "../face";
import { sentences } from "./story";
import { asEvents, type Event, viewOf } from "./types";

/** Lines of one step; `before` is the round that was on when it began. */
export function tell(events: GameEvent[], { envelope }: Telling, before?: number): Line[] {
  let turn = before ?? viewOf(envelope).round;
  return asEvents(events).flatMap((event) => {
    if (event.type === "round") turn = event.round;
    return sentences(event, envelope).map((text) => ({ turn, text }));
  });
}

/** What the title says already, or what its maker sees anyhow. */
const PLAIN: readonly Event["type"][] = [
  "offer",
  "draft",
  "build",
  "launch",
  "deploy",
  "march",
  "sail",
  "play",
];

/** What an action would bring beyond itself, in sentences. */
export function foretell(events: readonly Event[], envelope: Envelope): string {
  return events
    .filter(({ type }) => !PLAIN.includes(type))
    .flatMap((event) => sentences(event, envelope))
    .map((line) => `${line.replaceAll("*", "")}.`)
    .join(" ");
}

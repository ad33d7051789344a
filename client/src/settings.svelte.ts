/** What one person prefers on one device. Kept in local storage; never sent anywhere. */

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "dark" | "light";
export type Speed = "slow" | "usual" | "quick" | "none";
/** Whether motion is reduced: as the system says, or whatever it says. */
export type Calm = "system" | "yes" | "no";

export interface Settings {
  theme: Theme;
  /** The id of a language, or `auto` for the browser's. */
  language: string;
  /** How fast moves are shown; with "none" their end stands there at once. */
  speed: Speed;
  calm: Calm;
  sound: boolean;
  /** From 0 to 10; 5 is as loud as the sounds were made. */
  volume: number;
  /** A pick on the board waits for the primary action; without it, open moves are made at once. */
  confirm: boolean;
  /** Patterns and signs stand out, for whoever cannot tell the seats by their colours. */
  patterns: boolean;
  /** The browser may say that it is our turn while the page is out of sight. */
  notices: boolean;
  /** A game's own preferences, by game id. */
  games: Record<string, Record<string, boolean | number | string>>;
}

const KEY = "hexmoot.settings";

function first(): Settings {
  return {
    theme: "system",
    language: "auto",
    speed: "usual",
    calm: "system",
    sound: false,
    volume: 5,
    confirm: matchMedia("(pointer: coarse)").matches,
    patterns: false,
    notices: false,
    games: {},
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // unreadable or forbidden storage: begin afresh
  }
}

export const settings: Settings = $state({ ...first(), ...kept() });

/** Write the settings through to the page and to storage whenever they change, in all tabs. Call once, from the root. */
export function keepSettings(): void {
  $effect(() => {
    const { dataset } = document.documentElement;
    if (settings.theme === "system") delete dataset.theme;
    else dataset.theme = settings.theme;
    dataset.motion = still() ? "none" : "full";
    dataset.patterns = settings.patterns ? "strong" : "usual";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window may refuse: the settings then last as long as the page.
    }
  });
  addEventListener("storage", ({ key }) => {
    if (key === KEY) Object.assign(settings, kept());
  });
}

// --- motion -------------------------------------------------------------------------------------------------

const TIMES: Record<Speed, number> = { slow: 2, usual: 1, quick: 0.5, none: 0 };
const reduced = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Whether motion is unwanted, by the system's word or by ours. */
export function still(): boolean {
  return (
    settings.speed === "none" || (settings.calm === "system" ? reduced.current : settings.calm === "yes")
  );
}

/** How long something lasts that takes `ms` at the usual speed; nothing where motion is unwanted. */
export function lasting(ms: number): number {
  return still() ? 0 : ms * TIMES[settings.speed];
}

/** What one person prefers on one device. Kept in local storage; never sent anywhere. */

import { MediaQuery } from "svelte/reactivity";

export type Theme = "system" | "dark" | "light";
export type Motion = "full" | "none";

export interface Settings {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** A pick on the board waits for the primary action; without it, open moves are made at once. */
  confirm: boolean;
  /** A game's own preferences, by game id. */
  games: Record<string, Record<string, boolean | number | string>>;
}

const KEY = "hexmoot.settings";

function first(): Settings {
  const touch = matchMedia("(pointer: coarse)").matches;
  return { theme: "system", motion: "full", sound: false, confirm: touch, games: {} };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {}; // unreadable or forbidden storage: begin afresh
  }
}

export const settings: Settings = $state({ ...first(), ...kept() });

/** Write the settings through to the page and to storage whenever they change. Call once, from the root. */
export function keepSettings(): void {
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = still() ? "none" : "full";
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A private window may refuse: the settings then last as long as the page.
    }
  });
}

const calm = new MediaQuery("(prefers-reduced-motion: reduce)");

/** Whether motion is unwanted, by the system's word or by ours. */
export function still(): boolean {
  return settings.motion === "none" || calm.current;
}

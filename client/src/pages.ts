/** Which page stands at which place; each comes over the wire when it is first asked for. */
import type { Component } from "svelte";
import type { Place } from "./router.svelte";

type At = Place["at"];
/** A page is given the place it stands at, or does not care. */
type Door<P extends At> = () => Promise<{
  default: Component<{ here: Extract<Place, { at: P }> }> | Component<Record<string, never>>;
}>;

const doors: { [P in At]?: Door<P> } = {
  lobby: () => import("./lobby/Lobby.svelte"),
  new: () => import("./setup/Setup.svelte"),
  table: () => import("./session/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  learn: () => import("./learn/LearnPage.svelte"),
  guide: () => import("./guide/GuidePage.svelte"),
  me: () => import("./people/MePage.svelte"),
  bots: () => import("./bots/BotsPage.svelte"),
};

/** The page of a place; null where there is none. */
export function page(here: Place): Promise<{ default: Component<{ here: Place }> }> | null {
  const door = doors[here.at] as Door<At> | undefined;
  return (door?.() as Promise<{ default: Component<{ here: Place }> }> | undefined) ?? null;
}

/** Which page stands at which place; each comes over the wire when it is first asked for, and its words with it. */
import type { Component } from "svelte";
import type { Place } from "./router.svelte";
import { luck, options, pages, people, records, remarks, table, withWords } from "./words";

type At = Place["at"];
/** A page is given the place it stands at, or does not care. */
type Door<P extends At> = () => Promise<{
  default: Component<{ here: Extract<Place, { at: P }> }> | Component<Record<string, never>>;
}>;

const doors: { [P in At]?: Door<P> } = {
  lobby: () => import("./lobby/Lobby.svelte"),
  new: () => withWords(import("./setup/Setup.svelte"), table, pages, options),
  table: () => withWords(import("./session/TablePage.svelte"), table),
  replay: () => withWords(import("./replay/ReplayPage.svelte"), table, pages, records),
  record: () => withWords(import("./replay/RecordPage.svelte"), table, pages, records, remarks, luck),
  learn: () => withWords(import("./learn/LearnPage.svelte"), table, pages),
  guide: () => withWords(import("./guide/GuidePage.svelte"), table, pages),
  map: () => withWords(import("./setup/MapPage.svelte"), table, pages, options),
  me: () => withWords(import("./people/MePage.svelte"), table, people),
  bots: () => withWords(import("./bots/BotsPage.svelte"), table, pages),
};

/** The page of a place; null where there is none. */
export function page(here: Place): Promise<{ default: Component<{ here: Place }> }> | null {
  const door = doors[here.at] as Door<At> | undefined;
  return (door?.() as Promise<{ default: Component<{ here: Place }> }> | undefined) ?? null;
}

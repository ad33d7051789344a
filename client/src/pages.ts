/** Which page stands at which place; each comes over the wire when it is first asked for. */
import type { Component } from "svelte";
import type { Place } from "./router.svelte";

type Page = () => Promise<{ default: Component<{ here: Place }> }>;

export const pages: Partial<Record<Place["at"], Page>> = {};

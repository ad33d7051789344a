/** What comes over the wire beside the table: everything that is done by consent. */
export { lineOf } from "./accord";
export { Agreement } from "./agreement.svelte";
export { default as Stop } from "./Stop.svelte";
export { default as Strip } from "./Strip.svelte";
export { default as TakeBack } from "./TakeBack.svelte";

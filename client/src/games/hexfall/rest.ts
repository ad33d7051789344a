/** What speaks more words than the lobby knows: the table, and the map before a game. */
import { withWords } from "../../words";
import { table } from "./words";
import { after, cards, story, things } from "./words/more";

export const rest = () => withWords(import("./table"), things, cards, story, after);

export const map = async () => (await withWords(import("./Map.svelte"), table, things)).default;

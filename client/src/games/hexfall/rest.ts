/** The table with all the words that it speaks: more than the tables of other games. */
import { withWords } from "../../words";
import { after, cards, story, things } from "./words/more";

export const rest = () => withWords(import("./table"), things, cards, story, after);

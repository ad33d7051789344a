/** How the chat speaks. */
import type { Phrase } from "../net/messages";
import { chat, speaker } from "../words";

/** The phrases that need no typing, in the order in which they are offered. Each is a word of the chat. */
export const PHRASES: readonly Phrase[] = ["hello", "goodLuck", "wellPlayed", "thanks", "oneMoment", "sorry"];

export const say = speaker(chat);

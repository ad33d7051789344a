/** What the chat says, in English. It comes over the wire with the chat. */
import type { Phrase } from "../net/messages";
import { fill } from "../words";

const words = {
  off: "Nothing is heard here before you join.",
  join: "Join the chat",
  leave: "Leave the chat",
  seats: "Among the players",
  watchers: "Among the watchers",
  empty: "Nobody has said anything yet.",
  say: "Say something",
  send: "Send",
  phrases: "Phrases",
  people: "Mute or report",
  peopleEmpty: "Nobody else has said anything yet.",
  peopleText: "Whoever you mute is not heard on this device any more, at any table.",
  mute: "Mute",
  muteName: "Mute {name}",
  report: "Report",
  reportName: "Report the last message of {name}",
  reported: "Reported",
  somebody: "Somebody",
  spoken: "{name} says: {text}",
} as const;

/** The phrases that need no typing, in the order in which they are offered. */
export const phrases: Record<Phrase, string> = {
  hello: "Hello",
  goodLuck: "Good luck",
  wellPlayed: "Well played",
  thanks: "Thank you",
  oneMoment: "One moment",
  sorry: "Sorry",
};

export const say = (word: keyof typeof words, params?: Record<string, string | number>): string =>
  fill(words[word], params);

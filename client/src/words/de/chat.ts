/** Was der Chat sagt. */
import type { words as en } from "../en/chat";
import type { Like } from "../like";

export const words: Like<typeof en> = {
  off: "Hier ist nichts zu hören, bevor du beitrittst.",
  join: "Dem Chat beitreten",
  leave: "Den Chat verlassen",
  seats: "Unter denen, die spielen",
  watchers: "Unter denen, die zuschauen",
  empty: "Noch hat niemand etwas gesagt.",
  say: "Sag etwas",
  send: "Senden",
  phrases: "Redewendungen",
  people: "Stummschalten oder melden",
  peopleEmpty: "Sonst hat noch niemand etwas gesagt.",
  peopleText: "Wen du stummschaltest, hörst du auf diesem Gerät an keinem Tisch mehr.",
  mute: "Stumm",
  muteName: "Stumm: {name}",
  report: "Melden",
  reportName: "Melden: letzte Nachricht von {name}",
  reported: "Gemeldet",
  somebody: "Jemand",
  spoken: "{name} sagt: {text}",

  // Redewendungen, die man nicht tippen muss
  hello: "Hallo",
  goodLuck: "Viel Glück",
  wellPlayed: "Gut gespielt",
  thanks: "Danke",
  oneMoment: "Einen Moment",
  sorry: "Entschuldigung",
};

/** Was die Lobby von Hex Path sagt; alles andere wird am Tisch gesagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/door";

export const words: Like<typeof en> = {
  title: "Hex Path",
  pitch: "Leg ein Plättchen, und dein Pfad läuft, so weit es führt. Nur nicht über den Rand.",
  players: "zu zweit bis zu sechst",
  bots: {
    magpie: {
      name: "Elster",
      character: "Greift nach dem, was gerade am meisten glitzert. Morgen kann warten.",
    },
    tortoise: {
      name: "Schildkröte",
      character: "Sucht freies Land, meidet Gesellschaft und ist meist noch da, wenn andere es nicht sind.",
    },
    hawk: { name: "Habicht", character: "Kreist in deiner Nähe und schlägt zu, wenn ihr ein Feld teilt." },
    spider: { name: "Spinne", character: "Windet sich rundherum durch die Felder, die sie am besten kennt." },
    fox: { name: "Fuchs", character: "Fragt, was du antworten würdest, und was er darauf sagen könnte." },
    owl: {
      name: "Eule",
      character: "Träumt die Partie weiter, wieder und wieder, und legt dann, was am besten geträumt hat.",
    },
  },
  // Jede Farbe beginnt mit dem Buchstaben, der auf ihrem Zeichen steht: C, A, V, G, M, B.
  colours: {
    crimson: "Carmin",
    azure: "Azur",
    verdant: "Viridian",
    gold: "Gold",
    murex: "Magenta",
    bone: "Beinweiß",
  },
};

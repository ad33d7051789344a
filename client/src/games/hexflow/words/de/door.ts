/** Was die Lobby von HEXFLOW sagt; alles andere wird am Tisch gesagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/door";

export const words: Like<typeof en> = {
  title: "HEXFLOW",
  pitch: "Zieh eine Linie ohne Lücke durch die Tafel.",
  players: "zu zweit bis zu viert",
  bots: {
    drip: { name: "Tropfen", character: "Läuft, wo es für ihn bergab geht, und sieht nie zur Seite." },
    brook: {
      name: "Bach",
      character: "Sieht, was jeder Stein allen lässt, und nimmt dann den leichtesten Weg.",
    },
    weir: { name: "Wehr", character: "Hält zurück, bis es an deine beste Antwort gedacht hat." },
    delta: {
      name: "Delta",
      character:
        "Teilt sich in viele Arme, folgt jedem ein gutes Stück und nimmt den, der am weitesten kommt.",
    },
  },
};

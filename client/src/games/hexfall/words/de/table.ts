/** Hexfall auf Deutsch, am Tisch: Beschriftungen, was jetzt zu tun ist, was die Karte sagt. */
import type { Like } from "../../../../words/like";
import type { words as english } from "../en/table";

export const words: Like<typeof english> = {
  timber: "Holz",
  brick: "Lehm",
  wool: "Wolle",
  grain: "Korn",
  ore: "Erz",
  gold: "Gold",
  forest: "Wald",
  hills: "Hügel",
  pasture: "Weide",
  field: "Feld",
  mountain: "Gebirge",
  desert: "Wüste",
};

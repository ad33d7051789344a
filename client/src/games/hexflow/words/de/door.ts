/** Was die Lobby von HEXFLOW sagt; alles andere wird am Tisch gesagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/door";

export const words: Like<typeof en> = {
  title: "HEXFLOW",
  pitch: "Zieh eine Linie ohne Lücke durch die Tafel.",
  players: "zu zweit bis zu viert",
  bots: {},
};

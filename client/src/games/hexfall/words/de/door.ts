/** Was die Lobby von Hexfall sagt; alles andere wird am Tisch gesagt. */
import type { Like } from "../../../../words/like";
import type { words as en } from "../en/door";

export const words: Like<typeof en> = {
  title: "Hexfall",
  pitch: "Besiedle die Inseln eines runden Meeres, und halte, was du hast.",
  players: "zu zweit bis zu viert",
  bots: {
    squire: { name: "Knappe", character: "Weiß, was alles wert ist, und irrt sich dabei oft beträchtlich." },
    steward: { name: "Verwalter", character: "Führt Buch über Dorf, Feld und Garnison und rät nie." },
  },
};

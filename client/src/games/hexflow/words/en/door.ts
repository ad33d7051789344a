/** What the lobby says of HEXFLOW; everything else is said at the table. */
import type { BotWords } from "../../../face";

const bots: Record<string, BotWords> = {};

export const words = {
  title: "HEXFLOW",
  pitch: "Carve one unbroken line across the tablet.",
  players: "2 to 4 players",
  bots,
} as const;

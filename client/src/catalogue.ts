/** The games of this house: what the server offers and this client has a face for. Asked once, kept for the visit. */
import { face as faceOf } from "./games";
import type { GameFace } from "./games/face";
import { api } from "./net/api";
import type { BotInfo, GameInfo } from "./net/messages";

export interface Offer {
  info: GameInfo;
  face: GameFace;
}

let asked: Promise<Offer[]> | null = null;

async function ask(): Promise<Offer[]> {
  const infos = await api.games();
  const offers = await Promise.all(
    infos.map(async (info) => {
      const face = await faceOf(info.id);
      return face ? { info, face } : null;
    }),
  );
  return offers.filter((offer) => offer !== null);
}

/** All games, in the server's order. A failed attempt is forgotten, so that the next one asks again. */
export function offers(): Promise<Offer[]> {
  asked ??= ask().catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function offer(id: string): Promise<Offer | null> {
  return (await offers()).find(({ info }) => info.id === id) ?? null;
}

/** Seats under the names that people read: bots are called as the page's language calls them. */
export function named<S extends { name: string; kind: string; bot?: string | null }>(
  seats: readonly S[],
  face: GameFace,
): S[] {
  return seats.map((seat) =>
    seat.kind === "bot" ? { ...seat, name: face.bots[seat.bot ?? ""]?.name ?? seat.name } : seat,
  );
}

/** The bot for somebody who just wants to play: the middle of the ladder, rather weaker than stronger. */
export function middleBot(bots: readonly BotInfo[]): BotInfo | null {
  const ladder = [...bots].sort((a, b) => a.level - b.level);
  return ladder[Math.floor((ladder.length - 1) / 2)] ?? null;
}

/** The registry: every folder beside this file that has an `index.ts` is a game. Whoever comes sees them all, so they
 *  come together; their words, and whatever weighs something, come when they are asked for. */
import type { GameFace } from "./face";

const faces = import.meta.glob<GameFace>("./*/index.ts", { eager: true, import: "face" });

/** The face of a game, with its words; null when there is none by this id. */
export async function face(id: string): Promise<GameFace | null> {
  const found = faces[`./${id}/index.ts`];
  await found?.load();
  return found ?? null;
}

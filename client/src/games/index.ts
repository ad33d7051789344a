/** The registry: every folder beside this file that has an `index.ts` is a game. */
import type { GameFace } from "./face";

const doors = import.meta.glob<{ face: GameFace }>("./*/index.ts");

/** Ids of the games that have a face, in the order of the alphabet. */
export const gameIds: string[] = Object.keys(doors)
  .map((path) => path.split("/")[1] ?? "")
  .sort();

/** The face of a game, with its words; null when there is none by this id. */
export async function face(id: string): Promise<GameFace | null> {
  const door = doors[`./${id}/index.ts`];
  if (!door) return null;
  const { face } = await door();
  await face.load();
  return face;
}

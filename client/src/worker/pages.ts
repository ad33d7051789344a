/** What the worker does about pages: they come from the server, and without one there is the offline page.
 *
 *  Nothing else is kept, so a new server never meets old code. What is kept are the offline page and the files that it
 *  names, in a cache of each build: files of a build have its hashes in their names, and go with it. */

export const OFFLINE = "/offline.html";
/** A proxy says these where the server behind it is down. */
const DOWN = [502, 503, 504];
const FILE = /(?:src|href)="(\/assets\/[^"]+)"/g;
/** The faces that a few words need. */
const FONT = /url\((\/assets\/[^)]+-latin-[45]00-[^)]+)\)/g;

/** The files that a page or a style sheet loads. */
export function filesIn(text: string, pattern: RegExp = FILE): string[] {
  return [...text.matchAll(pattern)].map(([, file = ""]) => file);
}

/** Keep the offline page of this build. */
export async function keep(cache: Cache): Promise<void> {
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
  const files = filesIn(await textOf(cache, OFFLINE));
  await cache.addAll(files);
  const styles = files.filter((file) => file.endsWith(".css"));
  const fonts = (await Promise.all(styles.map((style) => textOf(cache, style)))).flatMap((text) =>
    filesIn(text, FONT),
  );
  await cache.addAll([...new Set(fonts)]);
}

async function textOf(cache: Cache, path: string): Promise<string> {
  return (await cache.match(path))?.text() ?? "";
}

/** The page that was asked for, or the offline page. */
export async function pageOr(
  offline: () => Promise<Response | undefined>,
  ask: () => Promise<Response>,
): Promise<Response> {
  const answer = await ask().catch(() => null);
  if (answer && !DOWN.includes(answer.status)) return answer;
  return (await offline()) ?? answer ?? Response.error();
}

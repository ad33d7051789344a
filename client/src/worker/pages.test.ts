import { describe, expect, it } from "vitest";
import { filesIn, keep, OFFLINE, pageOr } from "./pages";

const answer = (text: string, status = 200) => new Response(text, { status });
const offline = async () => answer("offline");
const said = async (asked: Promise<Response>) => (await asked).text();

/** A cache that is filled from files by path. */
function cacheOf(files: Record<string, string>) {
  const kept = new Map<string, string>();
  const add = async (request: string | Request) => {
    const path = typeof request === "string" ? request : new URL(request.url, "http://house.test").pathname;
    const text = files[path];
    if (text === undefined) throw new TypeError(`no file at ${path}`);
    kept.set(path, text);
  };
  const cache = {
    add,
    addAll: async (paths: string[]) => void (await Promise.all(paths.map(add))),
    match: async (path: string) => (kept.has(path) ? answer(kept.get(path) ?? "") : undefined),
  } as unknown as Cache;
  return { kept, cache };
}

const BUILT = {
  [OFFLINE]:
    '<script src="/assets/a.js"></script><link href="/assets/b.js"><link href="/assets/c.css"><a href="/">',
  "/assets/a.js": "",
  "/assets/b.js": "",
  "/assets/c.css":
    "src:url(/assets/marcellus-latin-400-x.woff2)}src:url(/assets/marcellus-latin-ext-400-y.woff2)",
  "/assets/marcellus-latin-400-x.woff2": "",
  "/assets/marcellus-latin-ext-400-y.woff2": "",
};

describe("the worker", () => {
  it("gives the page that the server has, whatever is kept", async () => {
    expect(await said(pageOr(offline, async () => answer("new")))).toBe("new");
    expect(await said(pageOr(offline, async () => answer("gone", 404)))).toBe("gone");
  });

  it("gives the offline page where nobody answers, or a proxy for nobody", async () => {
    expect(await said(pageOr(offline, async () => Promise.reject(new TypeError("no line"))))).toBe("offline");
    for (const status of [502, 503, 504])
      expect(await said(pageOr(offline, async () => answer("proxy", status)))).toBe("offline");
  });

  it("without an offline page passes on what there is", async () => {
    const nothing = async () => undefined;
    expect(await said(pageOr(nothing, async () => answer("proxy", 502)))).toBe("proxy");
    expect((await pageOr(nothing, async () => Promise.reject(new TypeError()))).type).toBe("error");
  });

  it("keeps the offline page with all that it loads, and the faces that its words need", async () => {
    const { kept, cache } = cacheOf(BUILT);
    await keep(cache);
    expect([...kept.keys()].sort()).toEqual(
      [
        OFFLINE,
        "/assets/a.js",
        "/assets/b.js",
        "/assets/c.css",
        "/assets/marcellus-latin-400-x.woff2",
      ].sort(),
    );
  });

  it("is not installed by halves", async () => {
    const { "/assets/b.js": _, ...rest } = BUILT;
    await expect(keep(cacheOf(rest).cache)).rejects.toThrow();
  });

  it("keeps no pages but that one", () => {
    expect(filesIn(BUILT[OFFLINE] ?? "")).not.toContain("/");
  });
});

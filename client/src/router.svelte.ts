/** Where we are. Paths are real paths: the server answers each of them with the same page. */

/** The pages that every game has. */
type Room = "new" | "learn" | "guide" | "map";

export type Place =
  | { at: "lobby" }
  | { [at in Room]: { at: at; game: string } }[Room]
  | { at: "table"; code: string }
  | { at: "replay"; code: string; game: number }
  | { at: "bots" }
  | { at: "record" }
  | { at: "me" }
  | { at: "nowhere" };

const PATTERNS: [RegExp, (...parts: string[]) => Place][] = [
  [/^\/$/, () => ({ at: "lobby" })],
  [/^\/(new|learn|guide|map)\/([\w-]+)$/, (at, game = "") => ({ at: at as Room, game })],
  [/^\/t\/([\w-]+)$/, (code = "") => ({ at: "table", code })],
  [/^\/replay\/([\w-]+)\/(\d+)$/, (code = "", n = "0") => ({ at: "replay", code, game: Number(n) })],
  [/^\/bots$/, () => ({ at: "bots" })],
  [/^\/me$/, () => ({ at: "me" })],
  [/^\/record$/, () => ({ at: "record" })],
];

/** The place that a path names; `nowhere` for a path of ours that never was. */
export function place(path: string): Place {
  const plain = path.length > 1 ? path.replace(/\/+$/, "") : path;
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found) return make(...found.slice(1));
  }
  return { at: "nowhere" };
}

/** The path of a place: the inverse of `place`. */
export function path(to: Place): string {
  switch (to.at) {
    case "new":
    case "learn":
    case "guide":
    case "map":
      return `/${to.at}/${to.game}`;
    case "table":
      return `/t/${to.code}`;
    case "replay":
      return `/replay/${to.code}/${to.game}`;
    case "bots":
    case "me":
    case "record":
      return `/${to.at}`;
    default:
      return "/";
  }
}

class Router {
  here: Place = $state({ at: "lobby" });

  constructor() {
    this.here = place(location.pathname);
    addEventListener("popstate", () => {
      this.here = place(location.pathname);
    });
    addEventListener("click", (event) => this.#follow(event));
  }

  go(to: Place): void {
    history.pushState(null, "", path(to));
    this.here = to;
    scrollTo(0, 0);
  }

  /** Ordinary links stay links: only a plain click on one of our own pages is taken over. */
  #follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    const to = place(link.pathname);
    if (to.at === "nowhere" || link.hash || link.search) return;
    event.preventDefault();
    this.go(to);
  }
}

export const router = new Router();

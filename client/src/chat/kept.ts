/** What this device remembers of chats: where it has joined, and whom it does not want to hear. */

const JOINED = "hexmoot.chats";
const MUTED = "hexmoot.muted";
/** Entries remembered; the oldest are forgotten. */
const KEPT = 200;

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((entry) => typeof entry === "string") : [];
  } catch {
    return []; // unreadable or forbidden storage remembers nothing
  }
}

function put(key: string, entry: string, there: boolean): string[] {
  const rest = read(key).filter((other) => other !== entry);
  const entries = there ? [...rest, entry].slice(-KEPT) : rest;
  try {
    localStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // Storage is full or forbidden: it is then forgotten with the page.
  }
  return entries;
}

export const hasJoined = (code: string): boolean => read(JOINED).includes(code);
export const noteJoined = (code: string, on: boolean): string[] => put(JOINED, code, on);
export const muted = (): string[] => read(MUTED);
/** All who are muted from now on. */
export const mute = (who: string, on: boolean): string[] => put(MUTED, who, on);

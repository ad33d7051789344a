import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./net/api";
import type { LobbyLists, TableLine } from "./net/messages";
import { notify, watch } from "./notices";
import { settings } from "./settings.svelte";
import { house } from "./words";

const table = (code: string, yourTurn: boolean) =>
  ({
    code,
    title: "Battle Hex",
    yourTurn,
    seats: [{ kind: "human", name: "Ann", yours: false }],
  }) as TableLine;
const lobby = (...mine: TableLine[]) =>
  vi.spyOn(api, "lobby").mockResolvedValue({ mine } as unknown as LobbyLists);

let shown: { title: string; body?: string | undefined; tag?: string | undefined }[] = [];
let closed = 0;
let stop = () => {};

function outOfSight(hidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
  document.dispatchEvent(new Event("visibilitychange"));
  return vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  await house.load();
  vi.useFakeTimers();
  [shown, closed] = [[], 0];
  const worker = {
    showNotification: async (title: string, { body, tag }: NotificationOptions) =>
      void shown.push({ title, body, tag }),
    getNotifications: async () => shown.map(() => ({ close: () => closed++ })),
  };
  vi.stubGlobal("Notification", { permission: "granted" });
  vi.stubGlobal("navigator", {
    languages: ["en"],
    serviceWorker: { ready: Promise.resolve(worker), getRegistration: async () => worker },
  });
  settings.notices = true;
});

afterEach(async () => {
  await outOfSight(false);
  stop();
  stop = () => {};
  settings.notices = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a notice", () => {
  it("says what game it is and who is there, once for a turn", async () => {
    await outOfSight(true);
    await notify(table("abc", true));
    await notify(table("abc", true));
    expect(shown).toEqual([{ title: "Battle Hex · your turn", body: "with Ann", tag: "abc" }]);
  });

  it("is for nobody who looks, has not asked for it, or has forbidden it", async () => {
    await notify(table("abc", true));
    await outOfSight(true);
    settings.notices = false;
    await notify(table("abc", true));
    settings.notices = true;
    vi.stubGlobal("Notification", { permission: "denied" });
    await notify(table("abc", true));
    expect(shown).toEqual([]);
  });
});

describe("while the page is out of sight", () => {
  it("tables that begin to wait are told of, and those that waited before are not", async () => {
    lobby(table("old", true), table("new", false));
    stop = watch();
    await outOfSight(true);
    lobby(table("old", true), table("new", true));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown.map(({ tag }) => tag)).toEqual(["new"]);
  });

  it("a table tells again of its next turn", async () => {
    lobby(table("abc", false));
    stop = watch();
    await outOfSight(true);
    for (const yourTurn of [true, false, true]) {
      lobby(table("abc", yourTurn));
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(shown).toHaveLength(2);
  });

  it("a house that does not answer is asked again, and nothing is forgotten meanwhile", async () => {
    lobby(table("abc", true));
    stop = watch();
    await outOfSight(true);
    vi.spyOn(api, "lobby").mockRejectedValue(new Error("no line"));
    await vi.advanceTimersByTimeAsync(20_000);
    lobby(table("abc", true));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(shown).toEqual([]);
  });

  it("notices go away as soon as somebody looks, and the lobby is asked no more", async () => {
    const asked = lobby(table("abc", false));
    stop = watch();
    await outOfSight(true);
    await notify(table("abc", true));
    await outOfSight(false);
    expect(closed).toBe(1);
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBe(before);
  });
});

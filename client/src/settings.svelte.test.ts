import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { keepSettings, lasting, settings, still } from "./settings.svelte";
import { moveAt } from "./tempo";

const first = structuredClone($state.snapshot(settings));
const root = document.documentElement;

function kept(): () => void {
  const stop = $effect.root(keepSettings);
  flushSync();
  return stop;
}

afterEach(() => {
  Object.assign(settings, structuredClone(first));
});

describe("settings", () => {
  it("hold at once and are there the next time", () => {
    const stop = kept();
    Object.assign(settings, { theme: "light", patterns: true, speed: "none" });
    flushSync();
    expect({ ...root.dataset }).toMatchObject({ theme: "light", patterns: "strong", motion: "none" });
    expect(JSON.parse(localStorage.getItem("hexmoot.settings") ?? "")).toMatchObject({
      theme: "light",
      speed: "none",
    });
    settings.theme = "system";
    flushSync();
    expect(root.dataset.theme).toBeUndefined();
    stop();
  });

  it("that another tab has changed hold here too", () => {
    const stop = kept();
    localStorage.setItem("hexmoot.settings", JSON.stringify({ ...first, volume: 9 }));
    dispatchEvent(new StorageEvent("storage", { key: "hexmoot.settings" }));
    expect(settings.volume).toBe(9);
    stop();
  });

  it("say how long a motion lasts", () => {
    const times = (["slow", "usual", "quick", "none"] as const).map((speed) => {
      settings.speed = speed;
      return lasting(300);
    });
    expect(times).toEqual([600, 300, 150, 0]);
  });

  it("reduce motion as the system says, or whatever it says", () => {
    const asked = (["system", "yes", "no"] as const).map((calm) => {
      settings.calm = calm;
      return still();
    });
    expect(asked).toEqual([false, true, false]);
  });
});

describe("the tempo", () => {
  it("is that of all that moves already, of all that begins to move, and of nothing afterwards", async () => {
    const motions = [{ playbackRate: 1 }, { playbackRate: 1 }];
    let moving = 1;
    Object.assign(document, { getAnimations: () => motions.slice(0, moving) });
    const rates = () => motions.map(({ playbackRate }) => playbackRate);
    const stop = moveAt(2);
    expect(rates()).toEqual([2, 1]);
    moving = 2;
    document.body.append(document.createElement("p"));
    await Promise.resolve();
    expect(rates()).toEqual([2, 2]);
    stop();
    expect(rates()).toEqual([1, 1]);
    Reflect.deleteProperty(document, "getAnimations");
  });
});

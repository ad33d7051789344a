import { describe, expect, it } from "vitest";
import { type Place, path, place } from "./router.svelte";

describe("paths and places", () => {
  const places: Place[] = [
    { at: "lobby" },
    { at: "new", game: "battlehex" },
    { at: "table", code: "ash-owl-42" },
    { at: "replay", code: "ash-owl-42", game: 2 },
    { at: "learn", game: "hexpath" },
    { at: "guide", game: "hexfall" },
    { at: "map", game: "hexfall" },
    { at: "bots" },
  ];
  it.each(places)("a place survives its path: $at", (to) => {
    expect(place(path(to))).toEqual(to);
  });
  it("forgives a closing slash", () => {
    expect(place("/bots/")).toEqual({ at: "bots" });
  });
  it("knows what it does not know", () => {
    expect(place("/t/")).toEqual({ at: "nowhere" });
    expect(place("/replay/abc/x")).toEqual({ at: "nowhere" });
  });
});

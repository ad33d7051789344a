import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { Ack } from "../../types/wire";
import type { TableProps } from "../face";
import { events, sample } from "./sample.test-data";
import Table from "./Table.svelte";
import type { View } from "./types";

const act = vi.fn<TableProps["act"]>();
const preview = vi.fn<TableProps["preview"]>();
let app: Record<string, unknown>;
let props: TableProps;

function open(change: Partial<View> = {}, viewer: number | null = 0, types: string[] = ["seal", "resign"]) {
  const given: TableProps = $state({
    envelope: sample({ size: 9, ...change }, viewer),
    legal: { turn: 5, types, cells: [] },
    step: null,
    act,
    preview,
    settings,
    viewer,
  });
  props = given;
  app = mount(Table, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  settings.confirm = true;
  settings.games = {};
  act.mockResolvedValue({ ok: true });
  preview.mockResolvedValue(null);
});
afterEach(async () => {
  await unmount(app);
  vi.clearAllMocks();
});

function pick(id: string) {
  document
    .querySelector(`[data-cell="${id}"]`)
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  flushSync();
}
const button = (name: string) =>
  [...document.querySelectorAll("button")].find(
    (one) => one.textContent?.trim() === name,
  ) as HTMLButtonElement;
function press(name: string) {
  button(name).click();
  flushSync();
}
function key(name: string) {
  window.document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
}
const text = () => document.querySelector(".stage p")?.textContent;

it("seals the cell that was picked, the flip by chance unless one chose it (BH-5)", async () => {
  open();
  pick("R6B7");
  press("Seal move");
  expect(act).toHaveBeenLastCalledWith({ type: "seal", turn: 5, red: 6, black: 7, left: "random" });
  await tick();
  key("f");
  key("s");
  expect(act).toHaveBeenLastCalledWith({ type: "seal", turn: 5, red: 6, black: 7, left: "R" });
});

it("keeps a half-made choice when the rival seals", () => {
  open();
  pick("R6B7");
  props.envelope = sample({ size: 9, sealed: { red: false, black: true } });
  flushSync();
  expect(text()).toMatch(/R6 B7/);
});

it("begins every turn with clean hands", () => {
  open();
  pick("R6B7");
  props.envelope = sample({ size: 9, turn: 6 });
  flushSync();
  expect(button("Seal move")).toBeUndefined();
});

it("asks once before a move is lost, and Escape takes it back (BH-8)", () => {
  open();
  pick("R7B7");
  press("Lose the move");
  expect(act).not.toHaveBeenCalled();
  key("Escape");
  expect(text()).not.toMatch(/taken/);
  pick("R7B7");
  press("Lose the move");
  press("Really lose it?");
  expect(act).toHaveBeenCalledOnce();
});

it("keeps a sealed move face down, on the board too, until it is looked at (BH-6)", () => {
  open({ sealed: { red: true, black: false }, mine: { red: 6, black: 7, left: "B" } });
  const marked = () => document.querySelector('[aria-label*="crossing"]')?.getAttribute("data-cell");
  expect(marked()).toBeUndefined();
  press("Look");
  expect(marked()).toBe("R6B7");
  press("Take back");
  expect(act).toHaveBeenLastCalledWith({ type: "unseal", turn: 5 });
});

it("replaces a sealed move by another one, or keeps the first (BH-6)", async () => {
  open({ sealed: { red: true, black: false }, mine: { red: 6, black: 7, left: "B" } });
  pick("R2B2");
  press("Seal this instead");
  expect(act).toHaveBeenLastCalledWith({ type: "seal", turn: 5, red: 2, black: 2, left: "B" });
  await tick();
  expect(button("Take back")).toBeDefined();
  pick("R3B3");
  press("Keep the first");
  expect(button("Take back")).toBeDefined();
});

it("does nothing for a side that the clock has settled (BH-14)", () => {
  open({ sealed: { red: true, black: false }, mine: null });
  pick("R2B2");
  expect(button("Seal move") ?? button("Take back")).toBeUndefined();
});

it("places openly after a lost contest, at once where nobody wants to confirm (BH-7)", async () => {
  open({ phase: "free", free: "red" }, 0, ["free", "resign"]);
  pick("R2B2");
  press("Place piece");
  expect(act).toHaveBeenLastCalledWith({ type: "free", turn: 5, red: 2, black: 2 });
  await tick();
  settings.confirm = false;
  pick("R3B3");
  expect(act).toHaveBeenLastCalledWith({ type: "free", turn: 5, red: 3, black: 3 });
});

it("offers the swap beside a placement (BH-16)", () => {
  open({ mode: "classic", phase: "play", toMove: "red", turn: 2 }, 0, ["play", "swap", "resign"]);
  press("Swap");
  expect(act).toHaveBeenLastCalledWith({ type: "swap", turn: 2 });
});

it("says why the server refused, beside the action", async () => {
  const refusal: Ack = { ok: false, code: "stale", params: {}, message: "stale" };
  act.mockResolvedValue(refusal);
  open();
  pick("R6B7");
  press("Seal move");
  await tick();
  await tick();
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/The turn has moved on/);
});

it("shows a reveal until it is gone on from, even when a free placement follows", () => {
  open({ phase: "free", free: "black" }, 0, ["resign"]);
  props.step = {
    version: 10,
    events: events(
      { e: "reveal", turn: 5, red: { cell: "R6B7", left: "R" }, black: { cell: "R6B7", left: "R" } },
      { e: "contest", turn: 5, cell: "R6B7", result: "same", winner: "red" },
      { e: "placed", turn: 5, side: "red", cell: "R6B7", free: false },
      { e: "free", turn: 5, side: "black" },
    ),
  };
  flushSync();
  props.step = {
    version: 11,
    events: events({ e: "placed", turn: 5, side: "black", cell: "R2B2", free: true }),
  };
  flushSync();
  expect(document.querySelector("div.sign")?.textContent?.trim()).toBe("Same");
  press("Go on");
  expect(document.querySelector("div.sign")).toBeNull();
});

it("gives watchers nothing to press and nothing to know", () => {
  open({ sealed: { red: true, black: false } }, null, []);
  expect(document.querySelectorAll(".dock button")).toHaveLength(0);
  pick("R2B2");
  expect(act).not.toHaveBeenCalled();
});

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { TableProps } from "../face";
import { choice, legal, outcome, player, sample } from "./sample.test-data";
import Table from "./Table.svelte";
import type { Legal, View } from "./types";
import { options, refusals, table } from "./words";

const act = vi.fn<TableProps["act"]>();
const preview = vi.fn<TableProps["preview"]>();
let app: Record<string, unknown>;
// A busy machine is no failure.
vi.setConfig({ testTimeout: 60_000 });

function open(change: Partial<View> = {}, allowed: Legal | null = legal(), viewer: number | null = 0) {
  const props: TableProps = $state({
    envelope: sample(change, viewer),
    legal: allowed as never,
    step: null,
    act,
    preview,
    settings,
    viewer,
  });
  app = mount(Table, { target: document.body, props });
  flushSync();
}

beforeEach(async () => {
  await Promise.all([table.load(), options.load(), refusals.load()]);
  vi.useFakeTimers();
  settings.confirm = true;
  act.mockResolvedValue({ ok: true });
  preview.mockResolvedValue(outcome());
});
afterEach(async () => {
  await unmount(app);
  vi.useRealTimers();
  vi.clearAllMocks();
});

const rest = async () => {
  await vi.advanceTimersByTimeAsync(100);
  await tick();
  flushSync();
};
function key(name: string, shiftKey = false) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true }));
  flushSync();
}
const cell = (name: string) => document.querySelector<SVGElement>(`[data-cell="${name}"]`);
function pick(name: string) {
  cell(name)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  flushSync();
}
const title = () => document.querySelector("h1")?.textContent ?? "";
const primary = () => document.querySelector<HTMLElement>(".dock .primary");
const spoken = () => document.querySelector("p[aria-live]")?.textContent ?? "";
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>(".dock button")].find(
    (one) => one.textContent?.trim().startsWith(name) || one.getAttribute("aria-label") === name,
  );

it("lights what the tile fits as it is turned, and tells of every other cell why not", () => {
  open();
  expect(document.querySelectorAll(".target")).toHaveLength(1);
  expect(cell("a8")?.getAttribute("aria-label")).toMatch(/takes your tile$/);
  expect(cell("b9")?.getAttribute("aria-label")).toMatch(/No line of it would meet another$/);
  expect(cell("e5")?.getAttribute("aria-label")).toMatch(/No tile touches this cell$/);
  key("r");
  expect(cell("a8")?.getAttribute("aria-label")).toMatch(/when it is turned$/);
});

it("asks what a tile would do where it is put, says it, and lays it by the primary action", async () => {
  open();
  pick("a8");
  await rest();
  expect(preview).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: "a8", tile: "straight" }));
  expect(title()).toBe("Straight on a8?");
  expect(spoken()).toMatch(/^a8, Straight, not turned.*Joins on 1 side/);
  expect(act).not.toHaveBeenCalled();
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({
    type: "place",
    tile: "straight",
    cell: "a8",
    rotation: 0,
    declare: null,
    displace: false,
    draw: "bag",
  });
});

it("lays at once where nobody wants to confirm, but only a tile that lies as it was seen", () => {
  settings.confirm = false;
  open();
  key("r");
  pick("a8");
  expect(act).not.toHaveBeenCalled();
  key("Escape");
  pick("a8");
  expect(act).toHaveBeenCalledOnce();
});

it("says why a cell takes nothing, and sends nothing", () => {
  open();
  pick("e5");
  expect(document.body.textContent).toMatch(/No tile touches this cell\./);
  expect(act).not.toHaveBeenCalled();
});

it("is played by keys alone: 2 takes a tile, Enter on its cell picks and lays", () => {
  open();
  key("2");
  const here = cell("i8");
  here?.focus();
  here?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  flushSync();
  expect(title()).toBe("Angle on i8?");
  here?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(act).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tile: "angle", cell: "i8", rotation: 3 }),
  );
});

it("asks once before a placement that ends the game against its player", async () => {
  preview.mockResolvedValue(outcome({ reason: "path", winners: [1], scores: [0, 30] }));
  open();
  pick("a8");
  await rest();
  primary()?.click();
  expect(act).not.toHaveBeenCalled();
  primary()?.click();
  expect(act).toHaveBeenCalledOnce();
});

it("asks what a wildcard shall be before it goes anywhere", () => {
  const wild = legal({
    tiles: ["star6" as const, "block" as const].map((declare) =>
      choice({ tile: "wildcard", declare, cells: { a8: [0] }, why: {} }),
    ),
  });
  open({ mode: "tri3", hand: ["wildcard"], board: {} }, wild);
  expect(primary()?.textContent).toMatch(/Say first what it shall be/);
  key("d");
  button("Star-6")?.click();
  flushSync();
  pick("a8");
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tile: "wildcard", declare: "star6", cell: "a8" }),
  );
});

it("displaces in a mode of its own, as the server offers it", () => {
  const fight = legal({
    tiles: [
      choice({ tile: "star6", cells: { a8: [0] }, why: {} }),
      choice({ tile: "star6", displace: true, cells: { i9: [0] }, why: { too_fresh: ["e5"] } }),
    ],
  });
  const players = [player({ tokens: 2 }), player({ party: 1 })];
  open({ mode: "battle", hand: ["star6"], players }, fight);
  key("x");
  expect(cell("e5")?.getAttribute("aria-label")).toMatch(/wait a turn$/);
  pick("i9");
  expect(title()).toBe("Displace i9 with Star-6?");
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cell: "i9", displace: true }));
});

it("draws from the pool where that is wished for", () => {
  open({}, legal({ pool: true }));
  key("p");
  pick("a8");
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ draw: "pool" }));
});

it("lets a corner be chosen on the board and beside it", () => {
  const corners = legal({ types: ["choose_corner", "resign"], corners: ["I", "III"], tiles: [], why: {} });
  open({ mode: "tri3", phase: "choose_corner", board: {} }, corners);
  pick("n14");
  button("Corner I")?.click();
  expect(act.mock.calls.map(([action]) => action.corner)).toEqual(["III"]);
});

it("lets the winner of the coin begin or wait", () => {
  open({ phase: "choose_order", board: {} }, legal({ types: ["choose_order"], tiles: [], why: {} }));
  button("Go second")?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "choose_order", order: "second" });
});

it("shows others what goes on, and lets them do nothing", () => {
  open({ to_move: 1 }, legal({ types: ["resign"], tiles: [], why: {} }));
  expect(title()).toBe("Bob thinks");
  pick("a8");
  primary()?.click();
  expect(act).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".target")).toHaveLength(0);
});

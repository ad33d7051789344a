import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { Ack, Legal } from "../../types/wire";
import type { TableProps } from "../face";
import { enter, events, result, sample } from "./sample.test-data";
import Table from "./Table.svelte";
import type { Preview, SeatView, View } from "./types";

const act = vi.fn<TableProps["act"]>();
const preview = vi.fn<TableProps["preview"]>();
let app: Record<string, unknown>;
let props: TableProps;

/** Every placement runs one hex and stays, but tile 1 unturned leaves the board. */
function outcome(rot: number): Preview {
  const fatal = rot === 0;
  const end = {
    kind: fatal ? "void" : "glow",
    status: fatal ? "out" : "active",
    hex: fatal ? null : "C1",
    seat: null,
  };
  const strides = [{ hex: "C2", from: 0, to: rot, visit: 1, visitPts: 1, step: 1, travelPts: 1 }];
  return {
    hex: "C2",
    tile: "345012",
    routes: [{ seat: 0, strides, visit: 1, travel: 1, end }] as Preview["routes"],
    bonus: 0,
    total: 2,
    selfDestruct: fatal,
    atLeast: false,
  };
}

function open(change: Partial<View> = {}, viewer: number | null = 0, ...seats: Partial<SeatView>[]) {
  const given: TableProps = $state({
    envelope: sample({ hand: ["345012", "103254"], ...change }, viewer, ...seats),
    legal: { turn: 7, types: ["place", "resign"], hex: "C2", slots: [0, 1] } as unknown as Legal,
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
  settings.speed = "usual";
  act.mockResolvedValue({ ok: true });
  preview.mockImplementation(async ({ rot }) => outcome(rot as number));
});
afterEach(async () => {
  await unmount(app);
  vi.clearAllMocks();
});

const settle = async () => {
  await tick();
  await tick();
  flushSync();
};
function key(name: string, shiftKey = false) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, shiftKey, bubbles: true }));
  flushSync();
}
const spoken = () => document.querySelector("p[aria-live]")?.textContent ?? "";
const primary = () => document.querySelector<HTMLElement>(".dock .primary");

it("rings the newest tile, after a reload too", () => {
  open();
  expect(document.querySelector("path.last")).toBeNull();
  props.told = [{ events: [{ e: "placed", turn: 6, seat: 1, hex: "C1", tile: "345012" }] }];
  flushSync();
  expect(document.querySelector("path.last")).not.toBeNull();
});

it("asks for all twelve placements when the turn begins, and reads them out", async () => {
  open();
  expect(preview).toHaveBeenCalledTimes(12);
  expect(preview).toHaveBeenCalledWith({ type: "place", turn: 7, slot: 1, rot: 5 });
  await settle();
  expect(document.querySelectorAll("ul.unseen li")).toHaveLength(12);
});

it("asks for nothing while others are to move", () => {
  open({ toMove: 1 });
  expect(preview).not.toHaveBeenCalled();
  expect(primary()?.textContent).toMatch(/Bob is to move/);
});

it("turns by R, E and Q, switches by F, 1 and 2, and lays by Enter", async () => {
  open();
  await settle();
  for (const [name, shift] of [["r"], ["e"], ["R", true], ["f"], ["q"], ["q"]] as [string, boolean?][])
    key(name, shift);
  expect(spoken()).toMatch(/^Tile 2, turned by 4 sixths/);
  key("1");
  expect(spoken()).toMatch(/^Tile 1, turned by one sixth: \+2/);
  key("Enter");
  expect(act).toHaveBeenCalledWith({ type: "place", turn: 7, slot: 0, rot: 1 });
});

it("asks once before the own path goes out (HP-11)", async () => {
  open();
  await settle();
  expect(primary()?.textContent).toMatch(/leave the board/);
  primary()?.click();
  expect(act).not.toHaveBeenCalled();
  primary()?.click();
  expect(act).toHaveBeenCalledOnce();
});

it("speaks of tiles as sliders that arrow keys turn", async () => {
  open();
  await settle();
  const tile = document.querySelectorAll<HTMLElement>("[role=slider]")[1];
  tile?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
  flushSync();
  expect(tile?.getAttribute("aria-valuenow")).toBe("5");
  expect(spoken()).toMatch(/^Tile 2, turned by 5/);
});

it("lays on the glow by assistive technology, at once where nobody wants to confirm", async () => {
  open();
  await settle();
  key("r");
  const glow = document.querySelector('[data-cell="C2"]');
  const press = () => glow?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  press();
  expect(act).not.toHaveBeenCalled();
  settings.confirm = false;
  press();
  expect(act).toHaveBeenCalledOnce();
});

it("says why the server refused, beside the action", async () => {
  const refusal: Ack = { ok: false, code: "stale", params: {}, message: "stale" };
  act.mockResolvedValue(refusal);
  open();
  await settle();
  key("r");
  key("Enter");
  await settle();
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/The turn has moved on/);
});

it("shows the board as it stood until a run is over, or until somebody goes on", async () => {
  open({ toMove: 1 });
  const laid = { turn: 8, toMove: 0, tiles: { C3: "345012", C2: "103254" } };
  props.step = {
    version: 10,
    events: events({ e: "placed", turn: 7, seat: 1, hex: "C2", tile: "103254" }, enter(1, "C2", 1, 1), {
      e: "glow",
      seat: 1,
      hex: "B1",
    }),
  };
  props.envelope = sample(laid);
  flushSync();
  expect(document.querySelector(".run")).not.toBeNull();
  expect(document.querySelector("h1")?.textContent).toMatch(/Bob lays C2/);
  key("Escape");
  expect(document.querySelector(".run")).toBeNull();
  expect(document.querySelector("h1")?.textContent).toMatch(/Lay a tile on C2/);
});

it("shows the end at once where motion is unwanted", () => {
  settings.speed = "none";
  open({ toMove: 1 });
  props.step = { version: 10, events: events({ e: "placed", turn: 7, seat: 1, hex: "C2", tile: "103254" }) };
  props.envelope = sample({ turn: 8 });
  flushSync();
  expect(document.querySelector(".settles")).toBeNull();
});

it("gives watchers nothing to press, and nobody anything after the end", () => {
  open({ hand: null }, null);
  expect(document.querySelector(".dock button, [role=slider]")).toBeNull();
  props.envelope = sample({ result: result([1, 2, 3]), toMove: null }, 0);
  flushSync();
  expect(primary()).toBeNull();
});

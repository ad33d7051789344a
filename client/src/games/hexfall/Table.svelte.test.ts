import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "../../settings.svelte";
import type { TableProps } from "../face";
import { cornerKey, edgeKey, id, legal, none, sample, seat, tileKey } from "./sample.test-data";
import Table from "./Table.svelte";
import type { Legal, View } from "./types";
import { refusals, table } from "./words";
import * as more from "./words/more";

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
  const { cards, things, story, after } = more;
  await Promise.all([table, cards, things, story, after, refusals].map((part) => part.load()));
  vi.useFakeTimers();
  settings.confirm = true;
  act.mockResolvedValue({ ok: true });
  preview.mockResolvedValue({ events: [] });
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
function press(name: string) {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
  flushSync();
}
const cell = (key: string) => document.querySelector<SVGElement>(`[data-cell="${key}"]`);
function pick(key: string) {
  cell(key)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  flushSync();
}
const title = () => document.querySelector("h1")?.textContent ?? "";
const primary = () => document.querySelector<HTMLElement>(".dock .primary");
const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button")].find((one) =>
    one.textContent?.trim().startsWith(name),
  );
const lit = () =>
  [...document.querySelectorAll("[data-cell]")].filter((one) =>
    /can be (chosen|attacked)/.test(one.getAttribute("aria-label") ?? ""),
  );

it("lights the sites of a build, shows it there, and builds by the primary action", async () => {
  open();
  button("Road")?.click();
  flushSync();
  expect(lit()).toHaveLength(2);
  pick(edgeKey("C5se"));
  await rest();
  expect(preview).toHaveBeenCalledExactlyOnceWith({ type: "build", what: "road", edge: id("C5se") });
  expect(primary()?.textContent).toMatch(/Build road/);
  expect(act).not.toHaveBeenCalled();
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "build", what: "road", edge: id("C5se"), turn: 5 });
});

it("says why something cannot be had, and does not take it up", () => {
  open();
  const town = button("Town");
  expect(town?.getAttribute("aria-disabled")).toBe("true");
  expect(town?.textContent).toMatch(/1 wool short/);
  town?.click();
  flushSync();
  expect(lit()).toHaveLength(0);
});

it("takes a stack up from the chart, and asks before blood is shed even where nobody confirms", async () => {
  settings.confirm = false;
  open();
  pick(cornerKey("C5n"));
  expect(title()).toBe("3 armies on C5n");
  pick(cornerKey("D5s"));
  await rest();
  expect(title()).toBe("Attack on D5s?");
  expect(act).not.toHaveBeenCalled();
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "attack", from: id("C5n"), to: id("D5s"), turn: 5 });
});

it("does at once what costs no lives where nobody wants to confirm", () => {
  settings.confirm = false;
  open();
  pick(tileKey("A4"));
  pick(tileKey("A5"));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "sail", ships: [4], to: id("A5"), turn: 5 });
});

it("lets go step by step: of the place, then of what was in the hand", () => {
  open();
  press("1");
  pick(edgeKey("C5se"));
  press("Escape");
  expect(lit()).toHaveLength(2);
  press("Escape");
  expect(title()).toBe("Your turn");
});

it("ends the turn by E, and asks once where armies wait in the hand", async () => {
  open({ seats: [seat(0, { ready: 2 }), seat(1), seat(2)] });
  press("e");
  await rest();
  expect(act).not.toHaveBeenCalled();
  press("e");
  await rest();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "end_turn", turn: 5 });
});

it("plays a card that needs nothing by its button and the primary action", () => {
  open();
  button("Market")?.click();
  flushSync();
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "play", card: "market", turn: 5 });
});

it("gives up just as many cards as are owed", () => {
  const seats = [seat(0, { resources: { timber: 5, ore: 4 } }), seat(1), seat(2)];
  open({ phase: "discard", toAct: [0, 2], owed: { "0": 2, "2": 4 }, seats }, none(["discard"], { owes: 2 }));
  const more = () => document.querySelector<HTMLElement>('[aria-label="more timber"]');
  expect(document.body.textContent).toMatch(/Still to discard: Cleo \(4\)/);
  more()?.click();
  flushSync();
  primary()?.click();
  expect(act).not.toHaveBeenCalled();
  more()?.click();
  flushSync();
  primary()?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "discard", cards: { timber: 2 }, throw: 5 });
});

it("answers an offer under its number", () => {
  const offer = { n: 7, seat: 1, give: { ore: 1 }, want: { timber: 1 }, replies: { "0": null, "2": false } };
  open({ phase: "offer", toAct: [0], current: 1, offer }, none(["reply"], { accept: true }));
  expect(document.body.textContent).toMatch(/Cleo declines/);
  button("Decline")?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "reply", accept: false, offer: 7 });
});

it("closes a deal with whoever accepted", () => {
  const offer = { n: 7, seat: 0, give: { timber: 1 }, want: { ore: 1 }, replies: { "1": true, "2": null } };
  open({ phase: "offer", toAct: [0, 2], offer }, none(["close", "withdraw"], { close: [1] }));
  button("Deal with Bob")?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "close", with: 1, turn: 5 });
});

it("trades with the bank in one click each, and offers a mix to the others", () => {
  open({}, legal({ bank: { timber: 2 } }));
  press("t");
  const dialog = document.querySelector("dialog");
  const row = (name: string) =>
    [...(dialog?.querySelectorAll(`[role="group"][aria-label="${name}"] button`) ?? [])] as HTMLElement[];
  row("You give")[0]?.click();
  flushSync();
  row("You take")[4]?.click();
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "bank", give: "timber", get: "ore", turn: 5 });
});

it("founds in the draft what lies on the lit corner", () => {
  const draft = { step: 0, kind: "city" as const, corner: null, edge: null };
  open({ phase: "draft", turn: 0, current: null, draft }, none(["draft_place"], { corners: [id("C4s")] }));
  pick(cornerKey("C4s"));
  expect(primary()?.textContent).toMatch(/Found city/);
  pick(cornerKey("C4s"));
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: "draft_place", corner: id("C4s"), turn: 0 });
});

it("goes by arrows from light to light", () => {
  open();
  press("1");
  const first = cell(edgeKey("C5se"));
  first?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  first?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  flushSync();
  expect(document.activeElement?.getAttribute("data-cell")).toBe(edgeKey("D5sw"));
});

it("shows a watcher the chart and nothing to press", () => {
  open({}, null, null);
  expect(title()).toBe("Ann is to move");
  pick(cornerKey("C5n"));
  expect(primary()).toBeNull();
  expect(document.querySelector(".fall-left")).toBeNull();
});

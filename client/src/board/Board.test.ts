import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Board from "./Board.svelte";

const cells = ["a", "b", "c"].map((id, i) => ({ id, row: 0, x: 0, y: i * Math.sqrt(3) * 10 }));
const nothing = createRawSnippet(() => ({ render: () => "<g></g>" }));
const onpick = vi.fn();
const onaim = vi.fn();
let app: Record<string, unknown>;

beforeEach(() => {
  app = mount(Board, {
    target: document.body,
    props: {
      cells,
      radius: 10,
      facing: "flat",
      box: { x: -20, y: -20, width: 40, height: 80 },
      name: "three cells",
      speak: (cell: { id: string }) => `${cell.id}, empty`,
      call: (cell: { id: string }) => cell.id,
      under: nothing,
      cell: nothing,
      over: nothing,
      onpick,
      onaim,
    },
  });
  flushSync();
});
afterEach(async () => {
  await unmount(app);
  vi.clearAllMocks();
});

const cell = (id: string) => document.querySelector<SVGElement>(`[data-cell="${id}"]`) as SVGElement;
const press = (key: string) => {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  flushSync();
};

it("is a grid of rows of cells that speak, and Tab reaches one of them", () => {
  expect(document.querySelector("[role=grid]")?.getAttribute("aria-label")).toBe("three cells");
  expect(document.querySelectorAll("[role=row] > [role=gridcell]")).toHaveLength(3);
  expect(cell("b").getAttribute("aria-label")).toBe("b, empty");
  expect([...document.querySelectorAll('[role=gridcell][tabindex="0"]')]).toEqual([cell("b")]);
});

it("moves the focus by arrows, and Tab comes back to where it was", () => {
  cell("b").focus();
  press("ArrowDown");
  expect(document.activeElement).toBe(cell("c"));
  expect(cell("c").getAttribute("tabindex")).toBe("0");
  expect(cell("b").getAttribute("tabindex")).toBe("-1");
});

it("picks by Enter and by Space", () => {
  cell("b").focus();
  press("Enter");
  press("ArrowUp");
  press(" ");
  expect(onpick.mock.calls).toEqual([["b"], ["a"]]);
});

it("picks by a press that comes from no pointer", () => {
  cell("c").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith("c");
});

it("leaves keys with modifiers to others", () => {
  cell("b").focus();
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true }),
  );
  expect(onpick).not.toHaveBeenCalled();
});

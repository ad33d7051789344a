import { beforeEach, expect, it } from "vitest";
import type { TableInfo } from "../net/messages";
import { seePromise, witness } from "./witness";

const table = (changes: Partial<TableInfo>) =>
  ({ code: "ash", phase: "open", game: 0, commit: "a", ...changes }) as TableInfo;

beforeEach(() => localStorage.clear());

it("keeps the promise of the coming game, and of the running one", () => {
  seePromise(table({}));
  seePromise(table({ phase: "playing", game: 1 }));
  seePromise(table({ phase: "between", game: 1, commit: "b" }));
  expect(witness("ash", 1).commit).toBe("a");
  expect(witness("ash", 2).commit).toBe("b");
});

it("a promise that was changed later is not believed", () => {
  seePromise(table({}));
  seePromise(table({ phase: "playing", game: 1, commit: "z" }));
  expect(witness("ash", 1).commit).toBe("a");
});

it("knows nothing of other tables, and forgets the oldest", () => {
  expect(witness("elm", 1)).toEqual({ pinch: undefined, commit: undefined });
  for (let i = 0; i < 100; i++) seePromise(table({ code: `t${i}` }));
  expect(witness("t0", 1).commit).toBeUndefined();
  expect(witness("t99", 1).commit).toBe("a");
});

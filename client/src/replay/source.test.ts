import { afterEach, expect, it, vi } from "vitest";
import { api } from "../net/api";
import type { ReadRecord, Replay } from "../net/messages";
import { ofRecord, ofTable } from "./source";

afterEach(() => vi.restoreAllMocks());

it("asks for the positions of a record a few at a time, and for each of them once", async () => {
  const asked = vi
    .spyOn(api, "positions")
    .mockImplementation(async (_, first, count) =>
      Array.from({ length: count }, (_, i) => ({ version: first + i })),
    );
  const { view } = ofRecord("record", { replay: {} as Replay } as ReadRecord);
  expect((await Promise.all([0, 15, 16, 40].map(view))).map((one) => one?.version)).toEqual([0, 15, 16, 40]);
  expect(asked.mock.calls.map(([, first]) => first)).toEqual([0, 16, 32]);
});

it("has nothing beyond the end of a record", async () => {
  vi.spyOn(api, "positions").mockResolvedValue([{ version: 0 }]);
  expect(await ofRecord("record", { replay: {} as Replay } as ReadRecord).view(3)).toBeNull();
});

it("asks again for a position of a table that did not come", async () => {
  vi.spyOn(api, "replay").mockResolvedValue({} as Replay);
  const asked = vi
    .spyOn(api, "view")
    .mockRejectedValueOnce(new Error("lost"))
    .mockResolvedValue({ version: 2 });
  const { view } = await ofTable("ash", 1);
  expect(await view(2)).toBeNull();
  expect((await view(2))?.version).toBe(2);
  expect((await view(2))?.version).toBe(2);
  expect(asked).toHaveBeenCalledTimes(2);
});

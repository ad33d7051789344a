import { expect, it } from "vitest";
import { primary } from "./primary";
import { seatView } from "./sample.test-data";
import type { Preview } from "./types";

const fatal = (kind: string) => ({ selfDestruct: true, routes: [{ end: { kind } }] }) as unknown as Preview;
const moment = { own: seatView(), mine: true, preview: null, waiting: "Bob" };

it("lays at once, but asks where the own path would go out", () => {
  expect(primary(moment)).toMatchObject({ label: "Lay tile", ask: null, reason: null });
  expect(primary({ ...moment, preview: fatal("void") }).label).toMatch(/leave the board/);
  expect(primary({ ...moment, preview: fatal("headOn") })).toMatchObject({ label: "Lay tile and go out" });
  expect(primary({ ...moment, preview: fatal("headOn") }).ask).not.toBeNull();
});

it("says why there is nothing to do (HP-8, HP-20)", () => {
  const idle = { ...moment, mine: false };
  expect(primary(idle).reason).toMatch(/Bob/);
  expect(primary({ ...idle, own: seatView({ handCount: 0 }) }).reason).toMatch(/no tile left/);
  expect(primary({ ...idle, own: seatView({ status: "locked" }) }).reason).toMatch(/locked/);
  expect(primary({ ...idle, own: seatView({ status: "out" }) }).reason).toMatch(/out/);
});

import { expect, it } from "vitest";
import { clockText } from "./clock";

it("shows minutes and seconds, rounding up so that 0:00 means over", () => {
  expect([41, 125, 0.2, 0, -3, 600].map(clockText)).toEqual([
    "0:41",
    "2:05",
    "0:01",
    "0:00",
    "0:00",
    "10:00",
  ]);
});

import { describe, expect, it } from "vitest";
import { beat, clockText, Warning } from "./clock";

describe("a clock", () => {
  it("shows minutes and seconds, rounding up so that 0:00 means over", () => {
    expect([41, 125, 0, -3, 600, 10].map(clockText)).toEqual([
      "0:41",
      "2:05",
      "0:00",
      "0:00",
      "10:00",
      "0:10",
    ]);
  });
  it("shows tenths in the last ten seconds", () => {
    expect([9.99, 9.81, 4, 0.01].map(clockText)).toEqual(["10.0", "9.9", "4.0", "0.1"]);
  });
  it("shows hours, and days where there are some", () => {
    expect([3600, 3725, 86_399, 86_400, 3 * 86_400 + 7260].map(clockText)).toEqual([
      "1:00:00",
      "1:02:05",
      "23:59:59",
      "1 d 0 h",
      "3 d 2 h",
    ]);
  });
  it("is looked at more often when tenths are shown", () => {
    expect([[30, null], [30, 9], [null], [0, 0]].map(beat)).toEqual([250, 100, 250, 250]);
  });
});

describe("the warning", () => {
  it("comes once at ten seconds, and again for the next wait", () => {
    const warning = new Warning();
    const heard = [12, 10, 9.9, 0.1, 0, null, 30, 10.1, 9].map((left) => warning.due(left));
    expect(heard).toEqual([false, true, false, false, false, false, false, false, true]);
  });
  it("comes at once where a bank is that low already", () => {
    const warning = new Warning();
    expect([7, 6, null, 8].map((left) => warning.due(left))).toEqual([true, false, false, true]);
  });
});

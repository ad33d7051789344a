import { describe, expect, it } from "vitest";
import { commitOf, luckAt, Stream, saltOf } from "./luck";

const SEED = "fc1fee9384c43aabd53996daccd5e1c525d93444282a27413b66fda99043d2aa";
const COMMIT = "e49e4ac1db7e40f34811164a2448f7206c21bff9a31590d8bdedcd080864e794";
const SALT = "e012e2924eec95456151ee03b11265724ff51bd7edbe02ccfee3c18ffba04c79";
const COUNTING = "000102030405060708090a0b0c0d0e0f";
const times = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

describe("the stream of a luck", () => {
  it("gives the known outputs", () => {
    const stream = new Stream(COUNTING);
    expect(times(5, () => stream.u32())).toEqual([858807458, 1403912697, 1845977855, 1504073547, 2702540561]);
  });
  it("throws the known dice", () => {
    const stream = new Stream(COUNTING);
    expect(times(12, () => stream.below(6) + 1)).toEqual([3, 4, 6, 4, 6, 5, 4, 1, 1, 4, 4, 4]);
  });
  it("shuffles as the rules do", () => {
    const stream = new Stream(COUNTING);
    const items = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (let i = items.length - 1; i > 0; i--) {
      const j = stream.below(i + 1);
      [items[i], items[j]] = [items[j] as number, items[i] as number];
    }
    expect(items).toEqual([3, 2, 0, 9, 1, 5, 4, 7, 6, 8]);
  });
  it("takes an output even where there is one choice", () => {
    const [one, other] = [new Stream(COUNTING), new Stream(COUNTING)];
    expect(one.below(1)).toBe(0);
    other.u32();
    expect(one.u32()).toBe(other.u32());
  });
});

describe("seed, pinches and luck", () => {
  it("the seed keeps its promise", () => expect(commitOf(SEED)).toBe(COMMIT));
  it("the salt mixes in every pinch", () => expect(saltOf(COMMIT, ["00ff", "abcd"])).toBe(SALT));
  it("each step has its own luck", () => {
    expect([0, 1, 2].map((k) => luckAt(SEED, SALT, k))).toEqual([
      "40a53232085a573c45a120713525a00f",
      "54369fc1385f5b0af4a61d4dc5fa206d",
      "557f2ef51d52ad07bb1428e248c32f81",
    ]);
  });
});

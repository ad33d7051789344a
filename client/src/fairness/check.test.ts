import { describe, expect, it } from "vitest";
import { type GameRecord, readRecord } from "../replay/record";
import { check } from "./check";
import { commitOf, luckAt, Stream, saltOf } from "./luck";

const SEED = "fc1fee9384c43aabd53996daccd5e1c525d93444282a27413b66fda99043d2aa";
const PINCHES = ["00ff", "abcd"];
const COMMIT = commitOf(SEED);

/** An honest record of four steps that throw two dice each, with an entry of the table in between. */
function honest(): GameRecord {
  const salt = saltOf(COMMIT, PINCHES);
  const lines: unknown[] = [
    {
      format: "hexmoot-record/1",
      game: "dice",
      rules_version: 1,
      options: {},
      seats: [{ name: "Ann" }, { name: "Bob" }],
      commit: COMMIT,
    },
  ];
  for (let k = 0; k < 5; k++) {
    if (k === 3) {
      lines.push({ k, table: { type: "stand_in", seat: 0 } });
      continue;
    }
    const luck = luckAt(SEED, salt, k);
    const stream = new Stream(luck);
    lines.push({ k, seat: k % 2, luck, draws: [6, 2].map((n) => [n, stream.below(n)]) });
  }
  lines.push({ result: {}, seed: SEED, pinches: PINCHES });
  return readRecord(lines.map((line) => JSON.stringify(line)).join("\n"));
}

describe("the fairness check", () => {
  it("finds nothing wrong with an honest record", () => {
    const report = check(honest(), { commit: COMMIT, pinch: "abcd" });
    expect(report).toMatchObject({ promise: "good", shown: "good", pinch: "good", wrong: [] });
    expect(report.entries.filter((entry) => entry.step)).toHaveLength(4);
    expect(report.entries.flatMap((entry) => entry.draws)).toHaveLength(8);
  });
  it("names the entry with a changed draw", () => {
    const record = honest();
    const draw = record.entries[2]?.draws?.[0] as [number, number];
    draw[1] = (draw[1] + 1) % 6;
    expect(check(record).wrong).toEqual([2]);
  });
  it("names the entry with a luck of its own", () => {
    const record = honest();
    Object.assign(record.entries[1] ?? {}, { luck: "0".repeat(32), draws: [] });
    expect(check(record).wrong).toEqual([1]);
  });
  it("catches a seed that was exchanged: the promise and every luck break", () => {
    const record = honest();
    if (record.footer) record.footer.seed = SEED.replace(/^f/, "e");
    const report = check(record);
    expect(report.promise).toBe("bad");
    expect(report.wrong).toEqual([0, 1, 2, 4]);
  });
  it("catches a pinch that was left out", () => {
    const record = honest();
    if (record.footer) record.footer.pinches = ["00ff", ""];
    expect(check(record, { pinch: "abcd" })).toMatchObject({ pinch: "bad", wrong: [0, 1, 2, 4] });
  });
  it("catches pinches too many, whatever seed was told", () => {
    const record = honest();
    record.footer?.pinches.push("");
    expect(check(record).wrong).toEqual([0, 1, 2, 4]);
  });
  it("catches a promise other than the one that was shown", () => {
    expect(check(honest(), { commit: "0".repeat(64) }).shown).toBe("bad");
  });
  it("catches a dropped entry", () => {
    const record = honest();
    record.entries.splice(1, 1);
    expect(check(record).wrong).not.toEqual([]);
  });
  it("says that it does not know, before the seed is told", () => {
    const record = { ...honest(), footer: null };
    const report = check(record);
    expect(report).toMatchObject({ promise: "unknown", pinch: "unknown", wrong: [] });
    expect(report.entries[0]?.luck).toBe("unknown");
  });
});

const HEAD = `{"format":"hexmoot-record/1","game":"dice","commit":"","seats":[]}`;

describe("reading a record", () => {
  it.each([
    ["", "line 1: empty"],
    ["no", "line 1: json"],
    ['{"format":"other"}', "line 1: format"],
    [`{"format":"hexmoot-record/1","game":"dice","commit":"","seats":[{}]}`, "line 1: format"],
    [`${HEAD}\n{"k":0}\n{"x":1}`, "line 3: entry"],
    [`${HEAD}\n{"k":0,"draws":[[0,0]]}`, "line 2: entry"],
    [`${HEAD}\n{"k":0,"draws":[[6]]}`, "line 2: entry"],
    [`${HEAD}\n{"k":0,"luck":7}`, "line 2: entry"],
    [`${HEAD}\n{"k":-1}`, "line 2: entry"],
    [`${HEAD}\n{"k":0}\n{"seed":"","pinches":[1],"result":{}}`, "line 3: entry"],
    [`${HEAD}\n{"k":0}\n{"seed":"","pinches":[],"result":null}`, "line 3: entry"],
    [`${HEAD}\nnull`, "line 2: json"],
  ])("%j is refused: %s", (text, said) => {
    expect(() => readRecord(text)).toThrow(said);
  });
});

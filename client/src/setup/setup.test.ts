import { describe, expect, it } from "vitest";
import type { SeatWish } from "../net/messages";
import { chosen, fieldsOf, firstValues, shown } from "./schema";
import { seatWords, wishOf, withCount, withSeat, wordOf } from "./seats";
import { tableFields } from "./table";

const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        mode: { enum: ["battle", "classic"], default: "battle" },
        size: { type: "integer", minimum: 3, maximum: 13, default: 13 },
        swap: { type: "boolean", default: true, when: { mode: ["classic"] } },
        notes: { type: "array" },
      },
    },
  },
};

describe("a form out of a schema", () => {
  const fields = fieldsOf(schema);
  it("knows the kind, the range and the first value of each option", () => {
    expect(fields).toEqual([
      { key: "mode", kind: "choice", values: ["battle", "classic"], first: "battle", when: {} },
      { key: "size", kind: "number", min: 3, max: 13, first: 13, when: {} },
      { key: "swap", kind: "toggle", first: true, when: { mode: ["classic"] } },
    ]);
    expect(firstValues(fields)).toEqual({ mode: "battle", size: 13, swap: true });
  });
  it("reads a schema without a reference too", () => {
    expect(fieldsOf(schema.$defs.Options)).toEqual(fields);
  });
  it("shows an option only where it means something", () => {
    const keys = (mode: string) => shown(fields, { mode }).map(({ key }) => key);
    expect(keys("battle")).toEqual(["mode", "size"]);
    expect(keys("classic")).toEqual(["mode", "size", "swap"]);
  });
  it("sends what is shown, and no more", () => {
    expect(chosen(fields, { mode: "battle", size: 5, swap: false })).toEqual({ mode: "battle", size: 5 });
  });
});

describe("seats", () => {
  const you: SeatWish = { kind: "you" };
  const fox: SeatWish = { kind: "bot", bot: "fox" };
  it("a wish survives its word", () => {
    const bots = [{ id: "fox", name: "Fox", level: 1 }];
    expect(seatWords(bots).map((word) => wordOf(wishOf(word)))).toEqual(["you", "guest", "open", "bot:fox"]);
  });
  it("there is one you: places are exchanged", () => {
    expect(withSeat([you, fox], 1, you)).toEqual([fox, you]);
    expect(withSeat([you, fox], 1, { kind: "open" })).toEqual([you, { kind: "open" }]);
  });
  it("new seats are open", () => {
    expect(withCount([you], 3)).toEqual([you, { kind: "open" }, { kind: "open" }]);
    expect(withCount([you, fox], 1)).toEqual([you]);
  });
  it("only ask what these seats give a meaning", () => {
    const keys = (seats: SeatWish[]) => tableFields(seats, true).map(({ key }) => key);
    expect(keys([you, fox])).toEqual(["turnSeconds", "onTimeout", "bestOf", "botSeconds"]);
    expect(keys([you, { kind: "open" }])).toContain("visibility");
    expect(keys([you, { kind: "guest" }])).toContain("practice");
  });
});

import { describe, expect, it } from "vitest";
import { clockWords } from "../lobby/clock";
import type { SeatWish } from "../net/messages";
import { asChosen, clockFields, withClock } from "./clocks";
import {
  chosen,
  fieldsOf,
  firstValues,
  forSeats,
  fromAddress,
  seatsFor,
  shown,
  toAddress,
  type Value,
} from "./schema";
import { coloursOf, seatWords, wishOf, withColour, withCount, withSeat, wordOf } from "./seats";
import { tableFields } from "./table";

const schema = {
  $ref: "#/$defs/Options",
  $defs: {
    Options: {
      properties: {
        mode: { enum: ["battle", "classic"], default: "battle" },
        size: { type: "integer", minimum: 3, maximum: 13, default: 13 },
        swap: { type: "boolean", default: true, when: { mode: ["classic"] } },
        name: { type: "string", maxLength: 64, default: "" },
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
      { key: "name", kind: "text", most: 64, first: "", when: {} },
    ]);
    expect(firstValues(fields)).toEqual({ mode: "battle", size: 13, swap: true, name: "" });
  });
  it("reads a schema without a reference too", () => {
    expect(fieldsOf(schema.$defs.Options)).toEqual(fields);
  });
  it("shows an option only where it means something", () => {
    const keys = (mode: string) => shown(fields, { mode }).map(({ key }) => key);
    expect(keys("battle")).toEqual(["mode", "size", "name"]);
    expect(keys("classic")).toEqual(["mode", "size", "swap", "name"]);
  });
  it("reads from an address what its fields can take, and writes it there", () => {
    expect(fromAddress(fields, "?mode=classic&size=7&swap=true&name=a%20sea&who=me")).toEqual({
      mode: "classic",
      size: 7,
      name: "a sea",
    });
    expect(fromAddress(fields, "?mode=chess&size=99")).toEqual({});
    expect(fromAddress(fields, `?${toAddress({ size: 5, name: "&=?" })}`)).toEqual({ size: 5, name: "&=?" });
  });
  it("sends what is shown, and no more", () => {
    expect(chosen(fields, { mode: "battle", size: 5, swap: false, name: "sea" })).toEqual({
      mode: "battle",
      size: 5,
      name: "sea",
    });
  });
});

describe("options of some modes", () => {
  const maybe = (property: object, usual?: Value) => ({
    ...(usual === undefined ? {} : { usual, when: { mode: ["pairs"] } }),
    anyOf: [property, { type: "null" }],
    default: null,
  });
  const fields = fieldsOf({
    properties: {
      mode: { enum: ["alone", "pairs"], default: "alone", seats: { alone: 2, pairs: 4 } },
      shared: maybe({ type: "boolean" }, true),
      tokens: maybe({ type: "integer", minimum: 0, maximum: 5 }, 3),
      strict: maybe({ type: "boolean" }),
    },
  });
  it("begin with what they come to where nothing is given", () => {
    expect(fields.map(({ kind, first }) => [kind, first])).toEqual([
      ["choice", "alone"],
      ["toggle", true],
      ["number", 3],
      ["choice", null],
    ]);
    expect(firstValues(fields, { shared: null, tokens: null, strict: true })).toEqual({
      mode: "alone",
      shared: true,
      tokens: 3,
      strict: true,
    });
  });
  it("are sent in their mode alone", () => {
    const values = { ...firstValues(fields), mode: "pairs" };
    expect(chosen(fields, values)).toEqual({ mode: "pairs", shared: true, tokens: 3, strict: null });
    expect(chosen(fields, firstValues(fields))).toEqual({ mode: "alone", strict: null });
  });
  it("may ask for a number of seats", () => {
    expect(seatsFor(fields, { mode: "pairs" })).toBe(4);
    expect(seatsFor([], {})).toBeNull();
  });
});

describe("options that may be left to the game, and options of every seat", () => {
  const fields = fieldsOf({
    properties: {
      first: { anyOf: [{ type: "integer", minimum: 0, maximum: 2 }, { type: "null" }], default: null },
      corners: {
        anyOf: [{ type: "array", perSeat: true, items: { minimum: 0, maximum: 5 } }, { type: "null" }],
        default: null,
      },
    },
  });
  it("have no value at first", () => {
    expect(fields.map(({ kind, first }) => [kind, first])).toEqual([
      ["choice", null],
      ["seats", null],
    ]);
    expect(fields[0]).toMatchObject({ values: [null, 0, 1, 2] });
    expect(chosen(fields, {}, 3)).toEqual({ first: null, corners: null });
  });
  it("have a number for each seat, however many there come to be", () => {
    expect(forSeats([4, 0], 4, { min: 0, max: 5 })).toEqual([4, 0, 1, 2]);
    expect(chosen(fields, { first: 2, corners: [4, 0, 1, 2] }, 2)).toEqual({ first: 2, corners: [4, 0] });
  });
});

describe("colours of seats", () => {
  const you: SeatWish = { kind: "you", colour: 1 };
  const open: SeatWish = { kind: "open" };
  it("are the chosen ones, and else the first that are free", () => {
    expect(coloursOf([open, you, open], 6)).toEqual([0, 1, 2]);
    expect(coloursOf([{ colour: null }, { colour: 0 }], 6)).toEqual([1, 0]);
  });
  it("are exchanged when one is taken that another seat has", () => {
    expect(coloursOf(withColour([open, you, open], 1, 2, 6), 6)).toEqual([0, 2, 1]);
  });
  it("stay where they are when people change seats", () => {
    expect(withSeat([you, { kind: "open", colour: 3 }], 1, { kind: "you" })).toEqual([
      { kind: "open", colour: 1 },
      { kind: "you", colour: 3 },
    ]);
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
    const info = {
      turnSeconds: [0, 90],
      timeouts: ["auto", "out"],
      leavings: ["bot", "out", "wait"],
      standIn: "fox",
      bots: [{ id: "fox" }],
    };
    const keys = (seats: SeatWish[]) => tableFields(info, seats).map(({ key }) => key);
    const clock = ["clock", "turnSeconds", "bankSeconds", "incrementSeconds", "moveDays"];
    expect(keys([you, fox])).toEqual([...clock, "onTimeout", "bestOf", "botSeconds"]);
    expect(keys([you, { kind: "open" }])).toContain("visibility");
    expect(keys([you, { kind: "guest" }])).toContain("practice");
  });
});

describe("clocks", () => {
  const fields = clockFields([0, 15, 60, 120], true);
  const asked = (clock: string) => shown(fields, { clock }).map(({ key }) => key);
  const none = { turnSeconds: 0, bankSeconds: 0, incrementSeconds: 0, moveDays: 0 };

  it("ask for what belongs to the chosen kind", () => {
    expect(["off", "turn", "bank", "days"].map(asked)).toEqual([
      ["clock"],
      ["clock", "turnSeconds"],
      ["clock", "bankSeconds", "incrementSeconds"],
      ["clock", "moveDays"],
    ]);
    expect(fields[1]).toMatchObject({ values: [15, 60, 120], first: 60 });
  });
  it("count days only where others play from somewhere else", () => {
    expect(clockFields([0, 15], false)[0]).toMatchObject({ values: ["off", "turn", "bank"] });
  });
  it("are sent as the one that was chosen and no other", () => {
    const sent = (settings: Record<string, Value>) =>
      withClock(chosen(shown(fields, { clock: "off", ...settings }), settings));
    expect(sent({})).toEqual(none);
    expect(sent({ clock: "bank", turnSeconds: 15 })).toEqual({
      ...none,
      bankSeconds: 300,
      incrementSeconds: 5,
    });
    expect(sent({ clock: "days", moveDays: 7 })).toEqual({ ...none, moveDays: 7 });
  });
  it("stand in the form as the table has them", () => {
    for (const settings of [
      { ...none },
      { ...none, turnSeconds: 15 },
      { ...none, bankSeconds: 60 },
      { ...none, bankSeconds: 60, incrementSeconds: 3 },
      { ...none, moveDays: 1 },
    ]) {
      const values = asChosen(settings);
      expect(withClock(chosen(shown(fields, values), values))).toEqual(settings);
    }
  });
  it("are said in a few words", () => {
    const said = [
      none,
      { turnSeconds: 30 },
      { bankSeconds: 300, incrementSeconds: 3 },
      { moveDays: 1 },
      { moveDays: 3 },
    ];
    expect(said.map(clockWords)).toEqual([
      null,
      "30 s a turn",
      "5 min + 3 s",
      "1 day a move",
      "3 days a move",
    ]);
  });
});

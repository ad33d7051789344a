import { expect, it } from "vitest";
import type { GameFace } from "./games/face";
import { sentence } from "./problems";

const told = (code: string, params = {}) => ({ code, params, message: "as the server says" });
const face = { refusal: (code: string) => (code === "occupied" ? "own words" : null) } as unknown as GameFace;

it("a game's own words come first, then the house's, then the server's", () => {
  expect(sentence(told("occupied"), face)).toBe("own words");
  expect(sentence(told("noFreeSeat"), face)).toBe("All seats are taken.");
  expect(sentence(told("offeredLately", { seconds: 7 }), face)).toMatch(/Ask again in 7 s/);
  expect(sentence(told("somethingNew"), face)).toBe("as the server says");
});

it("puts parameters in, lists as one says them", () => {
  expect(sentence(told("badSeats", { seats: [2, 3] }))).toBe("This game is played by 2 and 3.");
});

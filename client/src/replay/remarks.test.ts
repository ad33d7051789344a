import { expect, it } from "vitest";
import type { GameFace } from "../games/face";
import { told } from "./remarks";

const face = {
  title: "Hex",
  refusal: (code: string) => (code === "occupied" ? "That cell is taken." : null),
} as unknown as GameFace;
const remark = (code: string, params = {}) => ({ code, params, message: "as the server says" });

it("what is wrong with a record is said in our words, what nobody has heard of in the server's", () => {
  expect(told(remark("record.noSeat", { seat: 7, last: 1 }), face)).toBe("there is no seat 7, only 0 to 1");
  expect(told(remark("record.new"), face)).toBe("as the server says");
});

it("what the rules refuse is said as the game says it, and what cannot be taken back as the house does", () => {
  const refused = remark("record.refused", { refusal: "occupied", sentence: "There is a piece." });
  expect(told(refused, face)).toBe("the rules say no. That cell is taken.");
  const kept = remark("record.cannotUndo", { entry: 4, refusal: "undoNever", sentence: "Never." });
  expect(told(kept, face)).toBe("step 4 cannot be taken back. In Hex nothing is taken back.");
});

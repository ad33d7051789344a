/** What is wrong with a record, or could not be checked about it, in words. */
import type { GameFace } from "../games/face";
import { sentence } from "../problems";
import { fill, remarks } from "../words";

export interface Remark {
  code: string;
  params: Record<string, unknown>;
  message: string;
}

const words = (): Record<string, string | undefined> => remarks.words;
const plain = (value: unknown) => (typeof value === "number" ? value : String(value));

/** A remark as it is read; where it is about a refusal of the rules, with that one's sentence. */
export function told({ code, params, message }: Remark, face: GameFace | null): string {
  const text = words()[code];
  if (!text) return message;
  const { refusal, sentence: said } = params;
  const why = { code: String(refusal), params: { title: face?.title ?? "" }, message: String(said) };
  const known = Object.entries(params).map(([name, value]) => [name, plain(value)]);
  return fill(text, { ...Object.fromEntries(known), sentence: refusal ? sentence(why, face) : "" });
}

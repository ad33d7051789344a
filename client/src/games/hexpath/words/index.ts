import { fill } from "../../../words";
import { en, type Key } from "./en";

export type { Key };

/** A sentence of Hex Path. */
export function say(key: Key, params?: Record<string, string | number>): string {
  return fill(en[key], params);
}

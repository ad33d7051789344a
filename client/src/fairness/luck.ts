/**
 * Where luck comes from, recomputed in the browser: the hashes that bind a game's luck, and the stream that
 * its draws are taken from. The library is used because WebCrypto is missing on plain http.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

const SPAN = 0x1_0000_0000;

/** The promise that was shown before the game: SHA-256 of the seed, as hex. */
export function commitOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What the seed and all players give together, as hex: SHA-256 of `commit|pinch0|pinch1|…`. */
export function saltOf(commit: string, pinches: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes([commit, ...pinches].join("|"))));
}

/** The 16 bytes of step k, as hex. */
export function luckAt(seed: string, salt: string, k: number): string {
  const count = new Uint8Array(8);
  new DataView(count.buffer).setBigUint64(0, BigInt(k));
  return bytesToHex(hmac(sha256, hexToBytes(seed), concatBytes(hexToBytes(salt), count))).slice(0, 32);
}

/** The stream of one luck (sfc32), from which a step draws in the order of the rules. */
export class Stream {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  /** `luck`: 32 hex digits. */
  constructor(luck: string) {
    const words = new DataView(hexToBytes(luck).buffer);
    this.#a = words.getUint32(0);
    this.#b = words.getUint32(4);
    this.#c = words.getUint32(8);
    this.#d = words.getUint32(12);
    for (let i = 0; i < 12; i++) this.u32();
  }

  /** The next output, 0 to 2^32 - 1. */
  u32(): number {
    const t = (this.#a + this.#b + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  /** A uniform number, 0 to n - 1. */
  below(n: number): number {
    const limit = SPAN - (SPAN % n);
    let x = this.u32();
    while (x >= limit) x = this.u32();
    return x % n;
  }
}

/**
 * Commands that the server has not answered yet. They are kept in the tab's storage, so that a reload in the
 * middle sends them again under the same id: the server then does once what was meant once.
 */
import type { Order } from "./messages";

export class Outbox {
  #commands: Order[];

  constructor(
    readonly key: string,
    readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null,
  ) {
    this.#commands = this.#read();
  }

  get commands(): readonly Order[] {
    return this.#commands;
  }

  put(command: Order): void {
    this.#commands = [...this.#commands, command];
    this.#write();
  }

  /** Answered: accepted or refused, it need not be sent again. True if it was one of ours. */
  drop(id: string): boolean {
    const rest = this.#commands.filter((command) => command.id !== id);
    const known = rest.length < this.#commands.length;
    this.#commands = rest;
    this.#write();
    return known;
  }

  #read(): Order[] {
    try {
      const kept: unknown = JSON.parse(this.storage?.getItem(this.key) ?? "[]");
      return Array.isArray(kept) ? (kept as Order[]) : [];
    } catch {
      return []; // unreadable storage holds nothing that could be sent
    }
  }

  #write(): void {
    try {
      if (this.#commands.length) this.storage?.setItem(this.key, JSON.stringify(this.#commands));
      else this.storage?.removeItem(this.key);
    } catch {
      // Storage is full or forbidden: the commands then live as long as the page.
    }
  }
}

/** 128 random bits as hex. `crypto.randomUUID` is missing on plain http. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

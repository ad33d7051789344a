/** A world for tests: sockets that do what they are told, and time that passes only when asked to. */
import type { Socket, World } from "./line";

export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  sent: Record<string, unknown>[] = [];
  closed = false;

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.(undefined as never);
  }
  say(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  fail(code: number): void {
    this.onclose?.({ code });
  }
}

export class FakeWorld implements World {
  sockets: FakeSocket[] = [];
  #now = 1_000_000;
  #due: { at: number; call: () => void }[] = [];

  open(url: string): Socket {
    this.sockets.push(new FakeSocket(url));
    return this.socket;
  }
  now(): number {
    return this.#now;
  }
  after(ms: number, call: () => void): () => void {
    const due = { at: this.#now + ms, call };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((other) => other !== due);
    };
  }

  /** The newest socket. */
  get socket(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  /** Let time pass: what falls due is called in its order. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#due.filter((due) => due.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((due) => due !== next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = end;
  }
}

/** Who plays on this device. Nobody must choose a name first: one is proposed, and sent along when it is needed. */
import { api } from "./net/api";
import { fill, t } from "./words";

/** A guest's name out of two lists of words: "Quiet Heron". `dice` is a number from 0 up to 1. */
export function guestName(dice: () => number): string {
  const pick = (words: string) => {
    const list = words.split(" ");
    return list[Math.floor(dice() * list.length)] ?? "";
  };
  return fill(t("guestName"), { first: pick(t("guestFirst")), second: pick(t("guestSecond")) });
}

class Person {
  id = $state("");
  /** Shown everywhere; a proposal until `chosen`. */
  name = $state("");
  chosen = $state(false);
  /** A password keeps the name. */
  claimed = $state(false);
  /** The colours that one likes to play, the dearest first. */
  colours: readonly string[] = $state.raw([]);
  #loading: Promise<void> | null = null;

  /** Ask the server who we are, until it has answered once. */
  load(): Promise<void> {
    this.#loading ??= this.#ask().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    return this.#loading;
  }

  async #ask(): Promise<void> {
    const { id, name, claimed, colours } = await api.me();
    this.id = id;
    this.claimed = claimed;
    this.colours = colours;
    this.chosen = name !== "";
    this.name = name || guestName(Math.random);
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name;
    this.chosen = true;
  }

  async like(colours: readonly string[]): Promise<void> {
    this.colours = (await api.like(colours)).colours;
  }

  /** Before sitting down anywhere: the server must know some name of ours. */
  async settle(): Promise<void> {
    await this.load();
    if (!this.chosen) await this.rename(this.name);
  }
}

export const me = new Person();

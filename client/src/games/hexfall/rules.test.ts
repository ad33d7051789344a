import { expect, it } from "vitest";
import { battles, board, type Name, positionOf } from "./howto/figures";
import figures from "./howto/figures.json";
import { howto } from "./words";

/** The page of the rules as it is written, with what stands in it. */
const sources = import.meta.glob<string>(["./HowTo.svelte", "./Costs.svelte", "./howto/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const page = Object.values(sources).join("\n");
const names = Object.keys(figures.positions) as Name[];

it("says every sentence of the rules", () => {
  const said = Object.keys(howto.words).filter(
    (word) => !/^(sea|draft|turn|trade|build|armies|bands|ships|cards|end)$/.test(word),
  );
  expect(said.filter((word) => !new RegExp(`\\b(howto|words)\\.${word}\\b`).test(page))).toEqual([]);
});

it("draws every figure there is, with a caption", () => {
  expect(names.filter((name) => !page.includes(`<Figure name="${name}" caption={howto.`))).toEqual([]);
});

it("shows positions of one board", () => {
  for (const name of names) expect(positionOf(name).board).toBe(board);
});

it("counts battles as the rules do: walls halve the force and not the men", () => {
  for (const [attackers, defenders, walled, attackersLeft, defendersLeft, blow] of battles) {
    const force = walled ? Math.floor(attackers / 2) : attackers;
    const losses = Math.min(force, defenders);
    expect([attackersLeft, defendersLeft, blow]).toEqual([
      attackers - losses,
      defenders - losses,
      force > defenders,
    ]);
  }
});

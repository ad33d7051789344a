/** Tests speak English: all its words are here before they begin. */
import { Part } from "./language.svelte";

const shelves = import.meta.glob<object>(["./index.ts", "../games/*/words/*.ts"], { eager: true });
const parts = Object.values(shelves).flatMap((shelf) =>
  Object.values(shelf).filter((one) => one instanceof Part),
);
await Promise.all(parts.map((part) => part.load("en")));

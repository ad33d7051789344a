/** Pictures for the eye, in development only: `gallery.html?scene=choosing&theme=light`. Never built. */
import "../src/fonts.css";
import "../src/app.css";
import { mount } from "svelte";
import * as battlehex from "../src/games/battlehex/words";
import { house, pages, settings, table } from "../src/words";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";
const target = document.getElementById("app");
const words = [house, settings, table, pages, battlehex.door, battlehex.table];
void Promise.all(words.map((part) => part.load())).then(() => {
  if (target) mount(Gallery, { target, props: { scene: asked.get("scene") ?? "choosing" } });
});

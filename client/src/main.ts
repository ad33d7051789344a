import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { page } from "./pages";
import { router } from "./router.svelte";
import { house, problems } from "./words";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app to stand in");
// The page may well come while we still wait for the first words.
void page(router.here)?.catch(() => {});
// What is said when something is refused may come a little later than the page.
void house.load().then(() => {
  mount(App, { target });
  void problems.load().catch(() => {}); // then the server's own words are shown
});
// The name of this file holds a hash of all that it loads.
void import("./install.svelte").then(({ app }) => app.start(new URL(import.meta.url).pathname));

import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./install.svelte";
import { page } from "./pages";
import { router } from "./router.svelte";
import { house, problems } from "./words";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app to stand in");
// The page may well come while we still wait for the first words.
void page(router.here)?.catch(() => {});
void Promise.all([house.load(), problems.load()]).then(() => mount(App, { target }));
// The name of this file holds a hash of all that it loads.
app.start(new URL(import.meta.url).pathname);

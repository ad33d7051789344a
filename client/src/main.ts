import "./fonts.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { app } from "./install.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app to stand in");
mount(App, { target });
// The name of this file holds a hash of all that it loads.
app.start(new URL(import.meta.url).pathname);

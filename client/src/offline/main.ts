/** The page that the worker shows where no server answers. It is kept on the device with all that it loads. */
import "../fonts.css";
import "../app.css";
import { mount } from "svelte";
import { language } from "../words/language.svelte";
import Offline from "./Offline.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app to stand in");
document.documentElement.lang = language.id;
mount(Offline, { target });

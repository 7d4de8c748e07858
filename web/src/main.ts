import "./lib/tokens.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { learn } from "./lib/words";

const target = document.getElementById("app");
await learn(preferences.lang);
if (target) mount(App, { target });

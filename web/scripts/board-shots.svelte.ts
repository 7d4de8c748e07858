// The page that board-shots.mjs looks at: one part of the board, from a fixture.
// ?fixture=gwt2-middle&part=Board&width=1048&height=655&theme=dark&lang=fr&select=move%20F&hover=1

import { mount } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import "@fontsource/source-sans-3/latin-400.css";
import "@fontsource/source-sans-3/latin-600.css";
import "@fontsource/source-sans-3/latin-700.css";
import "@fontsource/zilla-slab/latin-600.css";
import "@fontsource/zilla-slab/latin-700.css";
import Sprite from "../src/lib/Sprite.svelte";
import { loadBoard } from "../src/boards/index";
import { arrange, light, visible } from "../src/lib/options";
import { change } from "../src/lib/settings.svelte";
import "../src/lib/tokens.css";
import type { Lit, Snapshot } from "../src/lib/types";

const query = new URLSearchParams(location.search);
const files = import.meta.glob<Snapshot>("../fixtures/*.json", { import: "default" });
const file = files[`../fixtures/${query.get("fixture") ?? "gwt2-middle"}.json`];
if (!file) throw new Error("no such fixture");
const snapshot = await file();
change({ lang: query.get("lang") === "fr" ? "fr" : "en", theme: query.get("theme") === "dark" ? "dark" : "light" });

const rows = visible(arrange(snapshot.decision?.options ?? []), false);
const lit = new SvelteMap<string, Lit>(light(rows, { selected: query.get("select"), previewed: null }));
if (query.has("quiet")) lit.clear();
for (const anchor of (query.get("lit") ?? "").split(",").filter(Boolean))
  lit.set(anchor, { numbers: [lit.size + 1], selected: false, path: false });

const home = document.getElementById("app");
if (!home) throw new Error("no page");
home.style.cssText = `width:${query.get("width") ?? 1048}px;height:${query.get("height") ?? 655}px;overflow:hidden;position:relative`;
document.body.style.cssText = `margin:0;background:var(--${query.get("part") === "Board" ? "desk" : "paper"})`;
mount(Sprite, { target: document.body });
const parts = await loadBoard(snapshot.family ?? snapshot.game.replace(/\d$/, ""));
const Part = parts[(query.get("part") ?? "Board") as "Board" | "Hand" | "PlayerBoard" | "Objectives"];
const inside = document.createElement("div");
const zoom = Number(query.get("zoom") ?? 1);
const [x, y] = (query.get("at") ?? "0,0").split(",").map(Number);
inside.style.cssText = `width:100%;height:${zoom > 1 ? "244px" : "100%"};transform-origin:0 0;transform:translate(${x ?? 0}px,${y ?? 0}px) scale(${zoom})`;
home.append(inside);
const picked: string[] = [];
const hovered: (string | null)[] = [];
const props = {
  snapshot,
  lit,
  chosen: null,
  onpick: (anchor: string) => void picked.push(anchor),
  onhover: (anchor: string | null) => void hovered.push(anchor),
};
let shown = $state.raw(snapshot);
if (Part) {
  mount(Part, {
    target: inside,
    props: {
      ...props,
      get snapshot() {
        return shown;
      },
    },
  });
}
/** For trying things out by hand or by script. */
Object.assign(window, {
  shots: { snapshot, picked, hovered, show: (next: Snapshot) => (shown = next) },
});
await document.fonts.ready;

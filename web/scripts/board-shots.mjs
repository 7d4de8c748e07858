// Screenshots of the board and its panels, from the fixtures, into a folder:
//   node scripts/board-shots.mjs [folder] [name ...]
// Uses Debian's Chromium; one shot at a time.

import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer } from "vite";

const run = promisify(execFile);
const [folder = "/tmp/board-shots", ...only] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "..");

const table = { width: 1048, height: 655, part: "Board" };
const phone = { width: 390, height: 470, part: "Board", scale: 2 };
const shots = {
  middle: { ...table, fixture: "gwt2-middle" },
  "middle-path": { ...table, fixture: "gwt2-middle", select: "move F" },
  "middle-large": { ...table, fixture: "gwt2-middle", scale: 2, quiet: 1 },
  mock: { ...table, fixture: "gwt2-mock", select: "move F" },
  "mock-large": { ...table, fixture: "gwt2-mock", select: "move F", scale: 2 },
  "mock-dark": { ...table, fixture: "gwt2-mock", select: "move F", theme: "dark" },
  start: { ...table, fixture: "gwt2-start" },
  delivery: { ...table, fixture: "gwt2-delivery" },
  end: { ...table, fixture: "gwt2-end" },
  simmental: { ...table, fixture: "gwt2-simmental" },
  first: { ...table, fixture: "gwt1-middle" },
  "first-large": { ...table, fixture: "gwt1-middle", scale: 2 },
  "middle-dark": { ...table, fixture: "gwt2-middle", theme: "dark", select: "move F" },
  "middle-french": { ...table, fixture: "gwt2-middle", lang: "fr" },
  phone: { ...phone, fixture: "gwt2-mock", select: "move F", zoom: 3.6, at: "-560,-200" },
  "phone-dark": { ...phone, fixture: "gwt2-middle", theme: "dark", zoom: 3.6, at: "-560,-320" },
  lit: {
    ...table,
    fixture: "gwt2-middle",
    quiet: "keep",
    scale: 2,
    lit: "track:5,track:6,track:7,track:7.5,track:8,track:21,track:21.5,track:22,track:30,station:2,master:2,station:6,station:4,job:3.4,job:5.2,job:5.3,foresight:1.1,foresight:1.2,foresight:2.1,market:yellow,market:red,market:brown4,market:stack,city:3,city:9,trail:T1,trail:A1,trail:START",
  },
  hand: { width: 470, height: 172, part: "Hand", fixture: "gwt2-mock", scale: 2 },
  "hand-phone": { width: 374, height: 190, part: "Hand", fixture: "gwt2-middle", scale: 2 },
  "hand-lit": {
    width: 470,
    height: 172,
    part: "Hand",
    fixture: "gwt2-start",
    scale: 2,
    lit: "hand:gray,hand:black,deck:1",
  },
  player: { width: 570, height: 172, part: "PlayerBoard", fixture: "gwt2-mock", scale: 2 },
  "player-lit": {
    width: 570,
    height: 172,
    part: "PlayerBoard",
    fixture: "gwt2-middle",
    scale: 2,
    lit: "disc:3.aux_cert,disc:3.step_left,disc:3.hand,disc:3.cert_4,certificates:3,token:3",
  },
  "player-buildings": {
    width: 570,
    height: 172,
    part: "PlayerBoard",
    fixture: "gwt2-start",
    scale: 2,
    lit: "building:0.4,building:1.4,building:2.4,building:3.4",
  },
  "player-phone": { width: 374, height: 900, part: "PlayerBoard", fixture: "gwt2-end", scale: 2 },
  objectives: { width: 368, height: 140, part: "Objectives", fixture: "gwt2-mock", scale: 2, lit: "objective:O23" },
  "objectives-dark": { width: 368, height: 140, part: "Objectives", fixture: "gwt1-middle", scale: 2, theme: "dark" },
};

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><div id="app"></div>
<script type="module" src="/scripts/board-shots.svelte.ts"></script></html>`;
const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  plugins: [
    svelte(),
    {
      name: "shots",
      configureServer: (vite) => {
        vite.middlewares.use("/shot", (_request, response) => {
          response.setHeader("content-type", "text/html");
          response.end(page);
        });
      },
    },
  ],
});
await server.listen();
const port = server.httpServer.address().port;
mkdirSync(folder, { recursive: true });
for (const [name, { scale = 1, ...query }] of Object.entries(shots)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const profile = mkdtempSync(join(tmpdir(), "board-shots-"));
  const address = `http://127.0.0.1:${port}/shot?${new URLSearchParams(query)}`;
  const { stderr } = await run("chromium", [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--hide-scrollbars",
    "--enable-logging=stderr",
    `--user-data-dir=${profile}`,
    `--force-device-scale-factor=${scale}`,
    `--window-size=${Math.max(500, query.width)},${Math.max(300, query.height)}`,
    "--virtual-time-budget=6000",
    `--screenshot=${join(folder, `${name}.png`)}`,
    address,
  ]);
  rmSync(profile, { recursive: true, force: true });
  const said = stderr.split("\n").filter((line) => line.includes("CONSOLE") && !line.includes("vite"));
  console.log([name, ...said].join("\n  "));
}
await server.close();

// What a first visit loads, compressed: the start page, or a table with the board of its game.
// Fails if any of them is above the limit.

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 250_000;
const folder = resolve(import.meta.dirname, process.argv[2] ?? "../../src/trailhand/server/static");
const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));

/** The files of a part of the page and of all parts that it cannot do without. */
function filesOf(name, found = new Set(), met = new Set()) {
  if (met.has(name)) return found;
  met.add(name);
  const { file, css = [], assets = [], imports = [] } = manifest[name];
  for (const each of [file, ...css, ...assets]) found.add(each);
  for (const each of imports) filesOf(each, found, met);
  return found;
}

/** What the manifest calls the part with a page. */
function partOf(page) {
  const found = Object.keys(manifest).find((name) => manifest[name].name === page && name.match(/\.(js|svelte)$/));
  if (!found) throw new Error(`${page} is no part of its own`);
  return found;
}

/** The weight of some files: brotli and gzip. */
function weigh(files) {
  let [brotli, gzip] = [0, 0];
  for (const name of files) {
    const data = readFileSync(join(folder, name));
    const plain = name.endsWith(".woff2");
    brotli += plain ? data.length : brotliCompressSync(data).length;
    gzip += plain ? data.length : gzipSync(data, { level: 9 }).length;
  }
  return [brotli, gzip];
}

const frame = [...filesOf("index.html"), "index.html", "early.js", "icon.svg"];
const start = new Set([...frame, ...filesOf(partOf("Start"))]);
const table = new Set([...frame, ...filesOf(partOf("TablePage"))]);
const boards = Object.keys(manifest).filter((name) => /^src\/boards\/\w+\/index\.ts$/.test(name));
if (boards.length === 0) throw new Error("no board is fetched on its own");
console.log(" brotli    gzip");
for (const [name, files] of [
  ["the start page", start],
  ...boards.map((board) => [`a table of ${board.split("/")[2]}`, new Set([...table, ...filesOf(board)])]),
]) {
  const [brotli, gzip] = weigh(files);
  console.log(`${String(brotli).padStart(7)} ${String(gzip).padStart(7)}  ${name}`);
  if (gzip > LIMIT) process.exitCode = 1;
}
console.log(`                 limit ${LIMIT}`);

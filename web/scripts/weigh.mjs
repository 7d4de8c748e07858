// What a first visit loads, compressed: the page itself and the board of one game. Fails if any
// game is above the limit.

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

const page = new Set([...filesOf("index.html"), "index.html", "early.js", "icon.svg"]);
const boards = Object.keys(manifest).filter((name) => /^src\/boards\/\w+\/index\.ts$/.test(name));
if (boards.length === 0) throw new Error("no board is fetched on its own");
console.log(" brotli    gzip");
for (const [name, files] of [["the page", page], ...boards.map((board) => [`with ${board.split("/")[2]}`, new Set([...page, ...filesOf(board)])])]) {
  const [brotli, gzip] = weigh(files);
  console.log(`${String(brotli).padStart(7)} ${String(gzip).padStart(7)}  ${name}`);
  if (gzip > LIMIT) process.exitCode = 1;
}
console.log(`                 limit ${LIMIT}`);

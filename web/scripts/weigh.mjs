// What a first visit loads, compressed: fails above the limit.

import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 250_000;
const folder = resolve(import.meta.dirname, process.argv[2] ?? "../../src/trailhand/server/static");
let brotli = 0;
let gzip = 0;
for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name);
  if (statSync(file).isDirectory() || /\.(br|gz)$/.test(name)) continue;
  const data = readFileSync(file);
  const plain = name.endsWith(".woff2");
  const small = plain ? data.length : brotliCompressSync(data).length;
  const zipped = plain ? data.length : gzipSync(data, { level: 9 }).length;
  brotli += small;
  gzip += zipped;
  console.log(`${String(small).padStart(7)} ${String(zipped).padStart(7)} ${String(data.length).padStart(7)}  ${name}`);
}
console.log(`${String(brotli).padStart(7)} ${String(gzip).padStart(7)}          in all (brotli, gzip); limit ${LIMIT}`);
if (gzip > LIMIT) process.exitCode = 1;

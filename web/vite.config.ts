import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const server = process.env["TRAILHAND_SERVER"] ?? "http://127.0.0.1:8421";
const output = process.env["TRAILHAND_STATIC"] ?? "../src/trailhand/server/static";

/** Beside every text file its compressed forms, which the server sends as they are. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    closeBundle() {
      const folder = resolve(import.meta.dirname, output);
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue;
        const file = join(folder, name);
        const data = readFileSync(file);
        const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length };
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params: best }));
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: output,
    emptyOutDir: true,
    manifest: "manifest.json", // for scripts/weigh.mjs
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0, // the content security policy wants files, and fonts cache better
    reportCompressedSize: false,
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});

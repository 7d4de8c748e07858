import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

// Apart from the page's own: building it does without the tools that test it.
export default mergeConfig(page, defineConfig({ test: { include: ["tests/**/*.test.ts"] } }));

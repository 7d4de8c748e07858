// The pages, by the names that routes give them.

import { Parts } from "../lib/parts.svelte";

export const pages = new Parts({
  start: async () => (await import("./Start.svelte")).default,
  table: async () => (await import("./TablePage.svelte")).default,
  join: async () => (await import("./Join.svelte")).default,
  claim: async () => (await import("./Claim.svelte")).default,
  learn: async () => (await import("./Learn.svelte")).default,
  rules: async () => (await import("./Rules.svelte")).default,
});

// The sheets of a table, by the names that its screen gives them.

import { Parts } from "../lib/parts.svelte";

export const sheets = new Parts({
  menu: async () => (await import("./MenuSheet.svelte")).default,
  seats: async () => (await import("./SeatsSheet.svelte")).default,
  help: async () => (await import("./HelpSheet.svelte")).default,
  ways: async () => (await import("./WaysSheet.svelte")).default,
  end: async () => (await import("./end/EndSheet.svelte")).default,
});

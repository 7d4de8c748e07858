// What play has just changed on a board, by its anchors; it is shown for a moment.

import { untrack } from "svelte";
import type { Snapshot } from "../../lib/types";
import { follows } from "./travel";

/** Follow a table; `changes` tells what is different between two snapshots. */
export function freshOn(
  table: () => Snapshot,
  changes: (before: Snapshot, after: Snapshot) => Set<string>,
): { readonly anchors: Set<string> } {
  let anchors = $state(new Set<string>());
  let before: Snapshot | null = null;
  $effect(() => {
    const after = table();
    untrack(() => {
      anchors = before && follows(before, after) ? changes(before, after) : new Set();
      before = after;
    });
  });
  return {
    get anchors() {
      return anchors;
    },
  };
}

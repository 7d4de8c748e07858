// How far a game has progressed: the share of its rounds.

import type { Snapshot } from "../../lib/types";
import { viewOf } from "./view";

export function progress(snapshot: Snapshot): number | null {
  const { year, round, rounds, over } = viewOf(snapshot);
  if (over) return 1;
  const all = rounds.reduce((sum, n) => sum + n, 0);
  const before = rounds.slice(0, year - 1).reduce((sum, n) => sum + n, 0) + round - 1;
  return before > 0 ? before / all : null;
}

// How far a game has progressed: the token moves down the job market, and the game ends at the bottom.

import type { Snapshot } from "../../lib/types";
import { jobs } from "./layout";
import { viewOf } from "./view";

/** How much of its way the job market token has covered; null before it has moved. */
export function progress(snapshot: Snapshot): number | null {
  const { job_row: row, over } = viewOf(snapshot);
  const first = 2;
  const foot = jobs.row_y.length + 1;
  if (over) return 1;
  return row > first ? Math.min(1, (row - first) / (foot - first)) : null;
}

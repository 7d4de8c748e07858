// How far a game has come: the token goes down the job market, and at its foot the game ends.

import type { Snapshot } from "../../lib/types";
import { jobs } from "./layout";
import { viewOf } from "./view";

/** The share of its way that the token of the job market has gone; null before it has moved. */
export function progress(snapshot: Snapshot): number | null {
  const { job_row: row, over } = viewOf(snapshot);
  const first = 2;
  const foot = jobs.row_y.length + 1;
  if (over) return 1;
  return row > first ? Math.min(1, (row - first) / (foot - first)) : null;
}

// How far a game has progressed: it ends when the Simmentals are gone.

import type { Snapshot } from "../../lib/types";
import { simmentalsInPlay } from "./tiles";
import { viewOf } from "./view";

/** The share of the Simmentals that has been taken; null before the first one. */
export function progress(snapshot: Snapshot): number | null {
  const { simmentals, over, players } = viewOf(snapshot);
  const all = simmentalsInPlay[players.length] ?? simmentals;
  if (over) return 1;
  return simmentals < all ? 1 - simmentals / all : null;
}

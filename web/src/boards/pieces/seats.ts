// How seats are called and marked.

import type { Mark, Snapshot } from "../../lib/types";

/** Colour, letter, shape and pattern of a seat. */
export function markOf(snapshot: Snapshot, seat: number): Mark {
  return snapshot.seats[seat]?.mark ?? (["R", "B", "Y", "G", "P"] as const)[seat] ?? "P";
}

export function nameOf(snapshot: Snapshot, seat: number): string {
  return snapshot.seats[seat]?.name ?? String(seat + 1);
}

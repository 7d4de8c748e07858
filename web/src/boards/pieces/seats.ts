// The names and marks of seats.

import type { Mark, Snapshot } from "../../lib/types";

/** Colour, letter, shape and pattern of a seat; an automaton comes after the last one. */
export function markOf(snapshot: Snapshot, seat: number): Mark {
  if (snapshot.automaton?.seat === seat) return snapshot.automaton.mark;
  return snapshot.seats[seat]?.mark ?? (["R", "B", "Y", "G", "P"] as const)[seat] ?? "P";
}

/** The seat whose board and hand are shown. */
export function shownSeat(snapshot: Snapshot): number {
  const { viewing } = snapshot.you;
  const { active } = snapshot.view as unknown as { active: number };
  return viewing >= 0 ? viewing : Math.max(0, active);
}

export function nameOf(snapshot: Snapshot, seat: number): string {
  if (snapshot.automaton?.seat === seat) return snapshot.automaton.name;
  return snapshot.seats[seat]?.name ?? String(seat + 1);
}

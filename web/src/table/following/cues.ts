// What is to be heard when the table goes on: at most a few short sounds, told by the themes of the log.

import type { Shot } from "../../lib/following.svelte";

export type Cue = "turn" | "move" | "money" | "card" | "piece" | "delivery" | "end";

/** More than this at once would be noise. */
const MOST = 3;

/** The sounds of what is new in `after`; nothing is heard of an undo, or of a table just opened. */
export function cuesBetween(before: Shot | null, after: Shot): Cue[] {
  if (!before || before.id !== after.id || after.moment < before.moment) return [];
  if (after.over && !before.over) return ["end"];
  const known = lastSeq(before);
  const themes = after.log.filter((line) => line.seq > known && line.moment >= before.moment).map((line) => line.theme);
  const sounds = themes.flatMap((theme): Cue[] => (theme === "" ? [] : [theme === "hand" ? "card" : theme]));
  const heard = [...new Set(sounds)].slice(0, MOST);
  const mine = begins(before, after);
  return mine ? [...heard, "turn"] : heard;
}

/** Whether a turn of the visitor's begins between two states: another seat decided before. */
export function begins(before: Shot | null, after: Shot): boolean {
  if (!before || before.id !== after.id || !after.decision?.yours) return false;
  const later = after.moment > before.moment || (after.moment === before.moment && before.part !== undefined);
  if (!later) return false;
  return !before.decision?.yours || (before.decision.seat !== after.decision.seat && after.you.seats.length < 2);
}

function lastSeq(state: Shot): number {
  return Math.max(state.log_after, ...state.log.map((line) => line.seq));
}

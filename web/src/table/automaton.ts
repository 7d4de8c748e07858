// What an automaton did last: the lines of the log that are its own.

import type { LogLine } from "../lib/types";

/** Its steps in the last turn in which it did anything, up to a moment (null: now). */
export function lastSteps(log: readonly LogLine[], seat: number, moment: number | null): LogLine[] {
  const own = log.filter((line) => line.seat === seat && (moment === null || line.moment <= moment));
  const turn = own.at(-1)?.turn;
  return own.filter((line) => line.turn === turn);
}

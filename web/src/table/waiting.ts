// Who everybody is waiting for, in words: a person, a bot, or a bot that stands in for a person.

import type { Seat } from "../lib/types";
import type { Words } from "../lib/words";

/** `waits`: the bot has to wait until it may think, because others do. */
export function waiting(seat: Seat | undefined, t: Words, waits = false): string {
  if (!seat) return "";
  if (!seat.bot) return t.waitingFor(seat.name);
  if (waits) return t.botWaits(seat.name);
  return seat.kind === "bot" ? t.botThinks(seat.name) : t.standInThinks(seat.name);
}

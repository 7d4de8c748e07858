// Whom everybody waits for, in words: a person, a bot, or a bot that stands in for a person.

import type { Seat } from "../lib/types";
import type { Words } from "../lib/words";

export function waiting(seat: Seat | undefined, t: Words): string {
  if (!seat) return "";
  if (!seat.bot) return t.waitingFor(seat.name);
  return seat.kind === "bot" ? t.botThinks(seat.name) : t.standInThinks(seat.name);
}

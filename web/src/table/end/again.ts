// The ways to play once more that make sense at a table. Pure functions.

import type { IconName } from "../../lib/icons";
import type { TableState } from "../../lib/types";

/** What a rematch is asked for; what is not said stays as it was, with new cards. */
export interface Wanted {
  deal?: "same";
  seats?: "swapped";
  bots?: "harder";
}

export interface Way {
  name: "again" | "cards" | "seats" | "bots";
  icon: IconName;
  wanted: Wanted;
}

/** All ways that differ from each other here; `levels` are the bots of the game, the strongest last. */
export function ways(seen: Pick<TableState, "seats">, levels: readonly string[]): Way[] {
  const found: Way[] = [{ name: "again", icon: "play", wanted: {} }];
  if (seen.seats.length > 1) found.push({ name: "seats", icon: "exchange", wanted: { seats: "swapped" } });
  if (seen.seats.some((seat) => seat.kind === "bot" && weaker(seat.bot, levels))) {
    found.push({ name: "bots", icon: "bot", wanted: { bots: "harder" } });
  }
  return [...found, { name: "cards", icon: "deck", wanted: { deal: "same" } }];
}

/** Whether there is a stronger bot. */
function weaker(bot: string | null, levels: readonly string[]): boolean {
  const at = bot === null ? -1 : levels.indexOf(bot);
  return at >= 0 && at < levels.length - 1;
}

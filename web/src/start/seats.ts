// The seats of a table that is being made. Pure functions.

import type { Bot, NewSeat } from "../lib/types";

export type Plan = Required<Pick<NewSeat, "kind">> & { name: string; bot: string };

/** The number of seats asked for: the first is mine, new ones go to bots. */
export function resize(plan: readonly Plan[], count: number, bot: string): Plan[] {
  const kept = plan.slice(0, count);
  while (kept.length < count) {
    kept.push({ kind: kept.length === 0 ? "me" : "bot", name: "", bot });
  }
  return kept;
}

/** The bot of a seat: the chosen one if it plays this game, else the usual one. */
export function levelOf(seat: Plan, bots: readonly Bot[], usual: string): string {
  return bots.some((each) => each.name === seat.bot) ? seat.bot : usual;
}

/** The plan as the server wants it. */
export function toSeats(plan: readonly Plan[]): NewSeat[] {
  return plan.map(({ kind, name, bot }) => {
    const seat: NewSeat = { kind };
    if (name.trim()) seat.name = name.trim();
    if (kind === "bot" && bot) seat.bot = bot;
    return seat;
  });
}

// How long a table waits for an absent player before a bot may play: what can be chosen, and the
// time that is left.

import type { Words } from "./words";

export type Patience = number | "never";
const OFFERED = [60, 180, 600, 3600, 86_400];

/** What a new table offers, in seconds; what is usual on the server is always there. */
export function patiences(usual: number): Patience[] {
  return [...[...new Set([...OFFERED, usual])].sort((one, other) => one - other), "never"];
}

/** A patience in words; null is what a table says that waits for ever. */
export function patienceText(patience: Patience | null, t: Words): string {
  if (patience === null || patience === "never") return t.never;
  if (patience >= 86_400 && patience % 86_400 === 0) return t.days(patience / 86_400);
  if (patience >= 3600 && patience % 3600 === 0) return t.hours(patience / 3600);
  return patience % 60 === 0 && patience > 0 ? t.minutes(patience / 60) : t.seconds(patience);
}

/** Minutes and seconds, as on a clock; hours only if there are any. */
export function clock(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** What is left of so many seconds that were told at a moment (in milliseconds). */
export function left(seconds: number, toldAt: number, now: number): number {
  return Math.max(0, Math.ceil(seconds - (now - toldAt) / 1000));
}

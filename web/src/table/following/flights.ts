// The flights of pieces between places on the screen: where they begin and end, and how long they take.

import type { Moved } from "../../lib/types";

export interface Flight extends Moved {
  id: number;
  /** From and to, in the middle of the places, on the screen. */
  x: number;
  y: number;
  dx: number;
  dy: number;
  /** Milliseconds after the first one. */
  after: number;
}

/** More at once could not be followed. */
const MOST = 6;
export const TRAVEL = 440;
const APART = 90;

type Find = (anchor: string) => { x: number; y: number } | null;

/** The flights whose both ends are on the screen, one shortly after the other. */
export function flightsOf(moved: readonly Moved[], find: Find, first: number): Flight[] {
  const flights: Flight[] = [];
  for (const each of moved) {
    const [from, to] = [find(each.from), find(each.to)];
    if (!from || !to || flights.length >= MOST) continue;
    const n = flights.length;
    flights.push({
      ...each,
      id: first + n,
      x: from.x,
      y: from.y,
      dx: to.x - from.x,
      dy: to.y - from.y,
      after: n * APART,
    });
  }
  return flights;
}

/** The middle of a seat in the strip or of a place on the board, if it can be seen. */
export function placeOnScreen(anchor: string): { x: number; y: number } | null {
  const seat = anchor.startsWith("seat:") ? anchor.slice(5) : null;
  const found =
    seat === null
      ? document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)
      : document.querySelector(`[data-seat="${CSS.escape(seat)}"]`);
  const box = found?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  const [x, y] = [box.x + (seat === null ? box.width / 2 : Math.min(22, box.width / 2)), box.y + box.height / 2];
  // A board that is zoomed in hides some of its places.
  const frame = found?.closest(".frame")?.getBoundingClientRect();
  const inside = !frame || (x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom);
  return inside && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight ? { x, y } : null;
}

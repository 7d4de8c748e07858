// Pieces that travel along a line: 220 ms a step, never more than 900 ms in all.

import { preferences } from "../../lib/preferences.svelte";
import type { Shot } from "../../lib/following.svelte";
import type { Snapshot } from "../../lib/types";
import type { Point } from "./shapes";

const STEP = 220;
const LONGEST = 900;

/** Whether pieces travel at all: not for people who have asked for less motion. */
export function travels(): boolean {
  return preferences.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether `after` follows `before` by play: undo and jumps in a replay show nothing. */
export function follows(before: Snapshot | null, after: Snapshot): boolean {
  if (!before || before.id !== after.id) return false;
  if (after.moment === before.moment) return part(after) > part(before);
  return after.moment > before.moment && after.moment - before.moment < 40;
}

/** Which part of a choice is on show; the whole of it follows all parts. */
const part = (shot: Shot): number => shot.part ?? Infinity;

/** A journey of a piece: the names of the places it passes, and the line it follows. */
export interface Way {
  stops: string[];
  line: Point[];
}

/** Run along points; `each` gets the position and how much of the way is done. */
export function travel(points: readonly Point[], steps: number, each: (at: Point, done: number) => void): void {
  const lengths = points.map((point, i) => {
    const last = points[i - 1] ?? point;
    return Math.hypot(point[0] - last[0], point[1] - last[1]);
  });
  const whole = lengths.reduce((a, b) => a + b, 0);
  const time = Math.min(LONGEST, STEP * Math.max(1, steps));
  const start = performance.now();
  const tick = (now: number): void => {
    const t = Math.min(1, (now - start) / time);
    const done = 1 - (1 - t) ** 2;
    each(pointAt(points, lengths, whole * done), t);
    if (t < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

function pointAt(points: readonly Point[], lengths: readonly number[], reach: number): Point {
  let left = reach;
  for (let i = 1; i < points.length; i += 1) {
    const length = lengths[i] ?? 0;
    const [a, b] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
    if (left <= length) {
      const t = length === 0 ? 1 : left / length;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

// Pieces that travel: along the trail or the track, a step in 220 ms, never longer than 900 ms.

import { settings } from "../../lib/settings.svelte";
import type { LogLine, Snapshot } from "../../lib/types";
import { edgePoints, findWay, placeOf, sampled, trackWay, wayBetween } from "./geometry";
import type { Point } from "./shapes";
import { viewOf } from "./view";

const STEP = 220;
const LONGEST = 900;

/** Whether pieces travel at all: not for who has asked them not to. */
export function travels(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether `after` follows `before` by play: undo and jumps in a replay show nothing. */
export function follows(before: Snapshot | null, after: Snapshot): boolean {
  if (!before || before.id !== after.id) return false;
  return after.moment > before.moment && after.moment - before.moment < 40;
}

/** A journey of a piece: the places it comes through by name, and the line it follows. */
export interface Way {
  stops: string[];
  line: Point[];
}

const NOWHERE: Way = { stops: [], line: [] };

/** The places a herder walks through, as the log tells it. */
export function herderWay(before: Snapshot, after: Snapshot, seat: number): Way {
  const view = viewOf(after);
  const from = viewOf(before).players[seat]?.herder ?? "off";
  const to = view.players[seat]?.herder ?? "off";
  if (from === to || from === "off" || to === "off") return NOWHERE;
  const told = after.log.findLast((line) => isMove(line, seat, to));
  const stops = (told?.anchors ?? []).filter((anchor) => anchor.startsWith("path:"));
  const names = [...stops.map((anchor) => anchor.slice(5)), to];
  const empty = (space: string): boolean => viewOf(before).trail[space] === undefined;
  let way = findWay(view.edition, from, names, empty);
  if (way.at(-1)?.[1] !== to) way = wayBetween(view.edition, from, to);
  if (way.length === 0) {
    return { stops: [from, to], line: [placeOf(view.edition, from), placeOf(view.edition, to)] };
  }
  return {
    stops: [from, ...way.map((edge) => edge[1])],
    line: way.flatMap((edge) => sampled(edgePoints(view.edition, edge), 10)),
  };
}

const isMove = (line: LogLine, seat: number, to: string): boolean =>
  line.seat === seat && line.anchors.includes(`trail:${to}`);

/** The places an engine passes. */
export function engineWay(before: Snapshot, after: Snapshot, seat: number): Way {
  const from = viewOf(before).players[seat]?.engine ?? "0";
  const to = viewOf(after).players[seat]?.engine ?? "0";
  return from === to ? NOWHERE : { stops: [from, to], line: trackWay(from, to) };
}

/** Run along points; `each` gets the place and how much of the way is done. */
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

// Lines through points: the trail, the track, and the ways along them.

import { edges, spaces, track, turnouts } from "./layout";
import type { Edge, Edition, Point } from "./shapes";

/** A smooth line through points (Catmull-Rom), as an SVG path. */
export function spline(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const wrapped = closed ? (index + points.length) % points.length : index;
    return points[Math.min(last, Math.max(0, wrapped))] ?? [0, 0];
  };
  const count = closed ? points.length : points.length - 1;
  const [x, y] = at(0);
  let path = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < count; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...first, ...second, ...c].map(round).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The points of one edge of the trail, from space to space. */
export function edgePoints(edition: Edition, edge: Edge): Point[] {
  const [from, to, ...bends] = edge;
  return [placeOf(edition, from), ...bends, placeOf(edition, to)];
}

export function placeOf(edition: Edition, space: string): Point {
  const found = spaces[edition][space];
  return found ? [found.x, found.y] : [0, 0];
}

/** The same line as many short straight pieces, to walk along or to keep clear of. */
export function sampled(points: readonly Point[], pieces = 12): Point[] {
  const found: Point[] = [points[0] ?? [0, 0]];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const at = (index: number): Point =>
      points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 1; step <= pieces; step += 1) {
      const t = step / pieces;
      found.push([along(a[0], b[0], c[0], d[0], t), along(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return found;
}

/** Catmull-Rom between b and c. */
function along(a: number, b: number, c: number, d: number, t: number): number {
  const [ab, cd] = [b + (c - a) / 6, c - (d - b) / 6];
  const s = 1 - t;
  return s * s * s * b + 3 * s * s * t * ab + 3 * s * t * t * cd + t * t * t * c;
}

/** The edges from one space to another: the shortest way, or nothing. */
export function wayBetween(edition: Edition, from: string, to: string): Edge[] {
  return findWay(edition, from, [to], () => true);
}

/**
 * The edges of a walk that visits `stops` in this order. Between stops it may pass only spaces
 * that `open` allows, so that it is the walk that was meant.
 */
export function findWay(
  edition: Edition,
  from: string,
  stops: readonly string[],
  open: (space: string) => boolean,
): Edge[] {
  const way: Edge[] = [];
  let here = from;
  for (const stop of stops) {
    const leg = shortest(edition, here, stop, open);
    if (leg.length === 0) return way;
    way.push(...leg);
    here = stop;
  }
  return way;
}

function shortest(
  edition: Edition,
  from: string,
  to: string,
  open: (space: string) => boolean,
): Edge[] {
  const came = new Map<string, Edge | null>([[from, null]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    if (here === to && here !== from) break;
    for (const edge of edges[edition]) {
      const next = edge[1];
      if (edge[0] !== here || came.has(next) || (next !== to && !open(next))) continue;
      came.set(next, edge);
      queue.push(next);
    }
  }
  const way: Edge[] = [];
  for (let edge = came.get(to); edge; edge = came.get(edge[0])) way.unshift(edge);
  return way;
}

/** Where a position on the track is drawn: 12, or 16.5 for the turnout after 16. */
export function trackPlace(position: string): Point {
  return track[position] ?? turnouts[position] ?? [344, 120];
}

/** Whether a position lies on the right edge, where spaces are upright. */
export const isUpright = (position: string): boolean => Number(position) >= 19;

/** The positions between two places of the track, both included. */
export function trackWay(from: string, to: string): Point[] {
  const [a, b] = [Number(from), Number(to)];
  const found: Point[] = [trackPlace(from)];
  const step = b > a ? 1 : -1;
  for (let n = step > 0 ? Math.floor(a) + 1 : Math.ceil(a) - 1; step > 0 ? n < b : n > b; n += step)
    found.push(trackPlace(String(n)));
  if (from !== to) found.push(trackPlace(to));
  return found;
}

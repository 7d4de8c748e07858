// The routes along the trail and the track.

import { edges, spaces, track, turnouts } from "./layout";
import type { Edition, Point } from "../pieces/shapes";
import type { TrailMap } from "../pieces/ways";

/** The trail of an edition. */
export function trailOf(edition: Edition): TrailMap {
  return { edges: edges[edition], place: (space) => placeOf(edition, space) };
}

export function placeOf(edition: Edition, space: string): Point {
  const found = spaces[edition][space];
  return found ? [found.x, found.y] : [0, 0];
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

// The trail as a line: along the ring, and straight through the inner branches of its forks.

import type { Edge, Point } from "../pieces/shapes";
import type { TrailMap } from "../pieces/ways";
import { edges, ring, spaces } from "./layout";

const TURN = 2 * Math.PI;

export function placeOf(space: string): Point {
  const found = spaces[space];
  return found ? [found.x, found.y] : [0, 0];
}

const angleOf = ([x, y]: Point): number => Math.atan2((y - ring.cy) / ring.ry, (x - ring.cx) / ring.rx);

const isOnRing = ([x, y]: Point): boolean => Math.hypot((x - ring.cx) / ring.rx, (y - ring.cy) / ring.ry) > 0.9;

/** Between two places of the ring the trail bends with it. */
function bent([from, to]: Edge): Edge {
  const [a, b] = [placeOf(from), placeOf(to)];
  if (!isOnRing(a) || !isOnRing(b)) return [from, to];
  const angle = angleOf(a) + ((angleOf(b) - angleOf(a) + TURN) % TURN) / 2;
  return [from, to, [ring.cx + ring.rx * Math.cos(angle), ring.cy + ring.ry * Math.sin(angle)]];
}

export const trail: TrailMap = { edges: edges.map(bent), place: placeOf };

/** Half the width of what lies at a place on the trail. */
export const halfWidth = (space: string): number => (spaces[space]?.kind === "el_paso" ? 66 : 46);

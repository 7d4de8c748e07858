// Ways along a trail: which edges lead where, and the line that a walk draws.

import type { Snapshot } from "../../lib/types";
import { sampled } from "./lines";
import type { Edge, Point } from "./shapes";
import type { Way } from "./travel";

/** A trail: its edges in the direction of travel, and where its spaces are drawn. */
export interface TrailMap {
  edges: readonly Edge[];
  place: (space: string) => Point;
}

/** The points of one edge of a trail, from space to space. */
export function edgePoints(trail: TrailMap, edge: Edge): Point[] {
  const [from, to, ...bends] = edge;
  return [trail.place(from), ...bends, trail.place(to)];
}

/**
 * The edges of a walk that visits `stops` in this order. Between stops it may only pass spaces
 * that `open` allows, so that it is the intended walk.
 */
export function findWay(
  trail: TrailMap,
  from: string,
  stops: readonly string[],
  open: (space: string) => boolean,
): Edge[] {
  const way: Edge[] = [];
  let here = from;
  for (const stop of stops) {
    const leg = shortest(trail, here, stop, open);
    if (leg.length === 0) return way;
    way.push(...leg);
    here = stop;
  }
  return way;
}

function shortest(trail: TrailMap, from: string, to: string, open: (space: string) => boolean): Edge[] {
  const came = new Map<string, Edge | null>();
  const queue = [from];
  for (let here = queue.shift(); here !== undefined && !came.has(to); here = queue.shift()) {
    for (const edge of trail.edges) {
      const next = edge[1];
      if (edge[0] !== here || came.has(next) || (next !== to && !open(next))) continue;
      came.set(next, edge);
      queue.push(next);
    }
  }
  const way: Edge[] = [];
  for (let edge = came.get(to); edge; edge = edge[0] === from ? null : came.get(edge[0])) way.unshift(edge);
  return way;
}

/** The places by which a seat came to `to`, according to the log. */
export function toldStops(after: Snapshot, seat: number, to: string): string[] {
  const told = after.log.findLast((line) => line.seat === seat && line.anchors.includes(`trail:${to}`));
  return (told?.anchors ?? []).filter((anchor) => anchor.startsWith("path:")).map((anchor) => anchor.slice(5));
}

/** The journey of a piece to `to` by way of `stops`, or straight if no edges lead there. */
export function walked(
  trail: TrailMap,
  from: string,
  stops: readonly string[],
  to: string,
  open: (space: string) => boolean,
): Way {
  let way = findWay(trail, from, [...stops, to], open);
  if (way.at(-1)?.[1] !== to) way = findWay(trail, from, [to], () => true);
  if (way.length === 0) return { stops: [from, to], line: [trail.place(from), trail.place(to)] };
  return {
    stops: [from, ...way.map((edge) => edge[1])],
    line: way.flatMap((edge) => sampled(edgePoints(trail, edge), 10)),
  };
}

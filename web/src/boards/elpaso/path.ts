// The preview of a walk along the trail.

import type { Lit, Snapshot } from "../../lib/types";
import { spline } from "../pieces/lines";
import { walkShown, type Walk } from "../pieces/walk";
import { edgePoints, findWay } from "../pieces/ways";
import { placeOf, trail } from "./geometry";
import { viewOf } from "./view";

/** The walk that is being previewed, if one is: through the places passed to the last one. */
export function walkOf(snapshot: Snapshot, lit: ReadonlyMap<string, Lit>): Walk | null {
  const { passed, goal } = walkShown(lit);
  const view = viewOf(snapshot);
  const from = view.players[snapshot.decision?.seat ?? -1]?.rancher ?? "off";
  const moves = snapshot.decision?.options.some((option) => option.notation === `move ${goal}`);
  if (goal === undefined || from === "off" || !moves) return null;
  const entered = [...passed, goal];
  const way = findWay(trail, from, entered, (space) => view.trail[space] === undefined);
  if (way.at(-1)?.[1] !== goal) return null;
  const line = way.map((edge) => spline(edgePoints(trail, edge))).join("");
  const marks = entered.map((space, i) => ({ x: placeOf(space)[0] + 8, y: placeOf(space)[1] + 41, n: i + 1 }));
  return { line, marks, flags: [] };
}

// Workers, tiles, cards and discs that have gone from one place to another.

import type { Moved, Snapshot } from "../../lib/types";
import { differing } from "../pieces/differing";
import { grown, Moves } from "../pieces/moved";
import type { ElPasoView } from "./shapes";
import { readTile, viewOf } from "./view";

export function moved(from: Snapshot, to: Snapshot): Moved[] {
  const [before, after] = [viewOf(from), viewOf(to)];
  const moves = new Moves(from, to);
  for (const card of grown(after.market, before.market)) moves.taken(`market:${card}`, "cow");
  for (const worker of grown(after.supply, before.supply)) {
    moves.taken(
      `worker:${worker}`,
      worker === "cowboy" || worker === "builder" || worker === "engineer" ? worker : "hire",
    );
  }
  for (const space of differing(before.trail, after.trail)) {
    const tile = readTile(after, after.trail[space]);
    if (tile?.kind === "common") moves.put(tile.seat, `trail:${space}`, "building");
  }
  before.objectives.forEach((tile, n) => {
    if (tile !== after.objectives[n]) moves.taken(`objective:${n + 1}`, "objective");
  });
  before.bonuses.forEach((tile, n) => {
    if (tile !== after.bonuses[n]) moves.taken(`bonus:${n + 1}`, "coin");
  });
  if (after.simmentals < before.simmentals) moves.taken("simmental:pile", "cow");
  const [stood, stands] = [postsOf(before), postsOf(after)];
  stands.forEach((now, seat) => grown(stood[seat] ?? {}, now).forEach((post) => moves.put(seat, `post:${post}`, null)));
  return moves.found;
}

/** The discs on posts by seat; Sue comes after the last one. */
function postsOf(view: ElPasoView): Record<string, number>[] {
  return [...view.players, ...(view.automaton ? [view.automaton] : [])].map(({ posts }) => posts);
}

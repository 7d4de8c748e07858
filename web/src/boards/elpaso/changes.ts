// What changed between two views, as anchors, so that the page can show it.

import { differing } from "../pieces/differing";
import type { ElPasoView, Player } from "./shapes";

/** The anchors of everything that is different. */
export function changes(before: ElPasoView, after: ElPasoView): Set<string> {
  const found = new Set<string>();
  const mark = (prefix: string, keys: string[]): void => keys.forEach((key) => found.add(prefix + key));
  mark("trail:", differing(before.trail, after.trail));
  mark("building:", differing(before.piles, after.piles));
  mark("market:", differing(before.market, after.market));
  mark("worker:", differing(before.supply, after.supply));
  before.objectives.forEach((tile, i) => mark("objective:", after.objectives[i] === tile ? [] : [String(i + 1)]));
  before.bonuses.forEach((tile, i) => mark("bonus:", after.bonuses[i] === tile ? [] : [String(i + 1)]));
  if (before.simmentals !== after.simmentals) found.add("simmental:pile");
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (old) playerChanges(old, player).forEach((anchor) => found.add(anchor));
  });
  const [old, now] = [before.automaton, after.automaton];
  if (old && now) {
    mark("sue:", differing(old.workers, now.workers));
    mark("post:", differing(old.posts, now.posts));
    if (old.cattle.length !== now.cattle.length) found.add("sue:cattle");
    if (old.card !== now.card) found.add("sue:discard");
    if (old.rancher !== now.rancher) found.add(`trail:${now.rancher}`);
  }
  return found;
}

function playerChanges(before: Player, after: Player): string[] {
  const moved = before.rancher === after.rancher ? [] : [`trail:${after.rancher}`];
  return [...moved, ...differing(before.posts, after.posts).map((post) => `post:${post}`)];
}

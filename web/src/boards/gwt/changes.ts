// What changed between two views, as anchors, so that the page can show it.

import { differing } from "../pieces/differing";
import type { GwtView, Player } from "./shapes";

/** The anchors of everything that is different. */
export function changes(before: GwtView, after: GwtView): Set<string> {
  const found = new Set<string>();
  const mark = (prefix: string, keys: string[]): void => keys.forEach((key) => found.add(prefix + key));
  mark("trail:", differing(before.trail, after.trail));
  mark("job:", differing(before.jobs, after.jobs));
  before.foresight.forEach((tile, i) => {
    if (after.foresight[i] !== tile) found.add(`foresight:${Math.floor(i / 2) + 1}.${(i % 2) + 1}`);
  });
  before.masters.forEach((tile, i) => {
    if (after.masters[i] !== tile) found.add(`master:${i + 1}`);
  });
  if (before.market_stack !== after.market_stack) found.add("market:stack");
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (old) playerChanges(old, player, seat).forEach((anchor) => found.add(anchor));
  });
  return found;
}

function playerChanges(before: Player, after: Player, seat: number): string[] {
  const fresh = after.stations.filter((station) => !before.stations.includes(station));
  return [
    ...fresh.map((station) => `station:${station}`),
    ...differing(before.cities, after.cities).map((city) => `city:${city}`),
    ...differing(before.discs, after.discs).map((group) => `disc:${seat}.${group}`),
    ...(before.engine === after.engine ? [] : [`track:${after.engine}`]),
    ...(before.herder === after.herder ? [] : [`trail:${after.herder}`]),
    ...(before.certificates === after.certificates ? [] : [`certificates:${seat}`]),
  ];
}

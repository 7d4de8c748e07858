// What changed between two views, as anchors, so that the page can show it.

import { differing } from "../pieces/differing";
import type { GwtView, NorthView, Player, PokerView, Standing } from "./shapes";
import { masterStations } from "./stations";
import { everybody } from "./view";

/** The anchors of everything that is different. */
export function changes(before: GwtView, after: GwtView): Set<string> {
  const found = new Set<string>();
  const mark = (prefix: string, keys: string[]): void => keys.forEach((key) => found.add(prefix + key));
  mark("trail:", differing(before.trail, after.trail));
  mark("job:", differing(before.jobs, after.jobs));
  before.foresight.forEach((tile, i) => {
    if (after.foresight[i] !== tile) found.add(`foresight:${Math.floor(i / 2) + 1}.${(i % 2) + 1}`);
  });
  masterStations(after).forEach((name, i) => {
    if (after.masters[i] !== before.masters[i]) found.add(`master:${name}`);
  });
  if (before.market_stack !== after.market_stack) found.add("market:stack");
  const [stood, stands] = [everybody(before), everybody(after)];
  stands.forEach((standing, seat) => {
    const old = stood[seat];
    if (old) standingChanges(after, old, standing).forEach((anchor) => found.add(anchor));
  });
  after.players.forEach((player, seat) => {
    const old = before.players[seat];
    if (old) playerChanges(old, player, seat).forEach((anchor) => found.add(anchor));
  });
  if (before.north && after.north) storeChanges(before.north, after.north).forEach((anchor) => found.add(anchor));
  if (before.poker && after.poker) pokerChanges(before.poker, after.poker).forEach((anchor) => found.add(anchor));
  return found;
}

function standingChanges(view: GwtView, before: Standing, after: Standing): string[] {
  const fresh = after.stations.filter((station) => !before.stations.includes(station));
  return [
    ...fresh.map((station) => `station:${station}`),
    ...differing(before.cities, after.cities).map((city) => `city:${view.north?.cities[Number(city)]?.id ?? city}`),
    ...(before.engine === after.engine ? [] : [`track:${after.engine}`]),
    ...(before.herder === after.herder ? [] : [`trail:${after.herder}`]),
  ];
}

function playerChanges(before: Player, after: Player, seat: number): string[] {
  return [
    ...differing(before.discs, after.discs).map((group) => `disc:${seat}.${group}`),
    ...(before.certificates === after.certificates ? [] : [`certificates:${seat}`]),
  ];
}

function storeChanges(before: NorthView, after: NorthView): string[] {
  return Object.entries(after.towns).flatMap(([name, town]) =>
    town.stores.flatMap((seat, i) => (before.towns[name]?.stores[i] === seat ? [] : [`trade:${name}.${i + 1}`])),
  );
}

function pokerChanges(before: PokerView, after: PokerView): string[] {
  const seats = after.seats.flatMap(({ worker, count }, seat) => {
    const old = before.seats[seat];
    return old?.worker === worker && old.count === count ? [] : [`poker:${seat}`];
  });
  return before.pot === after.pot ? seats : [...seats, "poker:pot"];
}

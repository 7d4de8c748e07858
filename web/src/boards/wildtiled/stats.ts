// The few numbers of a player that the seat strip shows.

import type { Snapshot, Stat } from "../../lib/types";
import { sideOf, viewOf } from "./view";
import { words } from "./words";

export function stats(snapshot: Snapshot, seat: number): Stat[] {
  const settler = viewOf(snapshot).players[seat];
  const t = words();
  if (!settler) return [];
  return [
    { icon: "gold", value: settler.gold, name: t.goldName, brief: t.gold(settler.gold) },
    { icon: "bullet", value: settler.bullets, name: t.bullets },
    { icon: "bandit", value: settler.bandit_count, name: t.bandits },
    { icon: "town-sign", value: settler.towns.length, name: `${t.towns} / ${sideOf(settler).towns.length}` },
    { icon: "pickaxe", value: settler.mine, name: t.mineSpace },
  ];
}

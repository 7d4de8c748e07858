// The few numbers of a player that the seat strip shows.

import type { Snapshot, Stat } from "../../lib/types";
import { purse } from "../pieces/stats";
import { viewOf } from "./view";
import { words } from "./words";

export function stats(snapshot: Snapshot, seat: number): Stat[] {
  const player = viewOf(snapshot).players[seat];
  const t = words();
  if (!player) return [];
  return [
    ...purse(player),
    { icon: "cowboy", value: player.area.cowboy, name: t.cowboys },
    { icon: "engineer", value: player.area.engineer, name: t.engineers },
    { icon: "builder", value: player.area.builder, name: t.builders },
    { icon: "hire", value: player.area.joker, name: t.jokers },
  ];
}

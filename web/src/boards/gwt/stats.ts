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
    { icon: "deck", value: player.hand_size, name: t.cardsInHand },
    { icon: "cowboy", value: player.workers.cowboy, name: t.cowboys },
    { icon: "builder", value: player.workers.builder, name: t.builders },
    { icon: "engineer", value: player.workers.engineer, name: t.engineers },
  ];
}

// The few numbers of a player that stand in the seat strip.

import type { Snapshot, Stat } from "../../lib/types";
import { dollars } from "../pieces/words";
import { viewOf } from "./view";
import { words } from "./words";

export function stats(snapshot: Snapshot, seat: number): Stat[] {
  const player = viewOf(snapshot).players[seat];
  const t = words();
  if (!player) return [];
  return [
    { icon: "coin", value: player.money, name: t.money, brief: dollars(player.money) },
    { icon: "certificate", value: player.certificates, name: t.certificates },
    { icon: "deck", value: player.hand_size, name: t.cardsInHand },
    { icon: "cowboy", value: player.workers.cowboy, name: t.cowboys },
    { icon: "builder", value: player.workers.builder, name: t.builders },
    { icon: "engineer", value: player.workers.engineer, name: t.engineers },
  ];
}

// Which piles can be taken from now, and for how much.

import type { Snapshot } from "../../lib/types";
import { viewOf } from "./view";

export interface Reach {
  /** The cost of the slot and 1 gold per jump; the cheapest way, if there are several. */
  price: number;
  jumps: number;
}

/** By slot; empty unless a pile is to be chosen. */
export function reachOf(snapshot: Snapshot): Map<string, Reach> {
  const found = new Map<string, Reach>();
  const { slots } = viewOf(snapshot);
  for (const option of snapshot.decision?.options ?? []) {
    const slot = option.anchors.find((anchor) => anchor.startsWith("slot:"))?.slice(5);
    if (slot === undefined) continue;
    const jumps = Number(/\+(\d)$/.exec(option.notation)?.[1] ?? 0);
    const price = (slots[slot]?.cost ?? 0) + jumps;
    if (price < (found.get(slot)?.price ?? Infinity)) found.set(slot, { price, jumps });
  }
  return found;
}

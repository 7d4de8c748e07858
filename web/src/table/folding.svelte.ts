// A part of the board that is folded to a strip while it does not matter, so that the rest can be
// read; it opens when something can be chosen there, happens there, or somebody wants to see it.

import { fitted } from "../lib/camera";
import { READABLE } from "../lib/lookout.svelte";
import type { BoardModule, Snapshot } from "../lib/types";

interface Seen {
  board: BoardModule | null;
  snapshot: Snapshot | null;
  /** Where something can be chosen, was chosen, or has just happened. */
  looked: readonly string[];
}

export class Folding {
  /** The room there is for the board. */
  room = $state.raw({ width: 0, height: 0 });
  private wanted = $state(false);
  /** The moment at which the part was folded although it matters. */
  private shutAt = $state(-1);

  /** What can be folded here, by its name. */
  readonly part = $derived.by(() => {
    const { board, snapshot } = this.seen();
    const { fold } = board ?? {};
    return fold && snapshot && fold.there(snapshot) && this.cramped(snapshot) ? fold.name() : null;
  });
  readonly folded = $derived.by(() => {
    if (this.part === null) return false;
    return this.shutAt === this.seen().snapshot?.moment || !(this.wanted || this.matters());
  });

  constructor(private readonly seen: () => Seen) {}

  /** The whole board would be too small to read. */
  private cramped(snapshot: Snapshot): boolean {
    const { ratio = 1 } = this.seen().board ?? {};
    const open = typeof ratio === "number" ? ratio : ratio(snapshot, false);
    return fitted(this.room, open).width < READABLE;
  }

  private matters(): boolean {
    const { board, snapshot, looked } = this.seen();
    return snapshot !== null && looked.some((anchor) => board?.fold?.holds(snapshot, anchor));
  }

  turn(): void {
    const { folded } = this;
    this.wanted = folded;
    this.shutAt = folded ? -1 : (this.seen().snapshot?.moment ?? -1);
  }
}

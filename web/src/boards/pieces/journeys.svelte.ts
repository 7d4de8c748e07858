// Pieces under way: where each of them is while it travels.

import { untrack } from "svelte";
import type { Snapshot } from "../../lib/types";
import type { Piece, Point } from "./shapes";
import { follows, travel, travels, type Way } from "./travel";

export class Journeys {
  /** Where pieces are while they travel, by their keys. */
  at = $state<Record<string, Point>>({});
  /** The places of the last journey of each piece: `data-way` tells them. */
  ways = $state<Record<string, string>>({});

  /** Follow a table: whenever play goes on, `start` sends pieces on their ways. */
  constructor(table: () => Snapshot, start: (journeys: Journeys, before: Snapshot, after: Snapshot) => void) {
    let before: Snapshot | null = null;
    $effect.pre(() => {
      const after = table();
      untrack(() => {
        if (before && follows(before, after) && travels()) start(this, before, after);
        before = after;
      });
    });
  }

  /** Send all pieces of a kind from where they stood to where they stand now. */
  move<P extends Piece>(
    kind: string,
    before: readonly P[],
    after: readonly P[],
    wayOf: (seat: number) => Way,
    stepsOf: (way: Way) => number,
  ): void {
    for (const { seat, x, y } of after) {
      const old = before.find((piece) => piece.seat === seat);
      const way = wayOf(seat);
      if (old) this.go(kind + seat, way, stepsOf(way), [old.x, old.y], [x, y]);
    }
  }

  /** Travel along a line; a piece stands beside it at both ends. */
  private go(key: string, { stops, line }: Way, steps: number, from: Point, to: Point): void {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || line.length < 2) return;
    const [a, b] = [
      [from[0] - first[0], from[1] - first[1]] as const,
      [to[0] - last[0], to[1] - last[1]] as const,
    ];
    this.at[key] = from;
    this.ways[key] = stops.join("-");
    travel(line, steps, ([x, y], done) => {
      if (done >= 1) delete this.at[key];
      else this.at[key] = [x + a[0] + (b[0] - a[0]) * done, y + a[1] + (b[1] - a[1]) * done];
    });
  }
}

// Pieces under way: where each of them is while it travels.

import { untrack } from "svelte";
import type { Snapshot } from "../../lib/types";
import type { Piece, Point } from "./shapes";
import { follows, travel, travels, type Way } from "./travel";

/** Where a piece of a seat has just been. */
export interface Trail {
  id: number;
  key: string;
  seat: number;
  line: Point[];
}

export class Journeys {
  /** Where pieces are while they travel, by their keys. */
  at = $state<Record<string, Point>>({});
  /** The stops of the last journey of each piece, for `data-way`. */
  ways = $state<Record<string, string>>({});

  /** The lines along which pieces have just travelled. */
  trails = $state.raw<Trail[]>([]);
  private count = 0;

  /** Follow a table: whenever play goes on, `start` sends pieces on their way. */
  constructor(table: () => Snapshot, start: (journeys: Journeys, before: Snapshot, after: Snapshot) => void) {
    let before: Snapshot | null = null;
    $effect.pre(() => {
      const after = table();
      untrack(() => {
        if (!before || !follows(before, after)) this.trails = [];
        else if (travels()) start(this, before, after);
        before = after;
      });
    });
  }

  /** Send all pieces of a kind from where they were to where they are now. */
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
      if (!old || way.line.length < 2) continue;
      this.trails = [...this.trails, { id: ++this.count, key: kind + seat, seat, line: way.line }];
      this.go(kind + seat, way, stepsOf(way), [old.x, old.y], [x, y]);
    }
  }

  /** A trail has faded. */
  forget(id: number): void {
    this.trails = this.trails.filter((trail) => trail.id !== id);
  }

  /** Travel along a line; at both ends a piece is beside it. */
  private go(key: string, { stops, line }: Way, steps: number, from: Point, to: Point): void {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last || line.length < 2) return;
    const [a, b] = [[from[0] - first[0], from[1] - first[1]] as const, [to[0] - last[0], to[1] - last[1]] as const];
    this.at[key] = from;
    this.ways[key] = stops.join("-");
    travel(line, steps, ([x, y], done) => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- a record by the keys of pieces
      if (done >= 1) delete this.at[key];
      else this.at[key] = [x + a[0] + (b[0] - a[0]) * done, y + a[1] + (b[1] - a[1]) * done];
    });
  }
}

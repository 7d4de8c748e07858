// What has gone from one place to another between two states, so that the page can show it on its way.

import type { IconName } from "../../lib/icons";
import type { Mark, Moved, Snapshot } from "../../lib/types";
import { markOf } from "./seats";

/** The seat that a change belongs to: the log names it with the place, else whoever decided. */
function doer(before: Snapshot, after: Snapshot, anchor: string): number {
  const told = after.log.findLast((line) => line.moment >= before.moment && line.anchors.includes(anchor));
  return told?.seat ?? after.log.at(-1)?.seat ?? before.decision?.seat ?? 0;
}

/** Collects what has moved. */
export class Moves {
  readonly found: Moved[] = [];

  constructor(
    private readonly before: Snapshot,
    private readonly after: Snapshot,
  ) {}

  /** Somebody has taken something from the board. */
  taken(from: string, icon: IconName): void {
    this.add(from, `seat:${doer(this.before, this.after, from)}`, icon, null);
  }

  /** Somebody has put something of their own on the board. */
  put(seat: number, to: string, icon: IconName | null): void {
    this.add(`seat:${seat}`, to, icon, markOf(this.after, seat));
  }

  /** Something has changed its place on the board. */
  add(from: string, to: string, icon: IconName | null, mark: Mark | null): void {
    this.found.push({ from, to, icon, mark });
  }
}

/** What is in the first list and no longer in the second, each as often as it is gone. */
export function gone(before: readonly string[], after: readonly string[]): string[] {
  const left = [...after];
  return before.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The keys whose numbers have grown. */
export function grown(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): string[] {
  return Object.keys(after).filter((key) => (after[key] ?? 0) > (before[key] ?? 0));
}

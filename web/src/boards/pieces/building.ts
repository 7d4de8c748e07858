// Where the actions of a building tile are printed, so that each can be drawn and clicked.

import type { Lit, Snapshot } from "../../lib/types";
import { box, type Box } from "./boxes";
import { share, type Share } from "./glyphs";
import type { Cell } from "./shapes";

export const WIDTH = 92;
export const HEIGHT = 66;

/** A building as it lies on the board. */
export interface Laid {
  cells: readonly Cell[];
  /** A private one has a wider spine, and perhaps hands on its right edge. */
  owned: boolean;
  hands: number;
}

export const spineOf = (owned: boolean): number => (owned ? 25 : 22);

/** The cells of a building, each with its left edge from that of the tile, and its width. */
export function cellsOf({ cells, owned, hands }: Laid): Share[] {
  const spine = spineOf(owned);
  return share(cells, WIDTH - spine - ([0, 4, 9][hands] ?? 9)).map((part) => ({ ...part, x: spine + part.x }));
}

/** A box for every action of a building; the two of a slash have half a cell each. */
export function actionBoxes(space: string, x: number, y: number, laid: Laid): Box[] {
  const left = x - WIDTH / 2;
  const parts = cellsOf(laid).flatMap(({ cell, x: from, w }) => {
    const count = cell.either?.length ?? 1;
    return Array.from({ length: count }, (_, i) => ({ at: left + from + (w * (i + 0.5)) / count, w: w / count }));
  });
  return parts.map(({ at, w }, i) => ({
    ...box(`action:${space}.${i + 1}`, [at, y], w - 3, HEIGHT - 6, 0, "below"),
    part: true,
  }));
}

/** Actions that can be chosen now, or are refused: only these stand out of their building. */
export function actionsNow(boxes: readonly Box[], snapshot: Snapshot, lit: ReadonlyMap<string, Lit>): Box[] {
  const refused = new Set(snapshot.decision?.refused.flatMap((each) => each.anchors));
  return boxes.filter(({ anchor }) => lit.has(anchor) || refused.has(anchor));
}

/** The boxes of a board: a building whose actions have numbers needs none of its own. */
export function withActions(boxes: readonly Box[], actions: readonly Box[], lit: ReadonlyMap<string, Lit>): Box[] {
  const numbered = new Set(
    actions
      .filter(({ anchor }) => lit.get(anchor)?.numbers.length)
      .map(({ anchor }) => anchor.replace(/^action:(.*)\..*$/, "trail:$1")),
  );
  return [...boxes.map((each) => (numbered.has(each.anchor) ? { ...each, tag: "none" as const } : each)), ...actions];
}

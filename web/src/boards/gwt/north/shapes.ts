// The shapes of what generate writes for the expansion board.

import type { Point } from "../../pieces/shapes";

export interface TownPlace {
  at: Point;
  /** Where the tile of a medium town lies. */
  medium_tile?: Point;
  /** The shield of a big city. */
  emblem?: Point;
  station?: { disc: Point; label: Point; master: Point };
}

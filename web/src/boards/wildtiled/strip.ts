// Where the name of a building goes: along its longest run of cells, never on its neighbours.

import type { PieceCell } from "./shapes";

export interface Strip {
  /** The middle, in cells. */
  row: number;
  column: number;
  /** Its length in cells. */
  cells: number;
  upright: boolean;
}

export function stripOf(cells: readonly Pick<PieceCell, "row" | "column">[]): Strip {
  const taken = new Set(cells.map(({ row, column }) => `${row},${column}`));
  let best: Strip = { row: 0, column: 0, cells: 0, upright: false };
  for (const upright of [false, true]) {
    for (const { row, column } of cells) {
      let length = 0;
      while (taken.has(upright ? `${row + length},${column}` : `${row},${column + length}`)) length += 1;
      // A horizontal name is easier to read: an upright one is used only if it has to be.
      if (length > best.cells && !(upright && best.cells > 1)) {
        best = upright
          ? { row: row + length / 2, column: column + 0.5, cells: length, upright }
          : { row: row + 0.5, column: column + length / 2, cells: length, upright };
      }
    }
  }
  return best;
}

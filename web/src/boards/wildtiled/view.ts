// Reading the view: settlements, cells, seats.

import type { Snapshot } from "../../lib/types";
import { sides } from "./printed";
import type { Point, Settler, Side, WestView } from "./shapes";

export const SIZE = 10;

/** The view of this game; the server made it, so its shape is trusted. */
export function viewOf(snapshot: Snapshot): WestView {
  return snapshot.view as unknown as WestView;
}

export function sideOf(settler: Settler): Side {
  const side = sides[settler.board + (settler.conquest ? "c" : "")];
  if (!side) throw new Error(`no board ${settler.board}`);
  return side;
}

/** A cell as the view writes it ("row,column"), as a number in reading order. */
export function cellOf(name: string): number {
  const [row = 0, column = 0] = name.split(",").map(Number);
  return SIZE * row + column;
}

export const cellName = (cell: number): string => `${Math.floor(cell / SIZE)},${cell % SIZE}`;

/** A cell by the name people use: E5. */
export const cellLabel = (cell: number): string => `${"ABCDEFGHIJ".charAt(cell % SIZE)}${Math.floor(cell / SIZE) + 1}`;

/** All cells under pieces. */
export function covered(settler: Settler): Set<number> {
  return new Set(settler.pieces.flatMap((piece) => piece.cells.map(cellOf)));
}

/**
 * The outline of some cells as a path, for cells of one size: every side whose neighbour is not
 * one of them.
 */
export function outline(cells: readonly Point[], size: number): string {
  const own = new Set(cells.map(([row, column]) => `${row},${column}`));
  const open = (row: number, column: number): boolean => !own.has(`${row},${column}`);
  return cells
    .map(([row, column]) => {
      const [x, y] = [column * size, row * size];
      return (
        (open(row - 1, column) ? `M${x} ${y}h${size}` : "") +
        (open(row + 1, column) ? `M${x} ${y + size}h${size}` : "") +
        (open(row, column - 1) ? `M${x} ${y}v${size}` : "") +
        (open(row, column + 1) ? `M${x + size} ${y}v${size}` : "")
      );
    })
    .join("");
}

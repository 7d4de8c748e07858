// A tile in its eight orientations: quarter turns clockwise, and 4 more if it was turned over.
// The server numbers them the same way (shapes.py); those that look alike count as the first.

import type { PieceCell, TileFace } from "./shapes";

export const HEADINGS = "nesw";
const TURNS = 8;

/** The cells of a tile, in reading order from 0, 0, as it lies in its slot. */
export function faceCells(face: TileFace): PieceCell[] {
  return face.rows.flatMap((line, row) =>
    [...line].flatMap((kind, column) =>
      kind === "." ? [] : [{ row, column, kind, icon: face.icons?.[`${row},${column}`] ?? "" }],
    ),
  );
}

function settled(cells: PieceCell[]): PieceCell[] {
  const top = Math.min(...cells.map(({ row }) => row));
  const left = Math.min(...cells.map(({ column }) => column));
  return cells
    .map((cell) => ({ ...cell, row: cell.row - top, column: cell.column - left }))
    .sort((a, b) => a.row - b.row || a.column - b.column);
}

/** The cells in one orientation. */
export function turned(cells: readonly PieceCell[], turn: number): PieceCell[] {
  let now = cells.map((cell) => (turn >= 4 ? { ...cell, column: -cell.column } : cell));
  for (let n = 0; n < turn % 4; n += 1) now = now.map((cell) => ({ ...cell, row: cell.column, column: -cell.row }));
  return settled(now);
}

const key = (cells: readonly PieceCell[]): string =>
  cells.map(({ row, column, kind, icon }) => `${row},${column}${kind}${icon}`).join(" ");

/** For every orientation the first one that looks the same. */
export function alike(cells: readonly PieceCell[]): number[] {
  const looks = Array.from({ length: TURNS }, (_, turn) => key(turned(cells, turn)));
  return looks.map((look) => looks.indexOf(look));
}

/** An orientation as notation writes it: `e flip`. */
export const turnName = (turn: number): string => HEADINGS.charAt(turn % 4) + (turn >= 4 ? " flip" : "");

/** A quarter turn clockwise as one sees it: a tile that was turned over turns the same way. */
export const rotated = (turn: number): number => (turn & 4) | ((turn + 1) & 3);

/** Turned over from left to right as one sees it. */
export const flipped = (turn: number): number => ((turn & 4) ^ 4) | (-turn & 3);

// Where the parts of a settlement can be hovered, focused and clicked.

import { box, type Box } from "../pieces/boxes";
import { CELL, cellBox, GRID, MINE, SIGN, signPlaces, STREETS } from "./geometry";
import type { Settler } from "./shapes";
import { cellOf, sideOf, SIZE } from "./view";

/** Signs, mine track, and what is beside the grid. */
export function besideBoxes(settler: Settler, seat: number): Box[] {
  const towns = signPlaces(sideOf(settler)).map(({ town, x, y, w }) =>
    box(`town:${seat}.${town.letter}`, [x + w / 2, y + SIGN.h / 2], w, SIGN.h, 2, "upper"),
  );
  return [
    ...towns,
    box(`side:${seat}`, [900, 30], 350, 34, 2, "upper"),
    box(`mine:${seat}`, [MINE.x + GRID.w / 2, MINE.y + MINE.h / 2], GRID.w, MINE.h, 2, "upper"),
    box("streets", [STREETS.x + STREETS.w / 2, STREETS.y + STREETS.h / 2], STREETS.w, STREETS.h, 2, "upper"),
  ];
}

export function cellBoxes(seat: number): Box[] {
  return Array.from({ length: SIZE * SIZE }, (_, cell) => cellBox(seat, cell));
}

/** Pieces that can be chosen: a box on their first cell, over the cells. */
export function pieceBoxes(settler: Settler, seat: number): Box[] {
  return settler.pieces.map((piece, place) => {
    const { x, y } = cellBox(seat, cellOf(piece.cells[0] ?? "0,0"));
    return box(`piece:${seat}.${place}`, [x, y], CELL - 4, CELL - 4, 2, "upper");
  });
}

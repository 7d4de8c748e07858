// Where everything lies on the board, 1600 x 1000: trays on the left, a settlement on the right.

import { box, type Box } from "../pieces/boxes";
import { prairieLines, riverLines } from "./printed";
import type { Edge, Point, Side, Town, WestView } from "./shapes";
import { cellName, SIZE } from "./view";

// --- the trays -------------------------------------------------------------------------------

export const TRAY = { x: 14, w: 698, h: 481, left: 48, top: 38 };
export const trayY = { L: 14, R: 505 } as const;
export const SLOT = { w: 145, h: 77 };
const GAP = { x: 7, y: 5 };

/** The upper left corner of a slot (L-A1). */
export function slotAt(slot: string): Point {
  const tray = slot.startsWith("L") ? "L" : "R";
  const column = "ABCD".indexOf(slot.charAt(2));
  const row = Number(slot.charAt(3)) - 1;
  return [TRAY.x + TRAY.left + column * (SLOT.w + GAP.x), trayY[tray] + TRAY.top + row * (SLOT.h + GAP.y)];
}

export type DieKind = "prairie" | "river";

/** The numbers of both kinds of dice, and where they are printed. */
export const dieNumbers: readonly { kind: DieKind; number: number; at: Point }[] = [
  ...prairieLines.map((piles, n) => ({ kind: "prairie" as const, number: n + 1, at: besideRow(piles[0] ?? "L-A1") })),
  ...riverLines.map((piles, n) => ({ kind: "river" as const, number: n + 1, at: besideColumn(piles[0] ?? "L-B1") })),
];

function besideRow(slot: string): Point {
  const [x, y] = slotAt(slot);
  return [slot.charAt(2) === "A" ? x - TRAY.left / 2 - 1 : x + SLOT.w + TRAY.left / 2 + 1, y + SLOT.h / 2];
}

function besideColumn(slot: string): Point {
  const [x, y] = slotAt(slot);
  return [x + SLOT.w / 2, slot.endsWith("1") ? y - TRAY.top / 2 - 2 : y + SLOT.h + TRAY.top / 2 + 2];
}

export function trayBoxes(view: WestView): Box[] {
  const piles = Object.keys(view.slots).map((slot) => {
    const [x, y] = slotAt(slot);
    return box(`slot:${slot}`, [x + SLOT.w / 2, y + SLOT.h / 2], SLOT.w, SLOT.h, 2, "upper");
  });
  const dice = dieNumbers.map(({ kind, number, at }) => box(`die:${kind}.${number}`, at, 40, 44, 3, "lower"));
  return [...piles, ...dice];
}

// --- the settlement --------------------------------------------------------------------------

export const CELL = 66;
export const GRID = { x: 830, y: 130, w: SIZE * CELL };
export const MINE = { x: GRID.x, y: 858, h: 122 };
export const STREETS = { x: 1496, y: 866, w: 88, h: 106 };

export const cellX = (column: number): number => GRID.x + column * CELL;
export const cellY = (row: number): number => GRID.y + row * CELL;

export function cellBox(seat: number, cell: number): Box {
  const at: Point = [cellX(cell % SIZE) + CELL / 2, cellY(Math.floor(cell / SIZE)) + CELL / 2];
  return box(`cell:${seat}.${cellName(cell)}`, at, CELL - 4, CELL - 4, 0, "upper");
}

export const SIGN = { w: 84, wide: 120, h: 46 };

export interface SignPlace {
  town: Town;
  x: number;
  y: number;
  w: number;
}

/** Where the signs of the towns go: outside the grid, without overlaps. */
export function signPlaces(side: Side): SignPlace[] {
  return (["N", "E", "S", "W"] as const).flatMap((edge) => edgeSigns(side, edge));
}

function edgeSigns(side: Side, edge: Edge): SignPlace[] {
  const flat = edge === "N" || edge === "S";
  const towns = side.towns.filter((town) => town.edge === edge).sort((a, b) => a.at - b.at);
  const [size, first] = flat ? [SIGN.wide, GRID.x] : [SIGN.h, GRID.y];
  const centres = spread(
    towns.map(({ at }) => first + (at + 0.5) * CELL),
    size + 4,
    first,
    first + GRID.w,
  );
  return towns.map((town, n) => {
    const along = (centres[n] ?? 0) - size / 2;
    if (edge === "N") return { town, x: along, y: GRID.y - 24 - SIGN.h, w: SIGN.wide };
    if (edge === "S") return { town, x: along, y: GRID.y + GRID.w + 12, w: SIGN.wide };
    if (edge === "W") return { town, x: GRID.x - 22 - SIGN.w, y: along, w: SIGN.w };
    return { town, x: GRID.x + GRID.w + 10, y: along, w: SIGN.w };
  });
}

/** Push points apart, from the first to the last, until they are `gap` from each other. */
function spread(wished: number[], gap: number, from: number, to: number): number[] {
  const found: number[] = [];
  for (const at of wished) found.push(Math.max(at, (found[found.length - 1] ?? from - gap) + gap, from + gap / 2));
  for (let n = found.length - 1, most = to - gap / 2; n >= 0; n -= 1, most = (found[n + 1] ?? to) - gap) {
    found[n] = Math.min(found[n] ?? 0, most);
  }
  return found;
}

/** Where a mark on the edge goes: half over its border cell. */
export function edgeAt(edge: Edge, row: number, column: number): Point {
  const [x, y] = [cellX(column) + CELL / 2, cellY(row) + CELL / 2];
  const out = CELL / 2 + 3;
  return { N: [x, y - out], S: [x, y + out], W: [x - out, y], E: [x + out, y] }[edge] as unknown as Point;
}

// The placements of a decision: where the piece may lie, how it looks, and where it would go from
// the cell under the pointer. The server says what is allowed, by its options and refusals.

import type { Option, Snapshot } from "../../lib/types";
import { tiles } from "./printed";
import type { PieceCell, Point } from "./shapes";
import { alike, faceCells, flipped, HEADINGS, rotated, turned } from "./turning";
import { cellOf, SIZE, viewOf } from "./view";

/** A piece somewhere: its orientation, and the upper left corner of the box around it. */
export interface Pose {
  turn: number;
  row: number;
  column: number;
}

export interface Placing {
  tile: string;
  seat: number;
  /** By orientation; those that look alike are listed once, streets have three. */
  looks: Map<number, PieceCell[]>;
  /** By pose. */
  spots: Map<string, Option>;
  refused: Map<string, string>;
  turn: (turn: number) => number;
  flip: (turn: number) => number;
}

const street = (rows: string[]): PieceCell[] => faceCells({ rows });
const streets = new Map([
  [0, street(["r"])],
  [1, street(["rr"])],
  [2, street(["r", "r"])],
]);

export const poseKey = ({ turn, row, column }: Pose): string => `${turn} ${row} ${column}`;

/** The pose behind a notation: `place 4,5 e flip`, `street 4,5 4,6`. */
export function readPose(looks: Map<number, PieceCell[]>, notation: string): Pose | null {
  const [verb, at = "", second, flip] = notation.split(" ");
  const [row = 0, column = 0] = at.split(",").map(Number);
  if (verb === "street") {
    const apart = second === undefined ? 0 : cellOf(second) - cellOf(at);
    const turn = apart === 0 ? 0 : apart === 1 ? 1 : 2;
    return looks.has(turn) ? { turn, row, column } : null;
  }
  const turn = HEADINGS.indexOf(second ?? "n") + (flip ? 4 : 0);
  const first = looks.get(turn)?.[0];
  return verb === "place" && first ? { turn, row, column: column - first.column } : null;
}

/** What is being placed by whom, or null. */
export function placingOf(snapshot: Snapshot): Placing | null {
  const { decision } = snapshot;
  const tile = viewOf(snapshot).placing;
  if (!decision?.yours || tile === "" || decision.options.length === 0) return null;
  const face = tiles[tile];
  const cells = face ? faceCells(face) : [];
  const same = face ? alike(cells) : [];
  const looks = face ? new Map([...new Set(same)].map((turn) => [turn, turned(cells, turn)])) : streets;
  const spots = new Map<string, Option>();
  const refused = new Map<string, string>();
  for (const option of decision.options) {
    const pose = readPose(looks, option.notation);
    if (pose) spots.set(poseKey(pose), option);
  }
  for (const { text, notations } of decision.refused) {
    for (const pose of notations.map((notation) => readPose(looks, notation))) {
      if (pose) refused.set(poseKey(pose), text);
    }
  }
  const first = (turn: number): number => same[turn] ?? turn;
  return {
    tile,
    seat: decision.seat,
    looks,
    spots,
    refused,
    turn: (turn) => (face ? first(rotated(turn)) : turnStreet(turn)),
    flip: (turn) => (face ? first(flipped(turn)) : flipStreet(turn)),
  };
}

// A single street looks the same from all sides; turning it over switches between one and two.
const turnStreet = (turn: number): number => (turn === 0 ? 0 : 3 - turn);
const flipStreet = (turn: number): number => (turn === 0 ? 1 : 0);

/** The cells that a piece covers in a pose, as [row, column]. */
export function cellsAt(placing: Placing, { turn, row, column }: Pose): Point[] {
  return (placing.looks.get(turn) ?? []).map((cell): Point => [row + cell.row, column + cell.column]);
}

export const covers = (placing: Placing, pose: Pose, cell: number): boolean =>
  cellsAt(placing, pose).some(([row, column]) => SIZE * row + column === cell);

/** Keep a piece on the grid. */
export function kept(placing: Placing, pose: Pose): Pose {
  const cells = placing.looks.get(pose.turn) ?? [];
  const high = Math.max(...cells.map(({ row }) => row)) + 1;
  const wide = Math.max(...cells.map(({ column }) => column)) + 1;
  const within = (at: number, size: number): number => Math.max(0, Math.min(SIZE - size, at));
  return { turn: pose.turn, row: within(pose.row, high), column: within(pose.column, wide) };
}

/** The pose with the middle of a piece on a cell. */
function centred(placing: Placing, turn: number, cell: number): Pose {
  const cells = placing.looks.get(turn) ?? [];
  const mean = (of: (each: PieceCell) => number): number =>
    cells.reduce((sum, each) => sum + of(each), 0) / cells.length;
  const [y, x] = [mean(({ row }) => row), mean(({ column }) => column)];
  const far = (each: PieceCell): number => Math.hypot(each.row - y, each.column - x);
  const [grab] = [...cells].sort((a, b) => far(a) - far(b));
  return kept(placing, {
    turn,
    row: Math.floor(cell / SIZE) - (grab?.row ?? 0),
    column: (cell % SIZE) - (grab?.column ?? 0),
  });
}

/** All legal poses of a piece that cover a cell, those closest to the middle first. */
export function posesOver(placing: Placing, cell: number, turn: number | null): Pose[] {
  const found = [...placing.spots.values()].flatMap((option) => {
    const pose = readPose(placing.looks, option.notation);
    return pose && (turn === null || pose.turn === turn) && covers(placing, pose, cell) ? [pose] : [];
  });
  const far = (pose: Pose): number => {
    const middle = centred(placing, pose.turn, cell);
    return Math.abs(pose.row - middle.row) + Math.abs(pose.column - middle.column);
  };
  return found.sort((a, b) => far(a) - far(b));
}

/** Where a piece goes from a cell in one orientation: to the nearest legal pose, else right there. */
function nearest(placing: Placing, turn: number, cell: number): Pose {
  return posesOver(placing, cell, turn)[0] ?? centred(placing, turn, cell);
}

/**
 * Where a piece goes when the pointer is on a cell. If it only fits there in another orientation,
 * it shows that one.
 */
export function aim(placing: Placing, turn: number, cell: number): Pose {
  return posesOver(placing, cell, turn)[0] ?? posesOver(placing, cell, null)[0] ?? centred(placing, turn, cell);
}

/** The same place after a turn: around the middle of the piece. */
export function turnedPose(placing: Placing, pose: Pose, turn: number): Pose {
  const cells = cellsAt(placing, pose);
  const mean = (of: (each: Point) => number): number =>
    Math.round(cells.reduce((sum, each) => sum + of(each), 0) / cells.length);
  return nearest(placing, turn, SIZE * mean(([row]) => row) + mean(([, column]) => column));
}

// Where the poker table lies, and its places.

import { box, type Box } from "../../pieces/boxes";
import type { GwtView } from "../shapes";

/** Upper left corner, width, height of the head and of a row. */
export const TABLE = { x: 1351, y: 686, w: 107, head: 24, row: 20 } as const;

/** The foot shows the next token of the stack. */
export const FOOT = 21;

export const rowAt = (seat: number): number => TABLE.y + TABLE.head + TABLE.row * (seat + 0.5);

export const heightFor = (seats: number, stack: boolean): number => TABLE.head + TABLE.row * seats + (stack ? FOOT : 4);

/** The anchors of the table: the pot, and a place for every seat. */
export function pokerBoxes({ poker }: GwtView): Box[] {
  if (!poker) return [];
  const middle = TABLE.x + TABLE.w / 2;
  return [
    box("poker:pot", [middle, TABLE.y + TABLE.head / 2], TABLE.w - 8, TABLE.head - 6, 1, "before"),
    ...poker.seats.map((_, seat) =>
      box(`poker:${seat}`, [middle, rowAt(seat)], TABLE.w - 8, TABLE.row - 4, 1, "before"),
    ),
  ];
}

// Tiles that go from the score board to a settlement.

import type { Moved, Snapshot } from "../../lib/types";
import { Moves } from "../pieces/moved";
import { viewOf } from "./view";

export function moved(from: Snapshot, to: Snapshot): Moved[] {
  const [before, after] = [viewOf(from), viewOf(to)];
  const moves = new Moves(from, to);
  for (const [slot, { tile, left }] of Object.entries(before.slots)) {
    const now = after.slots[slot];
    if (now?.tile !== tile || now.left < left) moves.taken(`slot:${slot}`, "building");
  }
  after.players.forEach((settler, seat) => {
    const laid = settler.pieces.length > (before.players[seat]?.pieces.length ?? 0) ? settler.pieces.at(-1) : undefined;
    const [cell] = laid?.cells ?? [];
    if (cell !== undefined) moves.put(seat, `cell:${seat}.${cell}`, "building");
  });
  return moves.found.slice(0, 4);
}

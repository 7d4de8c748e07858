// Where herders and engines are drawn: side by side when they share a place.

import type { Snapshot } from "../../lib/types";
import { markOf } from "../pieces/seats";
import type { Piece } from "../pieces/shapes";
import { isUpright, trackPlace } from "./geometry";
import { spaces } from "./layout";
import { everybody, viewOf } from "./view";

export interface Engine extends Piece {
  /** Size of the name plate. */
  w: number;
  h: number;
}

const SIDE = 28; // from herder to herder
/** Places on the upper edge of a building from the right, then beside it. */
const ON_TOP = [32, 4, -24];
/** Where something is close to the upper right corner there is room for only one. */
const CROWDED: Record<string, number[]> = { E: [-4] };

/** Herders stand on the upper edge of a building, beside smaller tiles. */
export function herdersOf(snapshot: Snapshot): Piece[] {
  const { edition } = viewOf(snapshot);
  const all = everybody(viewOf(snapshot));
  return all.flatMap((player, seat) => {
    const place = spaces[edition][player.herder];
    if (!place) return [];
    const here = all.flatMap((other, i) => (other.herder === player.herder ? [i] : []));
    const [rank, count] = [here.indexOf(seat), here.length];
    const wide = place.kind === "building" || place.kind === "neutral";
    const mark = markOf(snapshot, seat);
    if (wide) {
      const top = CROWDED[player.herder] ?? ON_TOP;
      const aside = top[rank];
      if (aside !== undefined) return [{ seat, mark, x: place.x + aside, y: place.y - 47 }];
      return [{ seat, mark, x: place.x + 64 + SIDE * (rank - top.length), y: place.y - 8 }];
    }
    if (place.kind === "start" || place.kind === "kansas_city") {
      const x = place.x + SIDE * (rank - (count - 1) / 2);
      return [{ seat, mark, x, y: place.y - (place.kind === "start" ? 32 : 36) }];
    }
    return [{ seat, mark, x: place.x + 34 + 20 * rank, y: place.y - 14 }];
  });
}

/** Engines cover the number of their space; in the depot they wait in a row below it. */
export function enginesOf(snapshot: Snapshot): Engine[] {
  const all = everybody(viewOf(snapshot));
  const waiting = all.flatMap((player, seat) => (player.engine === "0" ? [seat] : []));
  return all.flatMap((player, seat) => {
    if (player.engine === "off") return [];
    const [x, y] = trackPlace(player.engine);
    const mark = markOf(snapshot, seat);
    const rank = waiting.indexOf(seat);
    const row = x + 39 * (rank - (waiting.length - 1) / 2);
    if (rank >= 0) return [{ seat, mark, x: row, y: y + 28, w: 37, h: 21 }];
    const turnout = player.engine.endsWith(".5");
    if (!isUpright(player.engine)) return [{ seat, mark, x, y, w: turnout ? 52 : 54, h: turnout ? 21 : 26 }];
    return [{ seat, mark, x: turnout ? x - 8 : x, y, w: 44, h: 24 }];
  });
}

// What of the drawing is folded with the board of the north: all that lies above the base board.

import type { BoardModule } from "../../../lib/types";
import { viewOf } from "../view";
import { words } from "../words";
import { northBoxes, tradeBoxes } from "./map";

export const northFold: NonNullable<BoardModule["fold"]> = {
  there: (snapshot) => viewOf(snapshot).north !== undefined,
  holds: (snapshot, anchor) => {
    const view = viewOf(snapshot);
    return [...northBoxes(view), ...tradeBoxes(view)].some((box) => box.anchor === anchor && box.y < 0);
  },
  name: () => words().northName,
};

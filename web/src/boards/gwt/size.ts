// How large the drawing is: Rails to the North adds its board above the base board.

import type { Snapshot } from "../../lib/types";
import { rise } from "./north/layout";
import type { GwtView } from "./shapes";
import { viewOf } from "./view";

/** The upper edge of the drawing; the base board begins at 0. */
export const topOf = ({ north }: GwtView): number => (north ? -rise : 0);

/** The width of the board divided by its height. */
export const ratio = (snapshot: Snapshot): number => 1600 / (1000 - topOf(viewOf(snapshot)));

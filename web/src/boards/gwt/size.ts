// How large the drawing is: Rails to the North adds its board above the base board.

import type { Snapshot } from "../../lib/types";
import { rise } from "./north/layout";
import type { GwtView } from "./shapes";
import { viewOf } from "./view";

/** How high the strip is to which the board of the north can be folded. */
export const STRIP = 44;

/** The upper edge of the drawing; the base board begins at 0. */
export const topOf = ({ north }: GwtView, folded: boolean): number => (north ? -(folded ? STRIP : rise) : 0);

/** The width of the board divided by its height. */
export const ratio = (snapshot: Snapshot, folded: boolean): number => 1600 / (1000 - topOf(viewOf(snapshot), folded));

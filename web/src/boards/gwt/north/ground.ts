// The ground of the expansion board: contour lines, drawn with a fixed seed.

import { dice, hill, type Hill } from "../../pieces/contours";

const HILLS: readonly Hill[] = [
  [120, -90, 130, 90, 4],
  [480, -150, 150, 80, 4],
  [900, -190, 120, 90, 4],
  [1240, -200, 150, 100, 5],
  [1500, -130, 95, 90, 4],
  [660, -290, 110, 60, 3],
];

const random = dice(1887);

/** Contour lines of the north. */
export const northContours: readonly string[] = HILLS.flatMap((each) => hill(each, random));

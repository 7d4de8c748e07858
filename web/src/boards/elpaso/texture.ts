// The ground of the map: contour lines and the river. Nothing here has a game effect.

import { dice, hill, type Hill } from "../pieces/contours";
import { spline } from "../pieces/lines";
import type { Point } from "../pieces/shapes";

const HILLS: readonly Hill[] = [
  [110, 120, 78, 66, 3],
  [205, 330, 92, 62, 3],
  [120, 585, 72, 44, 3],
  [500, 190, 190, 70, 4],
  [890, 110, 76, 62, 4],
  [705, 250, 62, 46, 2],
  [720, 470, 50, 36, 2],
  [890, 560, 72, 58, 3],
];

function river(): string[] {
  return Array.from({ length: 4 }, (_, line) => {
    const points: Point[] = [];
    for (let x = 20; x <= 416 - line * 16; x += 18)
      points.push([x, 626 + line * 6 - x / 70 + 3 * Math.sin(x / 30 + line)]);
    return spline(points);
  });
}

const random = dice(1881);

export const ground = { contours: HILLS.flatMap((each) => hill(each, random)), river: river() };

// The ground of the map: contour lines, woods, water, dry land and rocks. Pure decoration, drawn
// with a fixed seed so that it is the same map every day. Nothing here has a game effect.

import { dice, hill, type Hill } from "../pieces/contours";
import { sampled, spline } from "../pieces/lines";
import type { Edition, Point } from "../pieces/shapes";
import { edgePoints } from "../pieces/ways";
import { trailOf } from "./geometry";
import { edges, forests, spaces } from "./layout";

export interface Ground {
  contours: string[];
  waves: { path: string; strong: boolean }[];
  dots: { x: number; y: number; r: number }[];
  hatches: string;
  trees: string;
}

const TREE = "l5.5 9h-3.2l4.2 7h-5.3v3.5h-2.4v-3.5h-5.3l4.2-7h-3.2Z";

const HILLS: readonly Hill[] = [
  [1310, 300, 170, 120, 5],
  [560, 560, 150, 95, 4],
  [650, 330, 98, 58, 3],
  [1424, 760, 75, 115, 4],
  [860, 620, 105, 52, 3],
  [330, 690, 115, 185, 4],
  [1190, 655, 120, 48, 3],
  [640, 690, 60, 40, 2],
];

function waves(): Ground["waves"] {
  return Array.from({ length: 7 }, (_, line) => {
    const from = 930 + line * 8;
    const to = 1344 - line * 4;
    const points: Point[] = [];
    for (let x = from; x <= to; x += 18) points.push([x, 846 + line * 10 + 5 * Math.sin(x / 34 + line * 0.8)]);
    return { path: spline(points), strong: line > 1 && line < 5 };
  });
}

function dryLand(random: () => number): Ground["dots"] {
  return Array.from({ length: 170 }, (_, i) => {
    const [angle, reach] = [random() * 6.3, Math.sqrt(random())];
    const x = 372 + 66 * reach * Math.cos(angle);
    return { x, y: 688 + 140 * reach * Math.sin(angle), r: i % 3 ? 1.1 : 1.7 };
  });
}

/** Short strokes that run down from the rocks. */
function rocks(random: () => number): string {
  let path = "";
  for (let i = 0; i < 130; i += 1) {
    const [angle, reach] = [random() * 6.3, 0.55 + random() * 0.5];
    const [x, y] = [1336 + 105 * reach * Math.cos(angle), 312 + 116 * reach * Math.sin(angle)];
    const length = 5 + random() * 6;
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    path += `M${x.toFixed(1)} ${y.toFixed(1)}l${dx.toFixed(1)} ${dy.toFixed(1)}`;
  }
  return path;
}

/** Trees in the woods, clear of the trail and of everything that lies on it. */
function woods(edition: Edition, random: () => number): string {
  const line = edges[edition].flatMap((edge) => sampled(edgePoints(trailOf(edition), edge), 10));
  const tiles = Object.values(spaces[edition]).map((space) => {
    const wide = space.kind === "building" || space.kind === "neutral";
    return { ...space, w: wide ? 58 : 32, h: wide ? 48 : 36 };
  });
  const stood: Point[] = [];
  const clear = ([x, y]: Point): boolean =>
    line.every(([a, b]) => Math.abs(a - x) > 13 || Math.abs(b - y - 9) > 19) &&
    tiles.every((t) => Math.abs(t.x - x) > t.w || y + 20 < t.y - t.h || y > t.y + t.h + 6) &&
    stood.every(([a, b]) => Math.abs(a - x) > 13 || Math.abs(b - y) > 13);
  for (const [cx = 0, cy = 0, rx = 0, ry = 0] of forests) {
    for (let tries = 0; tries < rx * 4; tries += 1) {
      const [angle, reach] = [random() * 6.3, Math.sqrt(random())];
      const tree: Point = [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle) - 8];
      if (clear(tree)) stood.push(tree);
    }
  }
  stood.sort((a, b) => a[1] - b[1]);
  return stood.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}${TREE}`).join("");
}

const drawn = new Map<Edition, Ground>();

/** The ground of an edition's map. */
export function groundOf(edition: Edition): Ground {
  let ground = drawn.get(edition);
  if (!ground) {
    const random = dice(1871);
    ground = {
      contours: HILLS.flatMap((each) => hill(each, random)),
      waves: waves(),
      dots: dryLand(random),
      hatches: rocks(random),
      trees: woods(edition, random),
    };
    drawn.set(edition, ground);
  }
  return ground;
}

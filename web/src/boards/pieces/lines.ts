// Smooth lines through points.

import type { Point } from "./shapes";

/** A smooth line through points (Catmull-Rom), as an SVG path. */
export function spline(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const wrapped = closed ? (index + points.length) % points.length : index;
    return points[Math.min(last, Math.max(0, wrapped))] ?? [0, 0];
  };
  const count = closed ? points.length : points.length - 1;
  const [x, y] = at(0);
  let path = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < count; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const second = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${[...first, ...second, ...c].map(round).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The same line as many short straight pieces, to walk along or to keep clear of. */
export function sampled(points: readonly Point[], pieces = 12): Point[] {
  const found: Point[] = [points[0] ?? [0, 0]];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let step = 1; step <= pieces; step += 1) {
      const t = step / pieces;
      found.push([along(a[0], b[0], c[0], d[0], t), along(a[1], b[1], c[1], d[1], t)]);
    }
  }
  return found;
}

/** Catmull-Rom between b and c. */
function along(a: number, b: number, c: number, d: number, t: number): number {
  const [ab, cd] = [b + (c - a) / 6, c - (d - b) / 6];
  const s = 1 - t;
  return s * s * s * b + 3 * s * s * t * ab + 3 * s * t * t * cd + t * t * t * c;
}

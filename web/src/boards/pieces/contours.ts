// Contour lines of a map, drawn with a fixed seed so that it is the same map every day.

import { spline } from "./lines";
import type { Point } from "./shapes";

/** A hill: centre, radii, number of lines. */
export type Hill = readonly [number, number, number, number, number];

/** Numbers from 0 to 1, always the same for a seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One hill as closed wobbly lines, the outermost first. */
export function hill([x, y, rx, ry, lines]: Hill, random: () => number): string[] {
  const wobble = Array.from({ length: 24 }, () => 0);
  for (const waves of [2, 3, 5]) {
    const [phase, size] = [random() * 6.3, (0.07 + random() * 0.05) / Math.sqrt(waves)];
    wobble.forEach((_, i) => {
      wobble[i] = (wobble[i] ?? 0) + size * Math.sin((waves * i * Math.PI) / 12 + phase);
    });
  }
  return Array.from({ length: lines }, (_, line) => {
    const scale = 1 - (line * 0.8) / lines;
    const points = wobble.map((extra, i): Point => {
      const angle = (i * Math.PI) / 12;
      const reach = scale * (1 + extra);
      return [x + rx * reach * Math.cos(angle), y + ry * reach * Math.sin(angle)];
    });
    return spline(points, true);
  });
}

import { afterEach, expect, test, vi } from "vitest";
import { travel } from "../src/boards/pieces/travel";
import type { Point } from "../src/boards/pieces/shapes";

afterEach(() => vi.unstubAllGlobals());

/** Travel with a clock of our own: where a piece is after so many milliseconds. */
function places(line: Point[], steps: number, times: number[]): [number, number, number][] {
  const waiting: ((now: number) => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (tick: (now: number) => void) => waiting.push(tick));
  vi.spyOn(performance, "now").mockReturnValue(0);
  const seen: [number, number, number][] = [];
  travel(line, steps, ([x, y], done) => seen.push([Math.round(x), Math.round(y), done]));
  for (const time of times) waiting.shift()?.(time);
  expect(waiting.length).toBe(seen.at(-1)?.[2] === 1 ? 0 : 1);
  return seen;
}

test("a piece follows its line and arrives at its end", () => {
  const line: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
  ];
  // Two steps take 440 ms; it is quick at first: after half of the time it has gone 3/4 of the way.
  expect(places(line, 2, [0, 220, 440])).toEqual([
    [0, 0, 0],
    [100, 50, 0.5],
    [100, 100, 1],
  ]);
});

test("no journey takes longer than 900 ms", () => {
  expect(
    places(
      [
        [0, 0],
        [10, 0],
      ],
      50,
      [899, 900],
    ).map(([, , done]) => done < 1),
  ).toEqual([true, false]);
});

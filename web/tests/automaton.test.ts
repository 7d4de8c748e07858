import { expect, test } from "vitest";
import type { LogLine } from "../src/lib/types";
import { lastSteps } from "../src/table/automaton";

const line = (seq: number, seat: number, turn: number): LogLine => ({
  seq,
  seat,
  turn,
  moment: turn,
  text: String(seq),
  rule: "",
  anchors: [],
  theme: "",
});
const log = [line(1, 0, 1), line(2, 1, 2), line(3, 1, 2), line(4, 0, 3), line(5, 1, 4), line(6, 0, 5)];
const steps = (moment: number | null): number[] => lastSteps(log, 1, moment).map((each) => each.seq);

test("the last turn of the automaton, now and at a moment of the past", () => {
  expect(steps(null)).toEqual([5]);
  expect(steps(3)).toEqual([2, 3]);
  expect(steps(1)).toEqual([]);
});

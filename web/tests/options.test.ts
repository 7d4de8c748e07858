import { describe, expect, test } from "vitest";
import { arrange, dearness, light, merge, rowsAt, typed, visible } from "../src/lib/options";
import type { LogLine, Option } from "../src/lib/types";

let next = 0;
const option = (notation: string, anchors: string[], more: Partial<Option> = {}): Option => ({
  n: next++,
  notation,
  text: notation,
  rule: "GWT-MOVE-03",
  anchors,
  warning: "",
  step: "Walk",
  free: false,
  passes: false,
  brings: null,
  then: [],
  ...more,
});

const walk = [
  option("move E", ["trail:E", "path:C", "path:D"]),
  option("move C", ["trail:C"]),
  option("move E via flood", ["trail:E", "path:FLOOD1"], { warning: "Pay 3$ to the bank" }),
  option("token", ["token:1"], { free: true, step: "UseToken" }),
  option("done", [], { passes: true }),
];

describe("arrange", () => {
  test("numbers the groups in the order in which they are shown, other routes last", () => {
    const { main, free, finish, others } = arrange(walk);
    expect(main.map((row) => [row.number, row.option.notation])).toEqual([
      [1, "move C"],
      [2, "move E"],
    ]);
    expect(free.map((row) => row.number)).toEqual([3]);
    expect(finish.map((row) => row.number)).toEqual([4]);
    expect(others.map((row) => [row.number, row.option.notation])).toEqual([[5, "move E via flood"]]);
  });

  test("offers every option exactly once", () => {
    const all = visible(arrange(walk), true).map((row) => row.option.notation);
    expect([...all].sort()).toEqual(walk.map((each) => each.notation).sort());
  });

  test("keeps options apart that share a place but are no routes", () => {
    const same = [option("draw 1", ["deck:0"]), option("draw 2", ["deck:0"])];
    expect(arrange(same).main).toHaveLength(2);
    expect(arrange(same).others).toHaveLength(0);
  });

  test("keeps a route without a place", () => {
    const { main } = arrange([...walk, option("stay", [])]);
    expect(main.map((row) => row.option.notation)).toContain("stay");
  });

  test("finds a route that costs money dearer than a free one", () => {
    const [free, , paid] = walk.map(dearness);
    expect(paid).toBeGreaterThan(free ?? 0);
  });
});

describe("light", () => {
  const rows = visible(arrange(walk), false);

  test("lights goals with their numbers, and not what is passed", () => {
    const lit = light(rows, { selected: null, previewed: null });
    expect([...lit.keys()].sort()).toEqual(["token:1", "trail:C", "trail:E"]);
    expect(lit.get("trail:E")).toEqual({ numbers: [2], selected: false, path: false });
  });

  test("shows the way of the previewed option", () => {
    const lit = light(rows, { selected: null, previewed: "move E" });
    expect(
      [...lit]
        .filter(([, each]) => each.path)
        .map(([anchor]) => anchor)
        .sort(),
    ).toEqual(["path:C", "path:D", "trail:E"]);
    expect(lit.get("trail:E")?.selected).toBe(false);
  });

  test("marks the selected option, and previews another one beside it", () => {
    const lit = light(rows, { selected: "move E", previewed: "move C" });
    expect(lit.get("trail:E")).toMatchObject({ selected: true, path: false });
    expect(lit.get("trail:C")).toMatchObject({ selected: false, path: true });
  });

  test("shows the places of a line of the log without numbers", () => {
    const lit = light([], { selected: null, previewed: null, told: ["job:1.2"] });
    expect(lit.get("job:1.2")).toEqual({ numbers: [], selected: false, path: true });
  });
});

describe("what a click may mean", () => {
  const rows = visible(
    arrange([option("draw 1", ["deck:0"]), option("draw 2", ["deck:0"]), option("x", ["hand:green"])]),
    false,
  );
  const at = (anchor: string, list = rows): string[] => rowsAt(list, anchor).map((row) => row.option.notation);

  test("is every option of the place", () => {
    expect(at("hand:green")).toEqual(["x"]);
    expect(at("deck:0")).toEqual(["draw 1", "draw 2"]);
  });

  test("is nothing at other places, and on the way", () => {
    expect(at("city:3")).toEqual([]);
    expect(at("path:C", visible(arrange(walk), false))).toEqual([]);
  });
});

test("digits typed one after the other make a number if there are that many", () => {
  expect(typed("", "1", 13)).toEqual({ buffer: "1", number: 1 });
  expect(typed("1", "2", 13)).toEqual({ buffer: "12", number: 12 });
  expect(typed("1", "4", 13)).toEqual({ buffer: "4", number: 4 });
  expect(typed("", "0", 13)).toEqual({ buffer: "", number: null });
  expect(typed("", "9", 3)).toEqual({ buffer: "", number: null });
});

test("what was taken back leaves the log", () => {
  const line = (seq: number): LogLine => ({
    seq,
    moment: seq,
    turn: 1,
    seat: 0,
    text: `${seq}`,
    rule: "",
    anchors: [],
    theme: "",
  });
  const known = [1, 2, 3, 4].map(line);
  expect(merge(known, [line(6)], 2).map((each) => each.seq)).toEqual([1, 2, 6]);
  expect(merge(known, [], 4)).toHaveLength(4);
  expect(merge(known, [line(1)], 0).map((each) => each.seq)).toEqual([1]);
});

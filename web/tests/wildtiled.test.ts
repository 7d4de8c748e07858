import { describe, expect, test } from "vitest";
import { ghost } from "../src/boards/wildtiled/ghost.svelte";
import { aim, placingOf, poseKey, posesOver, readPose } from "../src/boards/wildtiled/placing";
import { tiles } from "../src/boards/wildtiled/printed";
import { reachOf } from "../src/boards/wildtiled/reach";
import { stripOf } from "../src/boards/wildtiled/strip";
import { trackMarks } from "../src/boards/wildtiled/track";
import { alike, faceCells, flipped, rotated, turned } from "../src/boards/wildtiled/turning";
import { outline } from "../src/boards/wildtiled/view";
import { arrange, light, rowOf, rowsAt } from "../src/lib/options";
import type { Option, Snapshot } from "../src/lib/types";

const option = (notation: string, anchors: string[], text = "", worth = 0): Option => ({
  n: 0,
  notation,
  text: notation,
  rule: "WTW-PLACE-01",
  anchors,
  warning: "",
  step: "PlaceTile",
  free: false,
  passes: false,
  brings: { text, changes: {}, parts: [], worth, anchors: ["town:0.A"] },
  then: [],
});

const shape = (name: string, turn: number): string => {
  const face = tiles[name];
  const cells = face ? turned(faceCells(face), turn) : [];
  return cells.map(({ row, column, icon }) => `${row}${column}${icon.charAt(0)}`).join(" ");
};

test("a street of the last decision is no way to hold the piece of this one", () => {
  const barn = new Map([[0, faceCells(tiles.barn ?? { rows: [] })]]);
  expect(readPose(barn, "street 3,4 3,5")).toBeNull();
  expect(readPose(barn, "place 3,4 n")).toEqual({ turn: 0, row: 3, column: 4 });
});

describe("turning", () => {
  test("a quarter turn goes clockwise, turning over goes left to right", () => {
    expect(shape("SAS", 0)).toBe("00 01a 02 11b");
    expect(shape("SAS", 1)).toBe("01 10b 11a 21");
    expect(shape("CTD", 4)).toBe("00 01 02a");
  });

  test("orientations that look alike count as the first, as the server numbers them", () => {
    const cells = faceCells(tiles.barn ?? { rows: [] });
    expect(new Set(alike(cells))).toEqual(new Set([0]));
    expect(alike(faceCells(tiles.stables ?? { rows: [] }))).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  });

  test("what is seen turns the same way on both faces", () => {
    expect([0, 1, 2, 3, 4, 7].map(rotated)).toEqual([1, 2, 3, 0, 5, 4]);
    expect([0, 1, 3, 4, 5].map(flipped)).toEqual([4, 7, 5, 0, 3]);
  });

  test("an outline has every side that is not shared", () => {
    expect(
      outline(
        [
          [0, 0],
          [0, 1],
        ],
        10,
      ).match(/M/g),
    ).toHaveLength(6);
  });
});

describe("the score track", () => {
  test("a marker goes round, its token says how often, and no two hide each other", () => {
    const marks = trackMarks([
      { score: 49, token: 0 },
      { score: 50, token: 50 },
      { score: 104, token: 100 },
      { score: 54, token: 50 },
    ]);
    expect(marks.map(({ space, above, label }) => [space, above, label])).toEqual([
      [49, 0, ""],
      [0, 0, "+50"],
      [4, 0, "+100"],
      [4, 1, "+50"],
    ]);
  });

  test("what no token can show is written out", () => {
    const marks = trackMarks([
      { score: -4, token: 0 },
      { score: 163, token: 100 },
    ]);
    expect(marks.map(({ space, label }) => [space, label])).toEqual([
      [0, "−4"],
      [13, "163"],
    ]);
  });
});

describe("the name of a building", () => {
  const cells = (name: string, turn: number) =>
    turned(faceCells(tiles[name] ?? { rows: [] }), turn).filter(({ kind }) => kind === "#");

  test("it stands on cells of the building only, upright if that has no row of two", () => {
    expect(stripOf(cells("stables", 0))).toEqual({ row: 0.5, column: 2, cells: 4, upright: false });
    expect(stripOf(cells("stables", 1))).toEqual({ row: 2, column: 0.5, cells: 4, upright: true });
    expect(stripOf(cells("town_hall", 0))).toEqual({ row: 1.5, column: 1.5, cells: 3, upright: false });
    expect(stripOf(cells("hideout", 0)).cells).toBe(2);
  });
});

const snapshot = (placing: string, options: Option[], slots = {}): Snapshot =>
  ({
    view: { placing, slots },
    decision: {
      seat: 0,
      yours: true,
      options,
      refused: [{ text: "no", rule: "", anchors: [], things: [], count: 0, notations: ["place 0,0 n"] }],
    },
  }) as unknown as Snapshot;

describe("placing", () => {
  const at = (row: number, column: number): string[] => [0, 1, 2].map((n) => `cell:0.${row},${column + n}`);
  const options = [
    option("place 4,3 n", at(4, 3)),
    option("place 4,5 n", at(4, 5)),
    option("place 2,5 e", ["cell:0.2,5", "cell:0.3,5", "cell:0.4,5"]),
  ];
  const placing = placingOf(snapshot("R01", options));
  if (!placing) throw new Error("nothing is placed");

  test("the piece snaps to the nearest legal place that covers the cell, in its orientation", () => {
    expect(aim(placing, 0, 44)).toEqual({ turn: 0, row: 4, column: 3 });
    expect(aim(placing, 0, 47)).toEqual({ turn: 0, row: 4, column: 5 });
    expect(aim(placing, 1, 45)).toEqual({ turn: 1, row: 2, column: 5 });
  });

  test("where it fits in another orientation only, it shows that one", () => {
    expect(aim(placing, 1, 43)).toEqual({ turn: 0, row: 4, column: 3 });
  });

  test("elsewhere it is held around the pointer, and stays on the grid", () => {
    expect(aim(placing, 0, 0)).toEqual({ turn: 0, row: 0, column: 0 });
    expect(placing.refused.get(poseKey({ turn: 0, row: 0, column: 0 }))).toBe("no");
  });

  test("all ways to cover a cell, whatever the orientation", () => {
    expect(posesOver(placing, 45, null)).toHaveLength(3);
    expect(posesOver(placing, 45, 0)).toHaveLength(2);
  });

  test("whatever was held before, this piece lies in the hand as it can lie", () => {
    const barn = placingOf(snapshot("barn", [option("place 3,4 n", [])]));
    if (!barn) throw new Error("nothing is placed");
    ghost.follow(placing, "place 4,3 e");
    expect(ghost.turn).toBe(1);
    expect(ghost.held(barn)).toBeNull();
    expect(ghost.lies(barn)).toBe(barn.looks.get(0));
    ghost.rotate(barn, { ontry: () => undefined, onchoose: () => undefined });
    expect(ghost.held(barn)).toBeNull();
  });

  test("one street or two", () => {
    const streets = placingOf(snapshot("street", [option("street 4,4", []), option("street 4,4 5,4", [])]));
    if (!streets) throw new Error("no streets");
    expect(readPose(streets.looks, "street 4,4 4,5")?.turn).toBe(1);
    expect(streets.spots.has(poseKey({ turn: 2, row: 4, column: 4 }))).toBe(true);
    expect([streets.flip(0), streets.turn(1), streets.flip(2)]).toEqual([1, 2, 0]);
  });
});

test("a pile costs its slot and a gold per jump", () => {
  const options = [
    option("river 3+1", ["die:river.3", "slot:L-B4"]),
    option("prairie 4", ["die:prairie.4", "slot:L-A4"]),
  ];
  const found = reachOf(snapshot("", options, { "L-B4": { cost: 1 }, "L-A4": { cost: 0 } }));
  expect(found.get("L-B4")?.price).toBe(2);
  expect(found.get("L-A4")?.price).toBe(0);
});

describe("options that say what they bring", () => {
  const list = [
    option("a", ["x"], "+1 gold", 12),
    option("b", ["y"], "", 0),
    option("c", ["y"], "+1 gold", 12),
    option("d", ["z"], "+5 points", 50),
  ];

  test("those that bring the same are one row, the better rows first", () => {
    const { main } = arrange(list);
    expect(main.map((row) => [row.number, row.option.notation, row.ways.length])).toEqual([
      [1, "d", 1],
      [2, "a", 2],
      [3, "b", 1],
    ]);
  });

  test("a row shows the way that is pointed at; in a lesson what is wanted has its own", () => {
    expect(arrange(list, ["c"]).main[1]?.option.notation).toBe("c");
    expect(arrange(list, [], ["c"]).main).toHaveLength(4);
    expect(rowOf(arrange(list).main, "c")?.number).toBe(2);
  });

  test("every way is lit, and what it touches as well; a click may mean each of them", () => {
    const { main } = arrange(list);
    const lit = light(main, { selected: "c", previewed: null });
    expect(lit.get("y")?.numbers).toEqual([2, 3]);
    expect(lit.get("town:0.A")).toEqual({ numbers: [], selected: false, path: true });
    expect(rowsAt(main, "y").map((row) => row.option.notation)).toEqual(["c", "b"]);
  });
});

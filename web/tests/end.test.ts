import { describe, expect, test } from "vitest";
import { apart, changesOf, stretches } from "../src/lib/chart";
import { icons } from "../src/lib/icons";
import type { TableState } from "../src/lib/types";
import { ways } from "../src/table/end/again";
import { compare, kindOf, resultOf, type Result } from "../src/table/end/bests";
import { best, iconOf, longest } from "../src/table/end/categories";
import { cut, picture, type Sight } from "../src/table/end/picture";

describe("who led when", () => {
  test("stretches of one leader, with ties between them", () => {
    expect(
      stretches([
        [0, 3, 5, 5, 9],
        [0, 1, 6, 5, 7],
      ]),
    ).toEqual([
      { seat: null, from: 0, to: 0 },
      { seat: 0, from: 1, to: 1 },
      { seat: 1, from: 2, to: 2 },
      { seat: null, from: 3, to: 3 },
      { seat: 0, from: 4, to: 4 },
    ]);
  });

  test("a tie is no change of the lead", () => {
    expect(
      changesOf(
        stretches([
          [0, 3, 5, 5, 9],
          [0, 1, 6, 5, 7],
        ]),
      ),
    ).toBe(2);
    expect(
      changesOf(
        stretches([
          [1, 2, 3],
          [0, 2, 1],
        ]),
      ),
    ).toBe(0);
  });

  test("somebody alone leads nobody", () => {
    expect(stretches([[1, 2, 3]])).toEqual([]);
  });

  test("names at the ends of lines keep their distance, in their order", () => {
    expect(apart([50, 10, 12])).toEqual([50, 10, 29]);
  });
});

describe("the breakdown", () => {
  test("the best of a row, unless all are the same", () => {
    expect(best([3, 8, 8])).toBe(8);
    expect(best([4, 4])).toBeNull();
  });

  test("the largest number of all, also below zero, fills a bar", () => {
    const categories = [
      { id: "a", name: "A", points: 4 },
      { id: "b", name: "B", points: -9 },
    ];
    expect(longest([{ total: -5, categories }])).toBe(9);
  });

  test("every category has an icon", () => {
    for (const id of ["money", "trading_posts", "mines", "of tomorrow"]) expect(icons[iconOf(id)]).toBeDefined();
  });
});

function ended(more: Partial<TableState> = {}): TableState {
  const categories = [{ id: "cattle", name: "Cattle", points: 30 }];
  return {
    id: "t9",
    game: "gwt2",
    options: { sides: "a", start: 1, poker: false },
    known: "",
    lesson: null,
    you: { seats: [0], host: true, spectator: false, viewing: 0 },
    seats: [{ seat: 0 }, { seat: 1 }],
    over: { winners: [0], history: [], moments: [], text: "" },
    scores: [
      { total: 71, categories },
      { total: 60, categories },
    ],
    ...more,
  } as unknown as TableState;
}

const earlier = (table: string, total: number, cattle: number): Result => ({
  table,
  total,
  won: total > 60,
  day: "2026-01-01",
  categories: { cattle },
});

describe("the results of this browser", () => {
  test("what counts is the one seat of the user at the end, with unknown cards", () => {
    expect(resultOf(ended(), new Date("2026-05-06T12:00:00Z"))).toEqual({
      table: "t9",
      total: 71,
      won: true,
      day: "2026-05-06",
      categories: { cattle: 30 },
    });
    expect(resultOf(ended({ known: "the seed was chosen" }))).toBeNull();
    expect(resultOf(ended({ over: null }))).toBeNull();
    expect(resultOf(ended({ you: { seats: [0, 1], host: true, spectator: false, viewing: 0 } }))).toBeNull();
  });

  test("games of the same kind: whoever begins, and whatever was left off", () => {
    const kind = kindOf(ended());
    expect(kindOf(ended({ options: { sides: "a", start: null } }))).toBe(kind);
    expect(kindOf(ended({ options: { sides: "b" } }))).not.toBe(kind);
    expect(kindOf(ended({ game: "gwt1" }))).not.toBe(kind);
  });

  test("a record beats the best one before; a first game breaks none", () => {
    const result = earlier("t9", 71, 30);
    expect(compare([], result)).toMatchObject({ before: null, place: 1, games: 1, marks: [] });
    const kept = [earlier("a", 50, 31), earlier("b", 66, 12)];
    expect(compare(kept, result)).toMatchObject({ record: true, place: 1, games: 3, wins: 2, marks: [] });
    expect(compare(kept, result).before?.total).toBe(66);
    expect(compare(kept, earlier("t9", 60, 40))).toMatchObject({ record: false, place: 2, marks: ["cattle"] });
  });

  test("the same game is not compared with itself", () => {
    expect(compare([earlier("t9", 71, 30)], earlier("t9", 71, 30)).games).toBe(1);
  });
});

test("ways to play again are those that differ here", () => {
  const levels = ["random", "easy", "medium", "hard"];
  const table = (...bots: (string | null)[]): TableState =>
    ({ seats: bots.map((bot) => ({ kind: bot ? "bot" : "human", bot })) }) as unknown as TableState;
  const names = (...bots: (string | null)[]): string[] => ways(table(...bots), levels).map((way) => way.name);
  expect(names(null)).toEqual(["again", "cards"]);
  expect(names(null, null)).toEqual(["again", "seats", "cards"]);
  expect(names(null, "medium")).toEqual(["again", "seats", "bots", "cards"]);
  expect(names(null, "hard")).toEqual(["again", "seats", "cards"]);
});

describe("the picture of a result", () => {
  const sight: Sight = {
    title: "Great Western Trail",
    verdict: "Ada & <Ben> win",
    players: [
      { mark: "R", name: '"Ada" <b>', total: 71, won: true },
      { mark: "B", name: "Ben", total: -3, won: false },
    ],
    history: [
      [0, 71],
      [0, -3],
    ],
    foot: "today",
  };
  const drawn = picture(sight, (token) => `#${token.length}`);

  test("names are text, whatever they contain", () => {
    expect(drawn).toContain("&quot;Ada&quot; &lt;b&gt;");
    expect(drawn).toContain("Ada &amp; &lt;Ben&gt; win");
  });

  test("it stands alone: no style and no symbol of the page, nothing from elsewhere", () => {
    expect(drawn).not.toMatch(/var\(|NaN|undefined|#i-|#pp-/);
    expect(drawn.match(/https?:[^"]*/g)).toEqual(["http://www.w3.org/2000/svg"]);
    for (const [, used] of drawn.matchAll(/url\(#([^)]+)\)/g)) expect(drawn).toContain(`id="${used ?? ""}"`);
  });

  test("long names end with a sign that there was more", () => {
    expect(cut("Maximiliana", 6)).toBe("Maxim…");
    expect(cut("Max", 6)).toBe("Max");
  });
});

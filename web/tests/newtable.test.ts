import { expect, test } from "vitest";
import type { GameInfo, Setting } from "../src/lib/types";
import { en } from "../src/lib/words.en";
import { valuesOf, chosenFor, settingsFor, placeOf, seatsFor, takesWords } from "../src/start/settings";

const option = (name: string, kind: string, more: Partial<Setting> = {}): Setting => ({
  name,
  kind,
  default: null,
  choices: [],
  title: name,
  help: "",
  seats: [],
  least: null,
  most: null,
  ...more,
});

const game: GameInfo = {
  id: "g",
  title: "G",
  seats: [1, 2, 4],
  presets: [{ name: "first", title: "First", options: {} }],
  bots: [],
  bot: "",
  family: "g",
  lessons: false,
  intro: [],
  minutes: [60, 90],
  weight: 3,
  options: [
    option("preset", "choice"),
    option("solo", "number", { seats: [1], least: 0, most: 3 }),
    option("start", "start"),
    option("sides", "sides", {
      choices: [
        { value: null, name: "any" },
        { value: "a", name: "a" },
      ],
    }),
  ],
};
const plan = [{ kind: "me", name: "Ada", bot: "" } as const, { kind: "open", name: "", bot: "" } as const];

test("a table has the options of its size", () => {
  expect(settingsFor(game, 1).map((each) => each.name)).toEqual(["solo", "sides"]);
  expect(settingsFor(game, 2).map((each) => each.name)).toEqual(["start", "sides"]);
});

test("only what the table has is sent, and nothing that is left to the game", () => {
  const chosen = { preset: "first", solo: 2, start: 1, sides: null, other: true };
  expect(chosenFor(game, 1, chosen)).toEqual({ preset: "first", solo: 2 });
  expect(chosenFor(game, 2, chosen)).toEqual({ preset: "first", start: 1 });
  expect(chosenFor({ ...game, presets: [] }, 2, chosen)).toEqual({ start: 1 });
});

test("another game keeps the number of seats if it can", () => {
  expect([1, 2, 3, 4, 5].map((wanted) => seatsFor(game, wanted))).toEqual([1, 2, 2, 4, 2]);
  expect(seatsFor({ ...game, seats: [1] }, 4)).toBe(1);
});

test("choices: seats by their names, lists as they are, words for what a list cannot hold", () => {
  const [, , start, sides] = game.options as [Setting, Setting, Setting, Setting];
  expect(valuesOf(start, plan, en).map((each) => each.name)).toEqual(["by lot", "Ada", "Seat 2"]);
  expect(takesWords(sides)).toBe(true);
  expect(takesWords(start)).toBe(false);
  expect(["a", null, undefined, "abab"].map((value) => placeOf(sides.choices, value))).toEqual([1, 0, 0, -1]);
});

import { expect, test } from "vitest";
import { clock, left, patiences, patienceText } from "../src/lib/patience";
import type { Seat } from "../src/lib/types";
import { en } from "../src/lib/words.en";
import { fr } from "../src/lib/words.fr";
import { waiting } from "../src/table/waiting";

test("how long a table waits for absent players", () => {
  expect(patiences(180).map((each) => patienceText(each, en))).toEqual([
    "1 minute",
    "3 minutes",
    "10 minutes",
    "1 hour",
    "1 day",
    "never",
  ]);
  expect(patiences(300)).toEqual([60, 180, 300, 600, 3600, 86_400, "never"]);
  expect(patienceText(null, fr)).toBe("jamais");
  expect(patienceText(7200, fr)).toBe("2 heures");
  expect(patienceText(90, en)).toBe("90 seconds");
  expect(patienceText(0, en)).toBe("0 seconds");
});

test("the time that is left", () => {
  expect(left(250, 1000, 1000)).toBe(250);
  expect(left(250, 1000, 2500)).toBe(249);
  expect(left(2, 1000, 9000)).toBe(0);
  expect([250, 9, 60, 3600, 86_399].map(clock)).toEqual(["4:10", "0:09", "1:00", "1:00:00", "23:59:59"]);
  expect(en.botIn(clock(250))).toBe("may be replaced by a bot in 4:10");
});

test("a bot that waits says so", () => {
  const seat: Seat = { seat: 1, name: "Bot 2", kind: "bot", bot: "hard", here: true, mark: "B", level: "hard" };
  expect(waiting(seat, en)).toBe("Bot 2 thinks…");
  expect(waiting(seat, en, true)).toContain("Bot 2 waits");
  expect(waiting(seat, fr, true)).toContain("Bot 2 attend");
  expect(waiting({ ...seat, kind: "human", bot: null }, en, true)).toBe("Waiting for Bot 2");
});

import { compared, lead } from "../src/lib/hints";
import type { Hint } from "../src/lib/types";
import { expect, test } from "vitest";
import { cookie, freshKey, problemOf } from "../src/lib/api";
import { around, fitted, held, lookAt, zoomed } from "../src/lib/camera";
import { chart, step } from "../src/lib/chart";
import { icons, iconSymbols } from "../src/lib/icons";
import { pause, readMessage } from "../src/lib/live";
import { read, tablePath } from "../src/lib/route.svelte";
import { en } from "../src/lib/words.en";
import { fr } from "../src/lib/words.fr";
import { resize, toSeats } from "../src/start/seats";

test("addresses", () => {
  expect(read("/", "")).toEqual({ page: "start" });
  expect(read("/t/abc", "")).toEqual({ page: "table", id: "abc", at: null });
  expect(read("/t/abc", "?at=12")).toEqual({ page: "table", id: "abc", at: 12 });
  expect(read("/t/abc", "?at=-1")).toEqual({ page: "table", id: "abc", at: null });
  expect(read("/t/abc", "?at=1e9")).toEqual({ page: "table", id: "abc", at: null });
  expect(read("/join/a_-b", "")).toEqual({ page: "join", id: "a_-b" });
  expect(read("/claim/tok", "")).toEqual({ page: "claim", token: "tok" });
  expect(read("/rules", "")).toEqual({ page: "rules", rule: null });
  expect(read("/rules/GWT-MOVE-04", "")).toEqual({ page: "rules", rule: "GWT-MOVE-04" });
  expect(read("/learn", "")).toEqual({ page: "learn", game: null });
  expect(read("/learn/gwt2", "")).toEqual({ page: "learn", game: "gwt2" });
  for (const lost of ["/t", "/t/a/b", "/nowhere", "/nowhere/a"]) expect(read(lost, "")).toEqual({ page: "lost" });
  expect(read("/t/%E0%A4%A", "")).toMatchObject({ page: "table" });
  expect(tablePath("a b", 3)).toBe("/t/a%20b?at=3");
});

test("keys are fresh and have the shape the server wants", () => {
  const keys = Array.from({ length: 100 }, freshKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("cookies", () => {
  expect(cookie("csrftoken", "a=1; csrftoken=x%3Dy=z; b=2")).toBe("x=y=z");
  expect(cookie("csrftoken", "xcsrftoken=1")).toBe("");
});

test("a problem is read, and made up where there is none", async () => {
  const said = {
    type: "about:blank",
    status: 409,
    code: "illegal",
    title: "No",
    detail: "Too far",
    rule: "GWT-MOVE-04",
  };
  expect(await problemOf(new Response(JSON.stringify(said), { status: 409 }))).toEqual(said);
  expect(await problemOf(new Response("<html>", { status: 502 }))).toMatchObject({ status: 502, code: "failed" });
  expect(await problemOf(new Response("", { status: 404 }))).toMatchObject({ code: "not-found" });
});

test("messages of the server", () => {
  expect(readMessage('{"type":"table","seq":3}')).toEqual({ type: "table", snapshot: { seq: 3 } });
  expect(readMessage('{"type":"presence","seats":[true,false]}')).toEqual({
    type: "presence",
    seats: [true, false],
    botAfter: [],
  });
  expect(readMessage('{"type":"presence","seats":[true,false],"bot_after":[null,9]}')).toMatchObject({
    botAfter: [null, 9],
  });
  expect(readMessage('{"type":"bot","waits":true}')).toEqual({ type: "bot", waits: true });
  expect(readMessage('{"type":"bot"}')).toEqual({ type: "bot", waits: false });
  for (const odd of ["", "{", "null", "[]", '{"type":"pong"}', '{"type":"presence"}']) {
    expect(readMessage(odd)).toEqual({ type: "other" });
  }
});

test("a lost connection is tried again ever more slowly", () => {
  expect([0, 1, 2, 5, 50].map((failures) => pause(failures, 0.5))).toEqual([500, 1000, 2000, 8000, 8000]);
  expect(pause(3, 0)).toBeLessThan(pause(3, 1));
});

test("the board fits its frame and never leaves it", () => {
  const frame = { width: 390, height: 390 };
  const base = fitted(frame, 1.6);
  expect(base).toEqual({ width: 390, height: 243.75 });
  expect(held({ zoom: 1, x: 50, y: 0 }, frame, base)).toMatchObject({ x: 0, y: (390 - 243.75) / 2 });
  expect(held({ zoom: 2, x: 10, y: -500 }, frame, base)).toEqual({ zoom: 2, x: 0, y: 390 - 487.5 });
  const near = zoomed({ zoom: 2, x: -100, y: -50 }, 1.5, 200, 100, frame, base);
  expect((200 - near.x) / near.zoom).toBeCloseTo((200 + 100) / 2); // the point under the finger stays
  expect(zoomed({ zoom: 2, x: 0, y: 0 }, 100, 0, 0, frame, base).zoom).toBe(5);
  const look = lookAt({ x: 300, y: 100, width: 20, height: 20 }, frame, base, 2.7);
  expect(look.zoom).toBe(2.7);
  expect(around([])).toBeNull();
  expect(
    around([
      { x: 1, y: 2, width: 3, height: 4 },
      { x: 5, y: 0, width: 1, height: 1 },
    ]),
  ).toEqual({ x: 1, y: 0, width: 5, height: 6 });
});

test("the chart", () => {
  expect([1, 7, 43, 100].map((range) => step(range, 5))).toEqual([1, 2, 10, 20]);
  const drawn = chart(
    [
      [0, 10, 20],
      [0, -5, 5],
    ],
    100,
    50,
  );
  expect(drawn.lines[0]?.points).toEqual([
    [0, 40],
    [50, 20],
    [100, 0],
  ]);
  expect(drawn.ticks[0]?.value).toBe(-5);
  expect(drawn.ticks.at(-1)?.value).toBe(20);
  expect(chart([], 100, 50).lines).toEqual([]);
  expect(chart([[3]], 100, 50).lines[0]?.path).toBe("M0 0");
});

test("seats of a new table", () => {
  const plan = resize([], 3, "greedy");
  expect(plan.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
  expect(resize(plan, 2, "greedy")).toHaveLength(2);
  expect(
    toSeats([
      { kind: "me", name: " Ada ", bot: "" },
      { kind: "bot", name: "", bot: "greedy" },
    ]),
  ).toEqual([
    { kind: "me", name: "Ada" },
    { kind: "bot", bot: "greedy" },
  ]);
});

test("both languages say everything, and say it differently", () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  const same = Object.entries(en).filter(
    ([key, text]) => typeof text === "string" && text.length > 10 && text === fr[key as keyof typeof fr],
  );
  expect(same).toEqual([]);
  expect(en.signed(-3)).toBe("−3");
  expect([0, 1, 2].map(en.players)).toEqual(["0 players", "1 player", "2 players"]);
  expect([0, 1, 2].map(fr.players)).toEqual(["0 joueur", "1 joueur", "2 joueurs"]);
});

const hint = (notation: string, ahead: number | null, points: number[]): Hint => ({
  notation,
  text: notation,
  total: points.reduce((sum, each) => sum + each, 0),
  ahead,
  categories: points.map((each, n) => ({
    id: String(n),
    name: ["Cattle", "Cities", "Money", "Stations"][n] ?? "",
    points: each,
    more: ["a richer herd", "better deliveries", "more money", "better stations"][n] ?? "",
    less: ["a poorer herd", "poorer deliveries", "less money", "poorer stations"][n] ?? "",
  })),
  plan: [],
});

test("hints say what they promise more than another, and less", () => {
  const hints = [hint("a", 2.4, [10.1, 4, 3, 1.1]), hint("b", -1, [8, 4.8, 3, 1]), hint("c", 0, [8, 4.8, 3, 1])];
  expect(compared(hints, 0, en)).toBe("Against the next best: a richer herd (+2.1), poorer deliveries (−0.8)");
  expect(compared(hints, 1, en)).toBe("Against the best: a poorer herd (−2.1), better deliveries (+0.8)");
  expect(compared(hints, 1, fr)).toBe("Par rapport au meilleur\u00a0: a poorer herd (−2,1), better deliveries (+0,8)");
  expect(compared(hints.slice(1), 0, en)).toBe("Much like the next best");
  expect(compared(hints.slice(0, 1), 0, en)).toBe("");
  expect(hints.map((each) => lead(each, en))).toEqual([
    "2.4 ahead of the best opponent",
    "1.0 behind the best opponent",
    "level with the best opponent",
  ]);
  expect(lead(hint("alone", null, [8]), en)).toBe("");
  expect([en.decimal(-1.44), fr.decimal(-1.44)]).toEqual(["−1.4", "−1,4"]);
});

test("French keeps its punctuation beside the word", () => {
  const said = Object.values(fr).filter((text) => typeof text === "string");
  expect(said.filter((text) => / [;:?!]/.test(text))).toEqual([]);
});

test("every icon is drawn once", () => {
  const ids = [...iconSymbols().matchAll(/id="i-([^"]+)"/g)].map((found) => found[1]);
  expect(new Set(ids).size).toBe(Object.keys(icons).length);
});

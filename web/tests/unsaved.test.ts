// A server that cannot save: the page says so, and repeats the command with its key by itself.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, pauseAsked, Refused } from "../src/lib/api";
import { waiting } from "../src/lib/waiting.svelte";
import { en } from "../src/lib/words.en";
import { fr } from "../src/lib/words.fr";

const PROBLEM = { type: "about:blank", status: 503, code: "unavailable", title: "Cannot save", detail: "Busy" };
let sent: { path: string; key: string }[] = [];
let answers: (() => Response)[] = [];

const busy = (): Response => new Response(JSON.stringify(PROBLEM), { status: 503, headers: { "retry-after": "2" } });
const done = (): Response => new Response(JSON.stringify({ id: "t", seq: 2 }));
const refused = (): Response =>
  new Response(JSON.stringify({ ...PROBLEM, status: 409, code: "stale" }), { status: 409 });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal("document", { cookie: "csrftoken=x" });
  vi.stubGlobal("fetch", (path: string, request: RequestInit) => {
    const body = typeof request.body === "string" ? (JSON.parse(request.body) as { key: string }) : { key: "" };
    sent.push({ path, key: body.key });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("offline"));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a command that cannot be saved is repeated with its key until it is", async () => {
  answers = [busy, busy, busy, busy, busy, done];
  const answer = api.choose("t", 1, "x");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent.length).toBe(1);
  expect(waiting.problem?.title).toBe("Cannot save");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent.length).toBe(2);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await answer).toEqual({ id: "t", seq: 2 });
  expect(new Set(sent.map((each) => each.key)).size).toBe(1);
  expect(sent[0]?.key).not.toBe("");
  expect(waiting.problem).toBeNull();
});

test("a refusal that comes after the wait is a refusal", async () => {
  answers = [busy, refused];
  const answer = api.undo("t", 1).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  const error = await answer;
  expect(error).toBeInstanceOf(Refused);
  expect((error as Refused).problem.code).toBe("stale");
  expect(waiting.problem).toBeNull();
});

test("the page waits as long as any command does, and not for ever", async () => {
  answers = [busy];
  const both = [api.choose("t", 1, "x"), api.leave("u")].map((each) => each.catch((error: unknown) => error));
  await vi.advanceTimersByTimeAsync(300_000);
  expect(waiting.problem).not.toBeNull();
  await vi.advanceTimersByTimeAsync(310_000);
  for (const error of await Promise.all(both)) expect((error as Refused).problem.code).toBe("unavailable");
  expect(waiting.problem).toBeNull();
});

test("a look at a table is refused at once: it is asked for again anyway", async () => {
  answers = [busy];
  await expect(api.snapshot("t")).rejects.toBeInstanceOf(Refused);
  expect(sent.length).toBe(1);
  expect(waiting.problem).toBeNull();
});

test("how long the server asks to wait", () => {
  expect(["2", "0", "3600", null, "Wed, 21 Oct 2026 07:28:00 GMT", ""].map(pauseAsked)).toEqual([
    2_000, 500, 30_000, 2_000, 2_000, 2_000,
  ]);
});

test("it is said in both languages", () => {
  expect(en.unsaved("The server cannot save right now")).toContain("nothing is lost");
  expect(fr.unsaved("Le serveur ne peut rien enregistrer")).toContain("rien n’est perdu");
});

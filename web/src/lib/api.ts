// The calls of docs/web-api.md. A command carries a fresh key, so that sending it again after a
// lost answer never plays twice. While the server cannot save, a command is repeated with its key; a
// refusal arrives as a `Refused` with the server's sentence.

import type { paths } from "./openapi";
import { preferences } from "./preferences.svelte";
import type { Problem } from "./types";
import { waiting } from "./waiting.svelte";

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** The server cannot save right now; nothing has changed. */
class Unsaved extends Refused {
  constructor(
    problem: Problem,
    readonly pause: number,
  ) {
    super(problem);
  }
}

/** No answer at all, after several tries. */
export class Unreachable extends Error {}

const UNSAVED = "unavailable";
const RETRIES = [300, 900, 2000];
const AGAIN = new Set([502, 503, 504]);
/** How long a command is repeated that the server cannot save. */
const INSIST = 600_000;

/** A fresh key for one intention, even where crypto.randomUUID is missing (plain http on a LAN). */
export function freshKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export function cookie(name: string, jar: string): string {
  for (const part of jar.split(";")) {
    const [key, ...value] = part.trim().split("=");
    if (key === name) return decodeURIComponent(value.join("="));
  }
  return "";
}

/** How long to wait before a command is sent again, as the server asks: half a second to half a minute. */
export function pauseAsked(header: string | null): number {
  const seconds = Number(header ?? "");
  return header && Number.isFinite(seconds) ? Math.min(30_000, Math.max(500, seconds * 1000)) : 2_000;
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Turn whatever the server (or something before it) said into a problem. */
export async function problemOf(response: Response): Promise<Problem> {
  const plain: Problem = {
    type: "about:blank",
    status: response.status,
    code: response.status === 404 ? "not-found" : "failed",
    title: response.statusText || String(response.status),
    detail: "",
  };
  try {
    const said: unknown = await response.json();
    if (typeof said === "object" && said !== null) return { ...plain, ...said };
  } catch {
    // Not JSON: the status line will have to do.
  }
  return plain;
}

function withLang(path: string): string {
  return path + (path.includes("?") ? "&" : "?") + `lang=${preferences.lang}`;
}

function requestOf(method: string, body?: object): RequestInit {
  const headers: Record<string, string> = { accept: "application/json" };
  if (!body) return { method, headers, credentials: "same-origin" };
  headers["content-type"] = "application/json";
  headers["x-csrftoken"] = cookie("csrftoken", document.cookie);
  return { method, headers, credentials: "same-origin", body: JSON.stringify(body) };
}

/** Ask, and ask again a few times if there is no answer. */
async function ask(path: string, request: RequestInit): Promise<Response> {
  for (let attempt = 0; ; attempt++) {
    const pause = RETRIES[attempt];
    try {
      const response = await fetch(withLang(path), request);
      if (response.ok) return response;
      const problem = await problemOf(response);
      if (problem.code === UNSAVED) throw new Unsaved(problem, pauseAsked(response.headers.get("retry-after")));
      if (!AGAIN.has(response.status) || pause === undefined) throw new Refused(problem);
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (pause === undefined) throw new Unreachable();
    }
    await wait(pause);
  }
}

/** Send a command, or ask. A command that the server cannot save is repeated with its key, and the page says so. */
async function send(method: string, path: string, body?: object): Promise<Response> {
  const until = Date.now() + INSIST;
  let said: Problem | null = null;
  try {
    for (;;) {
      try {
        return await ask(path, requestOf(method, body));
      } catch (error) {
        if (!(error instanceof Unsaved) || !body || Date.now() >= until) throw error;
        if (said === null) waiting.begin(error.problem);
        said = error.problem;
        await wait(error.pause);
      }
    }
  } finally {
    if (said !== null) waiting.end();
  }
}

type Method = "get" | "post";
/** The paths that can be called with a method. */
type Path<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];
/** The names in a path. */
type Names<P extends keyof paths, M extends Method> = paths[P][M] extends { parameters: { path: infer N } }
  ? N
  : object;
type Query<P extends keyof paths> = paths[P]["get"] extends { parameters: { query?: infer Q } } ? Q : never;
/** What a command carries besides its key. */
type Body<P extends keyof paths> = paths[P]["post"] extends {
  requestBody: { content: { "application/json": infer B } };
}
  ? Omit<B, "key">
  : never;
type Answer<P extends keyof paths, M extends Method> = paths[P][M] extends {
  responses: { 200: { content: { "application/json": infer A } } };
}
  ? A
  : never;

/** A path with its names filled in. */
function address(path: string, names: object): string {
  const values = new Map<string, unknown>(Object.entries(names));
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

async function get<P extends Path<"get">>(
  path: P,
  names: Names<P, "get">,
  query?: Query<P>,
): Promise<Answer<P, "get">> {
  const wanted = Object.entries(query ?? {}).flatMap(([key, value]) => (value === null ? [] : [[key, String(value)]]));
  const text = new URLSearchParams(wanted).toString();
  const response = await send("GET", address(path, names as object) + (text ? `?${text}` : ""));
  return (await response.json()) as Answer<P, "get">;
}

async function post<P extends Path<"post">>(
  path: P,
  names: Names<P, "post">,
  body: Body<P>,
): Promise<Answer<P, "post">> {
  if (!cookie("csrftoken", document.cookie)) await send("GET", "/api/games");
  const response = await send("POST", address(path, names as object), { key: freshKey(), ...body });
  return (await response.json()) as Answer<P, "post">;
}

export const api = {
  games: () => get("/api/games", {}),
  tables: () => get("/api/tables", {}),
  create: (wanted: Body<"/api/tables">) => post("/api/tables", {}, wanted),
  importRecord: (record: string) => post("/api/import", {}, { record }),
  learn: (game: string, name: string) => post("/api/learn", {}, { game, name }),
  claim: (token: string) => post("/api/claim", {}, { token }),
  rules: () => get("/api/rules", {}),
  rule: (rule_id: string) => get("/api/rules/{rule_id}", { rule_id }),

  snapshot: (table_id: string, since: number | null = null, at: number | null = null) =>
    get("/api/tables/{table_id}", { table_id }, { since, at }),
  steps: (table_id: string, moment: number) =>
    get("/api/tables/{table_id}/steps/{moment}", { table_id, moment }).then(({ steps }) => steps),
  join: (table_id: string, name: string, seat?: number) =>
    post("/api/tables/{table_id}/join", { table_id }, seat === undefined ? { name } : { name, seat }),
  choose: (table_id: string, moment: number, notation: string) =>
    post("/api/tables/{table_id}/choose", { table_id }, { moment, notation }),
  interject: (table_id: string, seat: number, notation: string) =>
    post("/api/tables/{table_id}/interject", { table_id }, { seat, notation }),
  undo: (table_id: string, moment: number, steps = 1) =>
    post("/api/tables/{table_id}/undo", { table_id }, { moment, steps }),
  reset: (table_id: string, moment: number) => post("/api/tables/{table_id}/reset", { table_id }, { moment }),
  confirm: (table_id: string, moment: number) => post("/api/tables/{table_id}/confirm", { table_id }, { moment }),
  hint: (table_id: string, moment: number) => post("/api/tables/{table_id}/hint", { table_id }, { moment }),
  seatBot: (table_id: string, seat: number, bot: string | null = null) =>
    post("/api/tables/{table_id}/seats/{seat}/bot", { table_id, seat }, { bot }),
  seatBack: (table_id: string, seat: number) =>
    post("/api/tables/{table_id}/seats/{seat}/back", { table_id, seat }, {}),
  leave: (table_id: string) => post("/api/tables/{table_id}/leave", { table_id }, {}),
  waysOut: (table_id: string) => get("/api/tables/{table_id}/ways-out", { table_id }).then(({ ways }) => ways),
  resign: (table_id: string, seat: number) => post("/api/tables/{table_id}/resign", { table_id }, { seat }),
  rematch: (table_id: string, wanted: Body<"/api/tables/{table_id}/rematch"> = {}) =>
    post("/api/tables/{table_id}/rematch", { table_id }, wanted),
  fork: (table_id: string, at: number) => post("/api/tables/{table_id}/fork", { table_id }, { at }),
  deviceLink: (table_id: string, seat: number) => post("/api/tables/{table_id}/device-link", { table_id }, { seat }),
  about: (table_id: string, anchor: string) => get("/api/tables/{table_id}/about/{anchor}", { table_id, anchor }),
  recordPath: (table_id: string) => address("/api/tables/{table_id}/record" satisfies Path<"get">, { table_id }),
};

export type Api = typeof api;

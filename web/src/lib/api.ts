// The calls of docs/web-api.md. A command carries a fresh key, so that sending it again after a
// lost answer never plays twice; a refusal arrives as a `Refused` with the server's sentence.

import { settings } from "./settings.svelte";
import type { About, Hints, Problem, Seat, Status, TableState } from "./types";

export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail || problem.title);
    this.problem = problem;
  }
}

/** No answer at all, after several tries. */
export class Unreachable extends Error {}

const RETRIES = [300, 900, 2000];
const AGAIN = new Set([502, 503, 504]);

/** A fresh key for one intention; also where crypto.randomUUID is missing (plain http on a LAN). */
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
    // Not JSON: the status line has to do.
  }
  return plain;
}

function withLang(path: string): string {
  return path + (path.includes("?") ? "&" : "?") + `lang=${settings.lang}`;
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (body) {
    headers["content-type"] = "application/json";
    headers["x-csrftoken"] = cookie("csrftoken", document.cookie);
  }
  for (let attempt = 0; ; attempt++) {
    const pause = RETRIES[attempt];
    try {
      const response = await fetch(withLang(path), {
        method,
        headers,
        credentials: "same-origin",
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (response.ok) return response;
      if (!AGAIN.has(response.status) || pause === undefined) {
        throw new Refused(await problemOf(response));
      }
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (pause === undefined) throw new Unreachable();
    }
    await wait(pause);
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await send("GET", path)).json()) as T;
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  if (!cookie("csrftoken", document.cookie)) await send("GET", "/api/games");
  return (await (await send("POST", path, { key: freshKey(), ...body })).json()) as T;
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

// --- the lobby -------------------------------------------------------------------------------

export interface GameOption {
  name: string;
  kind: string;
  default: unknown;
  choices: { value: unknown; name: string }[];
  title: string;
  help: string;
  /** The numbers of seats it is there for; empty: all. */
  seats: number[];
  /** The range of a number. */
  least: number | null;
  most: number | null;
}

export interface GamePreset {
  name: string;
  title: string;
  options: Record<string, unknown>;
}

export interface GameInfo {
  id: string;
  title: string;
  seats: number[];
  options: GameOption[];
  presets: GamePreset[];
  /** The names of the bots that play it, the strongest last. */
  bots: string[];
  /** The usual one. */
  bot: string;
  /** Games of one family share a board and a rulebook. */
  family: string;
  /** It can be learned step by step. */
  lessons: boolean;
  /** What a turn is like, in a few sentences. */
  intro: string[];
}

export interface Bot {
  name: string;
  title: string;
  help: string;
}

/** What can be played, and against whom. */
export interface House {
  games: GameInfo[];
  bots: Bot[];
  languages: string[];
  version: string;
}

export interface TableLine {
  id: string;
  game: string;
  title: string;
  name: string;
  status: Status;
  public: boolean;
  spectators: boolean;
  yours: boolean;
  your_turn: boolean;
  seats: Seat[];
  moment: number;
  created: number;
  changed: number;
}

export interface Lobby {
  yours: TableLine[];
  public: TableLine[];
}

export interface NewSeat {
  kind: "me" | "open" | "bot" | "partner";
  name?: string;
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seed?: string;
  public: boolean;
  spectators: boolean;
  confirm: boolean;
  name: string;
  seats: NewSeat[];
}

export interface Rule {
  id: string;
  area: string;
  edition: string;
  decision: boolean;
  text: string;
  title: string;
  /** The family of games whose rulebook it is in. */
  book: string;
  /** The rules it stands among. */
  section: string;
}

export interface Rulebooks {
  books: { id: string; title: string }[];
  rules: Rule[];
}

export const api = {
  games: () => get<House>("/api/games"),
  tables: () => get<Lobby>("/api/tables"),
  create: (wanted: NewTable) => post<TableState>("/api/tables", wanted),
  importRecord: (record: string) => post<{ id: string }>("/api/import", { record }),
  learn: (game: string, name: string) => post<{ id: string }>("/api/learn", { game, name }),
  claim: (token: string) => post<{ id: string }>("/api/claim", { token }),
  rules: () => get<Rulebooks>("/api/rules"),
  rule: (id: string) => get<Rule>(`/api/rules/${encodeURIComponent(id)}`),

  snapshot: (id: string, since: number | null = null, at: number | null = null) => {
    const query = new URLSearchParams();
    if (since !== null) query.set("since", String(since));
    if (at !== null) query.set("at", String(at));
    const text = query.toString();
    return get<TableState>(table(id) + (text ? `?${text}` : ""));
  },
  join: (id: string, name: string, seat?: number) =>
    post<TableState>(`${table(id)}/join`, seat === undefined ? { name } : { name, seat }),
  choose: (id: string, moment: number, notation: string) =>
    post<TableState>(`${table(id)}/choose`, { moment, notation }),
  interject: (id: string, seat: number, notation: string) =>
    post<TableState>(`${table(id)}/interject`, { seat, notation }),
  undo: (id: string, moment: number) => post<TableState>(`${table(id)}/undo`, { moment }),
  reset: (id: string, moment: number) => post<TableState>(`${table(id)}/reset`, { moment }),
  confirm: (id: string, moment: number) => post<TableState>(`${table(id)}/confirm`, { moment }),
  hint: (id: string, moment: number) => post<Hints>(`${table(id)}/hint`, { moment }),
  seatBot: (id: string, seat: number, bot: string) =>
    post<TableState>(`${table(id)}/seats/${seat}/bot`, { bot }),
  seatBack: (id: string, seat: number) => post<TableState>(`${table(id)}/seats/${seat}/back`),
  leave: (id: string) => post<TableState>(`${table(id)}/leave`),
  rematch: (id: string) => post<{ id: string }>(`${table(id)}/rematch`),
  fork: (id: string, at: number) => post<{ id: string }>(`${table(id)}/fork`, { at }),
  deviceLink: (id: string, seat: number) =>
    post<{ url: string }>(`${table(id)}/device-link`, { seat }),
  about: (id: string, anchor: string) =>
    get<About>(`${table(id)}/about/${encodeURIComponent(anchor)}`),
  recordPath: (id: string) => `${table(id)}/record`,
};

export type Api = typeof api;

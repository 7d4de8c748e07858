// The results of this browser: what its user has reached in finished games. They stay here.

import type { TableState } from "../../lib/types";

/** One finished game. */
export interface Result {
  table: string;
  total: number;
  won: boolean;
  /** The day, as 2026-11-19. */
  day: string;
  categories: Record<string, number>;
}

/** How a game compares with those before it. */
export interface Standing {
  result: Result;
  /** The best one before, if there was any. */
  before: Result | null;
  /** Place among all, and how many there are. */
  place: number;
  games: number;
  wins: number;
  /** The best total so far, or as good. */
  record: boolean;
  /** Categories in which there were never more points. */
  marks: string[];
}

type Kept = Record<string, Result[]>;

const KEY = "trailhand-results";
/** Of every kind of game so many results are kept, the best and the newest. */
const MOST = 60;

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {}; // nothing stored, or nowhere to store it
  }
}

/** Games that can be compared: same game, seats and settings, whoever begins. */
export function kindOf({ game, seats, options }: Pick<TableState, "game" | "seats" | "options">): string {
  const settings = Object.entries(options)
    .filter(([name, value]) => name !== "start" && value !== null && value !== false)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([game, seats.length, settings]);
}

/** The result of this user, if it says something: one seat of their own, and unknown cards. */
export function resultOf(seen: TableState, today = new Date()): Result | null {
  const [seat, ...more] = seen.you.seats;
  if (!seen.over || seat === undefined || more.length > 0 || seen.known || seen.lesson) return null;
  const score = seen.scores[seat];
  if (!score || score.categories.length === 0) return null;
  return {
    table: seen.id,
    total: score.total,
    won: seen.over.winners.includes(seat),
    day: today.toISOString().slice(0, 10),
    categories: Object.fromEntries(score.categories.map(({ id, points }) => [id, points])),
  };
}

/** How a result compares with others of its kind, of which it may already be one. */
export function compare(kept: readonly Result[], result: Result): Standing {
  const before = kept.filter((each) => each.table !== result.table);
  const best = before.reduce<Result | null>((most, each) => (most && most.total >= each.total ? most : each), null);
  const marks = Object.entries(result.categories)
    .filter(([id, points]) => points > 0 && before.every((each) => (each.categories[id] ?? 0) < points))
    .map(([id]) => id);
  return {
    result,
    before: best,
    place: 1 + before.filter((each) => each.total > result.total).length,
    games: before.length + 1,
    wins: [...before, result].filter((each) => each.won).length,
    record: best === null || result.total >= best.total,
    marks: best === null ? [] : marks,
  };
}

/** Note how a game ended for this user, once, and tell how that compares. */
export function note(seen: TableState): Standing | null {
  const result = resultOf(seen);
  if (!result) return null;
  const all = load();
  const kind = kindOf(seen);
  const kept = Array.isArray(all[kind]) ? all[kind] : [];
  const known = kept.find((each) => each.table === result.table);
  if (!known) keep({ ...all, [kind]: shortened([...kept, result]) });
  return compare(earlier(kept, result.table), known ?? result);
}

/** What had been played before a game: later ones do not count when it is looked at again. */
function earlier(kept: readonly Result[], table: string): readonly Result[] {
  const at = kept.findIndex((each) => each.table === table);
  return at < 0 ? kept : kept.slice(0, at);
}

/** Without the oldest, but for the best one. */
function shortened(results: Result[]): Result[] {
  if (results.length <= MOST) return results;
  const most = Math.max(...results.map((each) => each.total));
  const weak = results.findIndex((each) => each.total < most);
  return results.filter((_, n) => n !== Math.max(0, weak));
}

function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // There is no room: the comparison is for this once.
  }
}

/** Forget all results. */
export function forget(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

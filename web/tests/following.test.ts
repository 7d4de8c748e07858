import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Following, type Shot, type Source } from "../src/lib/following.svelte";
import { rest, type Pace } from "../src/lib/pace";
import type { LogLine, TableState } from "../src/lib/types";
import { begins, cuesBetween } from "../src/table/following/cues";
import { flightsOf } from "../src/table/following/flights";
import { inShort, turnsOfOthers, without } from "../src/table/following/turns";

type Theme = LogLine["theme"];

function line(seq: number, seat: number, turn: number, theme: Theme = "", moment = seq): LogLine {
  return { seq, seat, turn, moment, text: `Bot ${seat} does ${seq}`, rule: "", anchors: [], theme };
}

function table(moment: number, seat: number, more: Partial<Shot> = {}): Shot {
  const decision = { seat, yours: seat === 0, step: "", question: "", options: [], refused: [] };
  const you = { seats: [0], host: true, spectator: false, viewing: 0 };
  const log = [line(moment, seat, moment)];
  const state = {
    id: "t",
    moment,
    moments: moment,
    decision,
    you,
    log,
    log_after: moment - 1,
    over: null,
    lesson: null,
  };
  return { ...state, automaton: null, ...more } as unknown as Shot;
}

/** A table that is followed with a clock of our own. */
class Watched {
  pace: Pace = "normal";
  hidden = false;
  asked: number[] = [];
  nexts = 0;
  state: TableState;
  readonly following: Following;

  constructor(usual: number) {
    this.state = table(1, 0);
    const source: Source = {
      steps: async (moment) => {
        this.asked.push(moment);
        return [table(moment, 1, { part: 0 }), table(moment, 1)];
      },
      at: async (moment) => table(moment, 1),
      pace: () => this.pace,
      hidden: () => this.hidden,
      next: () => (this.nexts += 1),
      now: () => Date.now(),
    };
    this.following = new Following(source);
    this.following.usual = usual;
  }

  arrive(state: TableState): void {
    this.following.arrived(this.state, state);
    this.state = state;
  }

  /** What is on show: a moment, and its part if it is one. */
  get shown(): string {
    const { shot } = this.following;
    return shot ? `${shot.moment}${shot.part === undefined ? "" : `.${shot.part}`}` : "now";
  }

  /** What is on show after each of so many milliseconds. */
  async over(...times: number[]): Promise<string[]> {
    const seen: string[] = [];
    for (const time of times) {
      await vi.advanceTimersByTimeAsync(time);
      seen.push(this.shown);
    }
    return seen;
  }
}

describe("following the others", () => {
  beforeEach(() => vi.useFakeTimers({ now: 10_000 }));
  afterEach(() => vi.useRealTimers());

  it("shows at once what comes slowly enough, and one after the other what does not", async () => {
    const watched = new Watched(0.7);
    watched.arrive(table(2, 1));
    expect(watched.shown).toBe("now"); // one's own choice
    await vi.advanceTimersByTimeAsync(800);
    watched.arrive(table(3, 1));
    expect(watched.shown).toBe("now");
    watched.arrive(table(4, 1));
    watched.arrive(table(5, 0));
    expect(watched.shown).toBe("3"); // the table is two choices further
    expect(await watched.over(699, 1, 700)).toEqual(["3", "4", "now"]);
  });

  it("asks for what it has missed, in its steps", async () => {
    const watched = new Watched(0.7);
    watched.arrive(table(2, 1));
    watched.arrive(table(4, 0));
    expect(watched.shown).toBe("2");
    expect(await watched.over(700, 700, 700, 700)).toEqual(["3.0", "3", "4.0", "now"]);
    expect(watched.asked).toEqual([3, 4]);
  });

  it("shows the turn of an automaton step by step, after the choice that led to it", async () => {
    const watched = new Watched(0.7);
    watched.arrive(
      table(2, 0, { automaton: { seat: 1 }, log: [line(2, 0, 1), line(3, 1, 2, "move", 2)] } as Partial<Shot>),
    );
    expect(watched.shown).toBe("1");
    expect(await watched.over(0, 699, 1)).toEqual(["2.0", "2.0", "now"]);
  });

  it("never holds back where bots do not pause, or while nobody looks, or what is taken back", async () => {
    const quick = new Watched(0);
    quick.arrive(table(2, 1));
    quick.arrive(table(6, 0));
    expect(quick.shown).toBe("now");
    const away = new Watched(0.7);
    away.hidden = true;
    away.arrive(table(6, 0));
    expect(away.shown).toBe("now");
    const undone = new Watched(0.7);
    undone.arrive(table(2, 1));
    undone.arrive(table(5, 1));
    expect(undone.shown).toBe("2");
    undone.arrive(table(3, 1));
    expect(undone.shown).toBe("now");
  });

  it("goes step by step if that is wanted, and asks the bot that waits", async () => {
    const watched = new Watched(0.7);
    watched.pace = "step";
    watched.arrive(table(2, 1));
    watched.following.next();
    expect(watched.nexts).toBe(1);
    watched.arrive(table(3, 1));
    expect(watched.shown).toBe("now"); // the server let it come
    watched.arrive(table(5, 0));
    expect(await watched.over(60_000)).toEqual(["3"]);
    watched.following.next();
    expect(watched.shown).toBe("4.0");
    watched.following.stop();
    expect(watched.shown).toBe("now");
  });

  it("shows turns again: held, back, on, and to the end", async () => {
    const watched = new Watched(0);
    await watched.following.replay(3, 4);
    expect([watched.shown, watched.following.replaying]).toEqual(["2", true]);
    expect(await watched.over(1200, 1200)).toEqual(["3.0", "3"]);
    watched.following.toggle();
    expect(await watched.over(60_000)).toEqual(["3"]);
    watched.following.back();
    expect(watched.shown).toBe("3.0");
    watched.arrive(table(9, 1));
    expect(watched.shown).toBe("3.0"); // the game goes on behind it
    watched.following.toggle();
    expect(await watched.over(1200, 1200, 1200, 1200)).toEqual(["3", "4.0", "4", "now"]);
  });

  it("keeps the pace that somebody wants", () => {
    expect((["slow", "normal", "fast"] as const).map((pace) => rest(pace, false, 0.7))).toEqual([2000, 700, 150]);
    expect(rest("step", true, 0)).toBe(Infinity);
    expect(rest("slow", true, 0)).toBeGreaterThan(rest("normal", true, 0));
  });
});

describe("what others did", () => {
  const log = [line(1, 0, 1), line(2, 1, 2), line(3, 1, 2, "move"), line(4, 2, 3), line(5, 0, 4)];

  it("is told from one's own turn to the next", () => {
    expect(turnsOfOthers(log, [0]).map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [1, 2, 3],
      [2, 4, 4],
    ]);
    expect(turnsOfOthers(log.slice(0, 3), [0]).map(({ seat }) => seat)).toEqual([1]);
    expect(turnsOfOthers(log.slice(0, 1), [0])).toEqual([]);
  });

  it("begins after the moment in which the turn was called", () => {
    const called = [line(1, 0, 1), line(2, 0, 1), line(3, 1, 2, "", 2), line(4, 1, 2, "move", 3)];
    expect(turnsOfOthers(called, [0]).map(({ from, to }) => [from, to])).toEqual([[3, 3]]);
    const automaton = [line(1, 0, 1), line(2, 0, 1), line(3, 1, 2, "", 2), line(4, 1, 2, "move", 2)];
    expect(turnsOfOthers(automaton, [0]).map(({ from, to }) => [from, to])).toEqual([[2, 2]]);
  });

  it("is the last turn for those who only watch", () => {
    expect(turnsOfOthers(log, []).map(({ turn }) => turn)).toEqual([4]);
  });

  it("leaves out in short what happens in the hand and in passing, and keeps the order", () => {
    const turn = ["", "hand", "move", "", "money", "piece", "delivery", "card"].map((theme, n) =>
      line(n, 1, 2, theme as Theme),
    );
    expect(inShort(turn).told.map(({ theme }) => theme)).toEqual(["move", "piece", "delivery", "card"]);
    expect(inShort(turn).more).toBe(4);
    expect(inShort([line(1, 1, 2), line(2, 1, 2, "hand")]).told.map(({ seq }) => seq)).toEqual([2]);
    expect(inShort([line(1, 1, 2), line(2, 1, 2)]).told.map(({ seq }) => seq)).toEqual([2]);
  });

  it("is told without the name that stands before it", () => {
    expect(without("Bot 2", "Bot 2 moves to F")).toBe("moves to F");
    expect(without("Bot 2", "Bot 20 moves to F")).toBe("Bot 20 moves to F");
    expect(without("Bot 2", "The game is over")).toBe("The game is over");
  });
});

describe("what is heard", () => {
  const before = table(4, 1, { log: [line(4, 1, 2, "money")] });

  it("tells what is new, each thing once, and one's turn last", () => {
    const log = [line(4, 1, 2, "money"), line(5, 1, 2, "move"), line(6, 1, 2, "move"), line(7, 1, 2, "hand")];
    expect(cuesBetween(before, table(7, 0, { log }))).toEqual(["move", "card", "turn"]);
    expect(cuesBetween(before, table(7, 1, { log }))).toEqual(["move", "card"]);
  });

  it("is at most three things, or the end alone", () => {
    const log = (["move", "money", "piece", "delivery"] as const).map((theme, n) => line(5 + n, 1, 2, theme));
    expect(cuesBetween(before, table(8, 1, { log }))).toHaveLength(3);
    const over = { winners: [0], history: [], moments: [], text: "" } as unknown as TableState["over"];
    expect(cuesBetween(before, table(8, 1, { log, over }))).toEqual(["end"]);
  });

  it("is nothing for an undo, another table, the first look, or what was heard before", () => {
    expect(cuesBetween(before, table(3, 0))).toEqual([]);
    expect(cuesBetween(null, table(5, 0))).toEqual([]);
    expect(cuesBetween(before, table(5, 0, { id: "other" }))).toEqual([]);
    expect(cuesBetween(before, before)).toEqual([]);
  });

  it("rings once for a turn: not for the next choice of it", () => {
    expect(begins(before, table(5, 0))).toBe(true);
    expect(begins(table(5, 0), table(6, 0))).toBe(false);
    expect(begins(table(5, 1), table(5, 0))).toBe(false); // back from a replay
    expect(begins(table(5, 1, { part: 1 }), table(5, 0))).toBe(true);
  });
});

describe("flights", () => {
  const at: Record<string, { x: number; y: number }> = { "job:1.1": { x: 10, y: 20 }, "seat:1": { x: 110, y: 220 } };
  const find = (anchor: string): { x: number; y: number } | null => at[anchor] ?? null;

  it("go from place to place, one shortly after the other, as far as both can be seen", () => {
    const taken = { from: "job:1.1", to: "seat:1", icon: "cowboy", mark: null } as const;
    const flights = flightsOf([taken, { ...taken, to: "seat:7" }, taken], find, 5);
    expect(flights.map(({ id, x, y, dx, dy }) => [id, x, y, dx, dy])).toEqual([
      [5, 10, 20, 100, 200],
      [6, 10, 20, 100, 200],
    ]);
    expect(flights[1]?.after).toBeGreaterThan(flights[0]?.after ?? 0);
    expect(
      flightsOf(
        Array.from({ length: 20 }, () => taken),
        find,
        0,
      ).length,
    ).toBeLessThan(10);
  });
});

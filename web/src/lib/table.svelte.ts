// One table as the page knows it: the newest snapshot, the log, the connection, and what the
// user has pointed at. All commands go through `run`, so that only one is under way at a time.

import { api as real, Refused, type Api } from "./api";
import { Following } from "./following.svelte";
import { Live, type Link } from "./live";
import { arrange, light, merge, rowOf, rowsAt, typed, visible, type Row, type Shown } from "./options";
import { left } from "./patience";
import { preferences } from "./preferences.svelte";
import type { About, Hint, Lit, LogLine, Option, Problem, Snapshot, TableState } from "./types";
import { words } from "./words";

export interface Asked {
  anchor: string;
  about: About | null;
  /** Where it stands on the screen. */
  box: DOMRect;
  /** It stays until it is closed; otherwise it disappears with the pointer. */
  pinned: boolean;
}

const NOTHING: About = {
  text: "",
  rules: [],
  objection: null,
  objection_rule: null,
  use: null,
  use_rule: null,
  wait: null,
};

/** A place that was clicked and can mean several options. */
export interface Offered {
  anchor: string;
  box: DOMRect;
}

export class Table {
  readonly id: string;
  private readonly api: Api;
  private live: Live | null = null;
  private buffer = "";
  private typedAt = 0;
  private asking = 0;
  private looking = 0;
  private hinting = 0;
  /** When the times of absent players were told. */
  private toldAt = 0;

  state = $state.raw<TableState | null>(null);
  /** A past moment, while the replay bar is in charge. */
  past = $state.raw<TableState | null>(null);
  log = $state.raw<LogLine[]>([]);
  link = $state<Link>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The table itself could not be opened. */
  closed = $state.raw<Problem | null>(null);
  busy = $state(false);
  selected = $state<string | null>(null);
  previewed = $state<string | null>(null);
  told = $state.raw<readonly string[]>([]);
  /** What the last choice made happen by itself. */
  followed = $state.raw<readonly string[]>([]);
  chosen = $state<string | null>(null);
  others = $state(false);
  /** The reasons against what is not allowed are on show. */
  refusals = $state(false);
  asked = $state.raw<Asked | null>(null);
  offered = $state.raw<Offered | null>(null);
  /** The hints for this decision, once somebody has asked. */
  hints = $state.raw<Hint[] | null>(null);
  advising = $state(false);
  /** On a phone a tap selects and the button plays. */
  small = $state(false);

  /** What the others do, at a pace at which it can be watched. */
  readonly following = new Following({
    steps: (moment) => this.api.steps(this.id, moment),
    at: (moment) => this.api.snapshot(this.id, null, moment),
    pace: () => preferences.pace,
    hidden: () => document.hidden || this.past !== null,
    next: () => this.live?.say({ type: "next" }),
    now: () => performance.now(),
  });

  readonly shown = $derived(this.past ?? this.following.shot ?? this.state);
  /** The present is on show: neither the past nor what the others have just done. */
  readonly present = $derived(this.past === null && this.following.shot === null);
  readonly snapshot = $derived(this.shown?.view ? (this.shown as Snapshot) : null);
  readonly mine = $derived(this.present && this.state?.decision?.yours === true ? this.state.decision : null);
  readonly lesson = $derived(this.present ? (this.state?.lesson ?? null) : null);
  /** The log as far as it is on show. */
  readonly lines = $derived(this.present || !this.shown ? this.log : upTo(this.log, this.shown));
  readonly arranged = $derived(
    arrange(this.mine?.options ?? [], [this.previewed, this.selected], this.lesson?.wanted ?? []),
  );
  readonly opened = $derived(this.others || this.arranged.others.some((row) => this.later(row) === false));
  readonly all = $derived(visible(this.arranged, this.opened));
  /** The rows that can be chosen: in a lesson only those it is about. */
  readonly rows = $derived(this.all.filter((row) => !this.later(row)));
  readonly hinted = $derived(this.hints?.map((hint) => hint.notation) ?? []);
  readonly lit: Map<string, Lit> = $derived(light(this.rows, { ...this.pointedAt(), hinted: this.hinted }));
  readonly current = $derived(rowOf(this.rows, this.selected));
  /** The options to choose from at the place that was clicked. */
  readonly offers = $derived(this.offered ? rowsAt(this.rows, this.offered.anchor) : []);
  readonly pointed = $derived(rowOf(this.rows, this.previewed) ?? this.current);

  constructor(id: string, api: Api = real) {
    this.id = id;
    this.api = api;
  }

  /** In a lesson: whether this option comes later; null everywhere else. */
  later(row: Row): boolean | null {
    const { lesson } = this;
    return lesson && !lesson.done ? !row.ways.some((way) => lesson.wanted.includes(way.notation)) : null;
  }

  /** What the board shows besides the numbers; in a lesson at first what the lesson is about. */
  private pointedAt(): Shown {
    const { selected, previewed, lesson } = this;
    const told = this.told.length > 0 ? this.told : this.justChosen();
    if (!lesson || lesson.done || selected !== null || previewed !== null || told.length > 0) {
      return { selected, previewed, told };
    }
    const [first, ...more] = lesson.wanted;
    if (first !== undefined && more.length === 0) return { selected, previewed: first };
    return { selected, previewed, told: first === undefined ? [] : lesson.anchors };
  }

  /** Where the choice is that waits for a yes. */
  private justChosen(): readonly string[] {
    return (this.mine && this.state?.confirm?.steps.at(-1)?.anchors) ?? [];
  }

  // --- coming and going ----------------------------------------------------------------------

  async open(): Promise<void> {
    try {
      this.take(await this.api.snapshot(this.id));
    } catch (error) {
      this.closed = problemFrom(error);
      return;
    }
    this.link = "live";
    if (this.id !== "fixture") this.listen();
  }

  close(): void {
    this.live?.close();
    this.live = null;
    this.following.stop();
  }

  /** After a change of language everything is fetched again. */
  async again(): Promise<void> {
    if (!this.state) return;
    this.live?.close();
    try {
      this.state = null;
      this.forgetHints();
      this.take(await this.api.snapshot(this.id));
      if (this.past) await this.goTo(this.past.moment);
    } catch (error) {
      this.closed = problemFrom(error);
      return;
    }
    if (this.id !== "fixture") this.listen();
  }

  private listen(): void {
    this.live = new Live({
      since: () => this.state?.seq ?? null,
      address: (since) => {
        const base = location.origin.replace(/^http/, "ws");
        const query = `lang=${preferences.lang}&pace=${preferences.pace}` + (since === null ? "" : `&since=${since}`);
        return `${base}/api/tables/${encodeURIComponent(this.id)}/live?${query}`;
      },
      poll: async () => this.take(await this.api.snapshot(this.id, this.state?.seq ?? null)),
      table: (state) => this.take(state),
      presence: (seats, botAfter) => this.greet(seats, botAfter),
      bot: (waits) => (this.state = this.state && { ...this.state, bot_waits: waits }),
      pause: (seconds) => (this.following.usual = seconds),
      link: (state) => (this.link = state),
      gone: () => void this.again(),
    });
  }

  private greet(seats: unknown[], botAfter: unknown[]): void {
    if (!this.state) return;
    const absent = botAfter.map((seconds) => (typeof seconds === "number" ? seconds : null));
    this.toldAt = Date.now();
    const fresh = this.state.seats.map((seat) => ({ ...seat, here: seats[seat.seat] === true || seat.kind === "bot" }));
    this.state = { ...this.state, seats: fresh, bot_after: absent };
  }

  /** In how many seconds a bot may play for the absent player of a seat; null if there is none, or never. */
  botAfter(seat: number, now: number): number | null {
    const seconds = this.state?.bot_after[seat] ?? null;
    return seconds === null ? null : left(seconds, this.toldAt, now);
  }

  /** A snapshot has arrived; one that is older than ours is dropped. */
  take(state: TableState): void {
    const before = this.state;
    if (before && state.seq < before.seq) return;
    this.toldAt = Date.now();
    this.log = merge(this.log, state.log, state.log_after);
    this.following.arrived(before, state);
    this.state = state;
    this.closed = null;
    const moved = before?.moment !== state.moment || before?.confirm?.text !== state.confirm?.text;
    if (moved) {
      this.selected = null;
      this.previewed = null;
      this.chosen = null;
      this.told = [];
      this.followed = [];
      this.others = false;
      this.refusals = false;
      this.buffer = "";
      this.asked = null;
      this.offered = null;
      this.forgetHints();
    }
  }

  // --- commands ------------------------------------------------------------------------------

  private async run(command: () => Promise<TableState | { id: string }>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      const answer = await command();
      if ("seq" in answer) this.take(answer); // someone who may no longer watch gets only the id
      return true;
    } catch (error) {
      this.problem = problemFrom(error);
      if (this.problem.code === "stale" || this.problem.code === "not-your-turn") {
        await this.refresh();
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async refresh(): Promise<void> {
    try {
      this.take(await this.api.snapshot(this.id, this.state?.seq ?? null));
    } catch {
      // The connection tells its own story.
    }
  }

  async play(option: Option): Promise<boolean> {
    const done = await this.run(() => this.api.choose(this.id, this.state?.moment ?? 0, option.notation));
    if (done && this.mine && !this.state?.confirm) this.followed = option.then;
    return done;
  }

  /** A click on a row: play it, or only select it if the user prefers that. */
  choose(row: Row): void {
    const ask = (preferences.ask || this.small) && this.selected !== row.option.notation;
    if (ask) this.select(row);
    else void this.play(row.option);
  }

  select(row: Row | null): void {
    this.selected = row?.option.notation ?? null;
    this.chosen = row?.option.anchors.find((anchor) => !anchor.startsWith("path:")) ?? null;
    this.problem = null;
    this.offered = null;
  }

  undo = (): Promise<boolean> => this.run(() => this.api.undo(this.id, this.state?.moment ?? 0));
  /** Take back so many steps at once. */
  takeBack = (steps: number): Promise<boolean> =>
    this.run(() => this.api.undo(this.id, this.state?.moment ?? 0, steps));
  reset = (): Promise<boolean> => this.run(() => this.api.reset(this.id, this.state?.moment ?? 0));
  confirm = (): Promise<boolean> => this.run(() => this.api.confirm(this.id, this.state?.moment ?? 0));
  interject = (seat: number, notation: string): Promise<boolean> =>
    this.run(() => this.api.interject(this.id, seat, notation));
  join = (name: string, seat?: number): Promise<boolean> => this.run(() => this.api.join(this.id, name, seat));
  resign = (seat: number): Promise<boolean> => this.run(() => this.api.resign(this.id, seat));
  leave = (): Promise<boolean> => this.run(() => this.api.leave(this.id));
  seatBot = (seat: number, bot: string | null): Promise<boolean> =>
    this.run(() => this.api.seatBot(this.id, seat, bot));
  seatBack = (seat: number): Promise<boolean> => this.run(() => this.api.seatBack(this.id, seat));

  /** How fast bots play, and how fast what they do is shown. */
  paced(pace: string): void {
    this.live?.say({ type: "pace", pace });
    this.following.repaced();
  }

  /** Show again what happened from one moment to another. */
  async showAgain(from: number, to: number): Promise<void> {
    this.problem = null;
    this.asked = null;
    try {
      await this.following.replay(from, to);
    } catch (error) {
      this.problem = problemFrom(error);
    }
  }

  // --- pointing ------------------------------------------------------------------------------

  /** Somebody clicked a board element: its only option is meant, or there is a choice of them. */
  pickAnchor(anchor: string, event: Event): void {
    const [first, ...more] = rowsAt(this.rows, anchor);
    if (!first || this.busy) {
      void this.ask(anchor, boxOf(event), true);
      return;
    }
    this.asked = null;
    if (more.length > 0) this.offered = { anchor, box: boxOf(event) };
    else if (preferences.ask || this.small) this.select(first);
    else void this.play(first.option);
  }

  /** The pointer is over a board element: preview its option. */
  hoverAnchor(anchor: string | null): void {
    const row = anchor === null ? undefined : this.rows.find((each) => each.option.anchors.includes(anchor));
    const stays = this.current && anchor !== null && this.current.option.anchors.includes(anchor);
    this.previewed = row && !stays ? row.option.notation : null;
  }

  /** Point at an option, or at none. */
  tryOut(notation: string | null): void {
    this.previewed = notation;
  }

  /** Choose an option by its notation, as a click on its row does, or only select it. */
  chooseNamed(notation: string | null, select: boolean): void {
    const row = rowOf(this.all, notation);
    if (this.busy || (notation !== null && !row)) return;
    this.asked = null;
    if (select || !row) this.select(row);
    else this.choose(row);
  }

  /** Another option that brings the same as the selected one. */
  way(step: 1 | -1): void {
    const { current } = this;
    if (!current) return;
    const now = current.ways.indexOf(current.option);
    const next = current.ways[(now + step + current.ways.length) % current.ways.length];
    if (next) this.select({ ...current, option: next });
  }

  /** Ask what a bot would consider; an answer that comes after the decision is dropped. */
  hint = async (): Promise<void> => {
    if (!this.state?.hints || this.mine === null || this.advising || this.busy) return;
    const turn = ++this.hinting;
    this.advising = true;
    this.problem = null;
    try {
      const { hints } = await this.api.hint(this.id, this.state.moment);
      if (turn !== this.hinting) return;
      const hidden = this.arranged.others.map((row) => row.option.notation);
      if (hints.some((hint) => hidden.includes(hint.notation))) this.others = true;
      this.hints = hints;
    } catch (error) {
      if (turn === this.hinting) this.problem = problemFrom(error);
    } finally {
      if (turn === this.hinting) this.advising = false;
    }
  };

  forgetHints(): void {
    this.hinting += 1;
    this.hints = null;
    this.advising = false;
  }

  /** What is it, and why can't I? */
  async ask(anchor: string, box: DOMRect, pinned: boolean): Promise<void> {
    const turn = ++this.asking;
    this.asked = { anchor, about: null, box, pinned };
    try {
      const about = await this.api.about(this.id, anchor);
      if (turn === this.asking) this.asked = { anchor, about, box, pinned };
    } catch (error) {
      if (turn !== this.asking) return;
      const { detail, title } = problemFrom(error);
      this.asked = {
        anchor,
        about: { ...NOTHING, text: detail || title },
        box,
        pinned,
      };
    }
  }

  unask(): void {
    this.asking += 1;
    this.asked = null;
  }

  // --- keys ----------------------------------------------------------------------------------

  digit(digit: string, now: number): void {
    const before = now - this.typedAt < 900 ? this.buffer : "";
    const { buffer, number } = typed(before, digit, this.all.length);
    this.buffer = buffer;
    this.typedAt = now;
    const row = this.rows.find((each) => each.number === number);
    if (row) this.select(row);
  }

  arrow(step: 1 | -1): void {
    const { rows } = this;
    if (rows.length === 0) return;
    const now = rows.findIndex((row) => row.number === this.current?.number);
    const next = now < 0 ? (step > 0 ? 0 : rows.length - 1) : (now + step + rows.length) % rows.length;
    this.select(rows[next] ?? null);
  }

  // --- the past ------------------------------------------------------------------------------

  /** Show a past moment, or the present again; the last request counts, whichever answer comes last. */
  async goTo(moment: number | null): Promise<void> {
    const turn = ++this.looking;
    this.problem = null;
    this.asked = null;
    if (moment === null) {
      this.past = null;
      return;
    }
    try {
      const past = await this.api.snapshot(this.id, null, moment);
      // The winner is known only at the end, even to somebody who looks back.
      const over = past.moment === past.moments ? past.over : null;
      if (turn === this.looking) this.past = { ...past, over };
    } catch (error) {
      if (turn === this.looking) this.problem = problemFrom(error);
    }
  }
}

/** The lines that had been written when a table looked like this. */
function upTo(log: LogLine[], shown: TableState): LogLine[] {
  const last = shown.log.at(-1)?.seq ?? Infinity;
  return log.filter((line) => line.moment < shown.moment || (line.moment === shown.moment && line.seq <= last));
}

function boxOf(event: Event): DOMRect {
  const target = event.target instanceof Element ? event.target : document.body;
  return (target.closest("[data-anchor]") ?? target).getBoundingClientRect();
}

export function problemFrom(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  const t = words();
  return {
    type: "about:blank",
    status: 0,
    code: "unreachable",
    title: t.unreachable,
    detail: `${t.unreachable}. ${t.unreachableHelp}`,
  };
}

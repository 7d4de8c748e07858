// Following the others: what is on show while the table is already further. Play that arrives faster
// than it can be watched waits its turn; turns that are over can be shown again, step by step.

import { rest, type Pace } from "./pace";
import type { TableState } from "./types";

/** A table as it was after a part of a choice; an automaton does many things after one. */
export type Shot = TableState & { part?: number };

export interface Source {
  /** The table after each thing that the choice of a moment brought. */
  steps: (moment: number) => Promise<Shot[]>;
  /** The table at a past moment. */
  at: (moment: number) => Promise<Shot>;
  pace: () => Pace;
  /** Nobody looks, or everything shall be told at once. */
  hidden: () => boolean;
  /** Ask the bot that waits for a "next" to go on. */
  next: () => void;
  now: () => number;
}

export class Following {
  private shots = $state.raw<Shot[]>([]);
  private index = $state(-1);
  /** Turns that are over are on show, not what happens now. */
  replaying = $state(false);
  /** The replay waits for somebody to go on with it. */
  paused = $state(false);
  /** The pause of bots, in seconds, as the server says. */
  usual = 0;
  private pending = $state(0);
  private shownAt = 0;
  private round = 0;
  private arriving: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is on show instead of the present; null: the present. */
  readonly shot = $derived(this.shots[this.index] ?? null);
  /** How many steps are still to be shown, as far as they are known. */
  readonly left = $derived(Math.max(0, this.shots.length - 1 - this.index) + this.pending);
  readonly first = $derived(this.index <= 0);

  constructor(private readonly source: Source) {}

  // --- what happens now ----------------------------------------------------------------------

  /** The table has gone on; decides whether that is shown at once or waits until it can be watched. */
  arrived(before: TableState | null, after: TableState): void {
    if (!before || after.moment < before.moment || after.lesson) return this.stop();
    if (after.moment === before.moment || this.replaying) return;
    const own = before.decision?.yours ? 1 : 0;
    const alone = automatonActed(before, after);
    const others = after.moment - before.moment - own;
    const pause = this.rest();
    if (pause === 0 || this.source.hidden() || (others === 0 && !alone)) {
      this.shownAt = this.source.now();
      if (this.source.hidden() || pause === 0) this.stop();
      return;
    }
    const single = others === 1 && own === 0 && !alone;
    if (single && this.shot === null && (pause === Infinity || this.source.now() - this.shownAt >= pause)) {
      this.shownAt = this.source.now();
      return;
    }
    if (this.shot === null) {
      this.shots = [before];
      this.index = 0;
    }
    if (single) this.add(async () => [after]);
    else
      for (let moment = before.moment + 1; moment <= after.moment; moment++) this.add(() => this.source.steps(moment));
  }

  /** More to be shown, in the order in which it was asked for. */
  private add(load: () => Promise<Shot[]>): void {
    const { round } = this;
    this.pending += 1;
    const loaded = this.arriving.then(load);
    this.arriving = loaded.then(
      (shots) => {
        if (round !== this.round) return;
        this.pending -= 1;
        this.shots = [...this.shots, ...numbered(shots)];
        this.wait();
      },
      () => {
        if (round === this.round) this.stop(); // the present is never withheld
      },
    );
  }

  private rest(): number {
    return rest(this.source.pace(), this.replaying, this.usual);
  }

  /** Show the next step as soon as this one has been on show for long enough. */
  private wait(): void {
    clearTimeout(this.timer);
    if (this.shot === null || this.paused) return;
    const pause = this.rest();
    if (pause === Infinity) return;
    if (this.index >= this.shots.length - 1 && this.pending > 0) return;
    this.timer = setTimeout(() => this.step(), Math.max(0, this.shownAt + pause - this.source.now()));
  }

  private step(): void {
    this.shownAt = this.source.now();
    const last = this.index >= this.shots.length - 1;
    if (last && this.pending > 0) return;
    // What happened last is what the table shows by itself.
    if (last || (!this.replaying && this.pending === 0 && this.index === this.shots.length - 2)) return this.stop();
    this.index += 1;
    this.wait();
  }

  // --- by hand -------------------------------------------------------------------------------

  /** Show again what happened from one moment to another. */
  async replay(from: number, to: number): Promise<void> {
    this.stop();
    const { round } = this;
    const start = await this.source.at(Math.max(0, from - 1));
    if (round !== this.round) return;
    this.replaying = true;
    this.paused = false;
    this.shots = [start];
    this.index = 0;
    this.shownAt = this.source.now();
    for (let moment = from; moment <= to; moment++) this.add(() => this.source.steps(moment));
  }

  /** One step on: of what is on show, or of the bot that waits. */
  next(): void {
    if (this.shot === null) this.source.next();
    else this.step();
  }

  back(): void {
    if (this.first) return;
    this.paused = true;
    clearTimeout(this.timer);
    this.index -= 1;
  }

  /** Hold a replay, or go on with it. */
  toggle(): void {
    this.paused = !this.paused;
    this.shownAt = this.source.now();
    this.wait();
  }

  /** The pace has changed. */
  repaced(): void {
    this.wait();
  }

  /** Show the present. */
  stop(): void {
    clearTimeout(this.timer);
    this.round += 1;
    this.arriving = Promise.resolve();
    this.pending = 0;
    this.shots = [];
    this.index = -1;
    this.replaying = this.paused = false;
  }
}

/** Parts of one choice are told apart, so that each follows the one before; the last is the whole. */
function numbered(shots: Shot[]): Shot[] {
  return shots.map((shot, n) => (n < shots.length - 1 ? { ...shot, part: n } : shot));
}

/** Whether the automaton of a solo table has done something between two states. */
function automatonActed(before: TableState, after: TableState): boolean {
  const seat = after.automaton?.seat;
  return seat !== undefined && after.log.some((line) => line.seat === seat && line.moment > before.moment);
}

// What one screen shows of a table: whose board, which tab, page and sheet, and what the pointer
// rests on. The table itself (lib/table.svelte.ts) knows nothing of screens.

import { loadBoard } from "../boards";
import type { Table } from "../lib/table.svelte";
import { Folding } from "./folding.svelte";
import type { BoardModule, BoardProps, Snapshot } from "../lib/types";

export type Tab = "log" | "scores" | "rules" | "notes";
export type Page = "table" | "mine" | "others" | "log" | "scores";
export type SheetName = "menu" | "seats" | "help" | "end" | "ways" | "rule";
export type Shared = Omit<BoardProps, "snapshot">;

/** How long the pointer rests on something before the page says what it is. */
const DWELL = 650;

export class TableScreen {
  readonly table: Table;
  wide = $state(true);
  tab = $state<Tab>("log");
  page = $state<Page>("table");
  sheet = $state<SheetName | null>(null);
  rule = $state<string | null>(null);
  watched = $state<number | null>(null);
  board = $state.raw<BoardModule | null>(null);
  boardFailed = $state(false);
  private pointer = { x: 0, y: 0 };
  private dwell: ReturnType<typeof setTimeout> | undefined;

  readonly seen = $derived.by(() => this.table.shown);
  readonly snapshot = $derived.by(() => this.table.snapshot);
  readonly family = $derived(this.seen?.family ?? "");
  readonly viewing = $derived(this.seen?.you.viewing ?? -1);
  /** The seat whose player board is on show: the chosen one, else the user's own, else the active one. */
  readonly seat = $derived(this.watched ?? (this.viewing >= 0 ? this.viewing : (this.seen?.decision?.seat ?? 0)));
  readonly seatSnapshot = $derived(this.snapshot ? through(this.snapshot, this.seat) : null);
  readonly mine = $derived(this.snapshot ? through(this.snapshot, this.viewing >= 0 ? this.viewing : this.seat) : null);
  readonly progress = $derived(this.snapshot ? (this.board?.progress?.(this.snapshot) ?? null) : null);
  /** Where something has just happened that is being watched. */
  readonly focus = $derived.by(
    () => this.table.following.shot?.log.findLast((line) => line.anchors.length > 0)?.anchors[0] ?? null,
  );
  readonly targets = $derived.by(() =>
    [...this.table.lit].filter(([, lit]) => lit.numbers.length > 0).map(([anchor]) => anchor),
  );
  /** Cards in the hand can be chosen. */
  readonly inHand = $derived.by(() => this.targets.some((anchor) => this.board?.inHand?.(anchor)));
  readonly fold = new Folding(() => {
    const here = [this.table.chosen, this.focus].filter((anchor) => anchor !== null);
    return { board: this.board, snapshot: this.snapshot, looked: [...this.targets, ...here] };
  });
  readonly ratio = $derived.by(() => {
    const { ratio = 1.6 } = this.board ?? {};
    return typeof ratio === "number" ? ratio : this.snapshot ? ratio(this.snapshot, this.fold.folded) : 1.6;
  });
  readonly advice = $derived.by(() => (this.table.past === null ? this.table.hints : null));
  constructor(table: Table) {
    this.table = table;
  }

  /** Fetch the board of the game. */
  async draw(family: string): Promise<void> {
    this.boardFailed = false;
    try {
      this.board = await loadBoard(family);
    } catch {
      this.boardFailed = true;
    }
  }

  close(): void {
    clearTimeout(this.dwell);
    this.table.close();
  }

  /** A snapshot as if another seat were looking: what that seat's board shows. */
  through(seat: number): Snapshot | null {
    return this.snapshot ? through(this.snapshot, seat) : null;
  }

  showRule = (wanted: string): void => {
    this.rule = wanted;
    this.table.unask();
    if (this.wide) this.tab = "rules";
    else this.sheet = "rule";
  };

  showSeat = (chosen: number): void => {
    this.watched = this.watched === chosen || chosen === this.viewing ? null : chosen;
    if (!this.wide) this.page = chosen === this.viewing ? "mine" : "others";
  };

  pick = (anchor: string, event: Event): void => {
    clearTimeout(this.dwell);
    if (this.page !== "table" && this.targets.includes(anchor)) this.page = "table";
    this.table.pickAnchor(anchor, event);
  };

  moved(x: number, y: number): void {
    this.pointer = { x, y };
  }

  // The pointer rests on something: say what it is.
  hover = (anchor: string | null): void => {
    const { table } = this;
    clearTimeout(this.dwell);
    table.hoverAnchor(anchor);
    if (table.asked?.pinned) return;
    if (table.asked) table.unask();
    if (anchor === null || table.small || !matchMedia("(hover: hover)").matches) return;
    this.dwell = setTimeout(() => {
      const under = document
        .elementFromPoint(this.pointer.x, this.pointer.y)
        ?.closest(`[data-anchor="${CSS.escape(anchor)}"]`);
      if (under) void table.ask(anchor, under.getBoundingClientRect(), false);
    }, DWELL);
  };

  /** What every part of the board is given. */
  readonly shared: Shared = $derived.by(() => ({
    lit: this.table.lit,
    chosen: this.table.chosen,
    onpick: this.pick,
    onhover: this.hover,
    shown: this.table.pointed?.option.notation ?? null,
    ontry: (notation: string | null) => this.table.tryOut(notation),
    onchoose: (notation: string | null, select = false) => this.table.chooseNamed(notation, select),
    folded: this.fold.folded,
    onfold: () => this.fold.turn(),
    seat: this.seat,
    onseat: this.showSeat,
  }));
}

function through(of: Snapshot, viewing: number): Snapshot {
  return of.you.viewing === viewing ? of : { ...of, you: { ...of.you, viewing } };
}

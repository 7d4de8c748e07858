// What the server says (docs/web-api.md) and what the shell and a board say to each other.

import type { Component } from "svelte";
import type { IconName } from "./icons";

export type Lang = "en" | "fr";

/** The five seats of the house: colour, letter, shape and pattern belong together. */
export type Mark = "R" | "B" | "Y" | "G" | "P";

export type SeatKind = "human" | "bot" | "open";

export interface Seat {
  seat: number;
  name: string;
  kind: SeatKind;
  bot: string | null;
  here: boolean;
  mark: Mark;
  /** How its bot plays, in a word; empty without one. */
  level: string;
}

export interface You {
  seats: number[];
  host: boolean;
  spectator: boolean;
  /** The seat whose eyes the view has; -1 for a spectator. */
  viewing: number;
}

export interface Category {
  id: string;
  name: string;
  points: number;
}

export interface SeatScore {
  total: number;
  categories: Category[];
}

/** What an option would bring at once; `worth` orders options for the eye. */
export interface Brings {
  text: string;
  changes: Record<string, number>;
  worth: number;
  /** What it touches beside the anchors of the option. */
  anchors: string[];
}

export interface Option {
  n: number;
  notation: string;
  text: string;
  rule: string;
  anchors: string[];
  warning: string;
  step: string;
  free: boolean;
  passes: boolean;
  /** Null where the game cannot tell. */
  brings: Brings | null;
}

export interface Refusal {
  notation: string;
  text: string;
  rule: string;
  anchors: string[];
}

export interface Decision {
  seat: number;
  yours: boolean;
  step: string;
  question: string;
  options: Option[];
  refused: Refusal[];
}

export interface Confirm {
  text: string;
  notation: string;
  /** The choice that waits, as a sentence. */
  choice: string;
}

export interface Undo {
  steps: number;
  blocked: string | null;
  text: string;
}

export interface Interjection {
  seat: number;
  notation: string;
  text: string;
}

export interface LogLine {
  seq: number;
  moment: number;
  turn: number;
  seat: number;
  text: string;
  rule: string;
  anchors: string[];
}

export interface KeyMoment {
  moment: number;
  seat: number;
  text: string;
}

export interface Over {
  winners: number[];
  /** For every seat its score after every turn. */
  history: number[][];
  moments: KeyMoment[];
  text: string;
}

/** A lesson of the first game: what is told, and the only options that are accepted now. */
export interface Lesson {
  number: number;
  of: number;
  title: string;
  text: string;
  rule: string;
  wanted: string[];
  anchors: string[];
  /** All lessons are over, the table is free. */
  done: boolean;
}

/** The opponent of the rulebook at a solo table; the log lines of its seat are its steps. */
export interface Automaton {
  seat: number;
  name: string;
  mark: Mark;
  /** What the card it plays by tells it to do; empty before the first one. */
  card: string;
  score: SeatScore;
  /** At the end of the game: alone, or together with the player. */
  won: boolean;
}

export type Status = "open" | "running" | "over" | "left";

/** What a seat sees of a game; only the board of the game knows what is inside. */
export type View = Readonly<Record<string, unknown>>;

/** A table as one visitor may see it. Before the game starts it has no view. */
export interface TableState {
  id: string;
  game: string;
  /** Games of one family share a board. */
  family: string;
  title: string;
  name: string;
  status: Status;
  public: boolean;
  spectators: boolean;
  asks_confirm: boolean;
  options: Record<string, unknown>;
  seed: string | null;
  seq: number;
  moment: number;
  moments: number;
  live: boolean;
  you: You;
  seats: Seat[];
  view: View | null;
  scores: SeatScore[];
  decision: Decision | null;
  confirm: Confirm | null;
  undo: Undo | null;
  interjections: Interjection[];
  /** The lines below follow this sequence number: those after it are replaced. */
  log_after: number;
  log: LogLine[];
  over: Over | null;
  /** The table of the next game, once somebody asked for one. */
  rematch: string | null;
  /** Null but at a table of lessons. */
  lesson: Lesson | null;
  /** Whether one may ask for a hint now. */
  hints: boolean;
  automaton: Automaton | null;
}

/** An option worth considering, and the final score it promises. */
export interface Hint {
  notation: string;
  text: string;
  total: number;
  ahead: number | null;
  categories: Category[];
  plan: string[];
}

/** POST /api/tables/{id}/hint */
export interface Hints {
  moment: number;
  hints: Hint[];
}

/** A table whose game has started: what a board draws. */
export interface Snapshot extends TableState {
  view: View;
}

/** GET /api/tables/{id}/about/{anchor} */
export interface About {
  text: string;
  rules: string[];
  objection?: string | null;
  objection_rule?: string | null;
}

/** application/problem+json */
export interface Problem {
  type: string;
  status: number;
  code: string;
  title: string;
  detail: string;
  rule?: string | null;
}

// --- between the shell and a board -----------------------------------------------------------

/** How an anchor is lit: the numbers of its options, whether it is chosen, whether it is passed. */
export interface Lit {
  numbers: number[];
  selected: boolean;
  path: boolean;
}

/** What can be pointed at, and who is told. */
export interface Pointing {
  snapshot: Snapshot;
  lit: Map<string, Lit>;
  /** The anchor that was clicked last and still stands. */
  chosen: string | null;
  onpick: (anchor: string, event: Event) => void;
  onhover: (anchor: string | null) => void;
}

export interface BoardProps extends Pointing {
  /** The option that is pointed at or selected, by its notation. */
  shown: string | null;
  /** Point at an option, or at none, as the pointer does on its row. */
  ontry: (notation: string | null) => void;
  /** Choose an option as a click on its row does, or only select it; null selects none. */
  onchoose: (notation: string | null, select?: boolean) => void;
  /** The seat whose own board is on show, and the wish to see another one's. */
  seat: number;
  onseat: (seat: number) => void;
}

/** A number of a player that stands in the seat strip; on a phone only the first, as `brief`. */
export interface Stat {
  icon: IconName;
  value: number;
  name: string;
  brief?: string;
}

/** What a family of games brings to the table. Only the board itself must be there. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** Buttons over the board, which stay as they are while it is zoomed. */
  Controls?: Component<BoardProps>;
  /** Width through height of the board, or of the board of a table; 1.6 if nothing is said. */
  ratio?: number | ((snapshot: Snapshot) => number);
  /** What the seat `you.viewing` holds. */
  Hand?: Component<BoardProps>;
  /** How that is called; a hand, if nothing is said. */
  handName?: () => string;
  /** What lies before the seat `you.viewing`. */
  PlayerBoard?: Component<BoardProps>;
  /** What everybody strives for, in the rail. */
  Objectives?: Component<BoardProps>;
  /** What lies before the automaton of a solo table, in its panel. */
  Automaton?: Component<BoardProps>;
  /** The numbers of a seat for the seat strip. */
  stats?: (snapshot: Snapshot, seat: number) => Stat[];
  /** How much of the game has been played, from 0 to 1, as far as the table shows it. */
  progress?: (snapshot: Snapshot) => number | null;
  /** What the progress is read from, in a sentence. */
  progressNote?: () => string;
}

// What the server says, and what the shell and a board say to each other. The shapes of the API come
// from the server's openapi.json; `npm run types` turns it into openapi.d.ts.

import type { Component } from "svelte";
import type { IconName } from "./icons";
import type { components } from "./openapi";

type Shapes = components["schemas"];

export type Lang = "en" | "fr";

// --- a table ---------------------------------------------------------------------------------

/** A table as one visitor may see it. Before the game starts it has no view. */
export type TableState = Shapes["Snapshot"];
export type Status = TableState["status"];
export type Seat = Shapes["SeatShown"];
export type SeatKind = Seat["kind"];
/** The five seats of the house: colour, letter, shape and pattern belong together. */
export type Mark = Seat["mark"];
export type You = Shapes["You"];
export type Category = Shapes["CategoryShown"];
export type SeatScore = Shapes["ScoreShown"];
/** The opponent of the rulebook at a solo table; the log lines of its seat are its steps. */
export type Automaton = Shapes["AutomatonShown"];

export type Decision = Shapes["DecisionShown"];
export type Option = Shapes["OptionShown"];
/** What an option would bring at once; `worth` orders options for the eye. */
export type Brings = Shapes["BringsShown"];
export type Refusal = Shapes["Refused"];
/** The choice that waits to be confirmed. */
export type Confirm = Shapes["Confirm"];
export type Undo = Shapes["UndoShown"];
export type Interjection = Shapes["Interjection"];
/** A lesson of the first game: its text, and the only options that are accepted now. */
export type Lesson = Shapes["LessonShown"];

export type LogLine = Shapes["LogLine"];
export type KeyMoment = Shapes["KeyMoment"];
/** How the game ended; the history has the score of every seat after every turn. */
export type Over = Shapes["Over"];

/** An option worth considering, and the final score it promises. */
export type Hint = Shapes["HintShown"];
export type Hints = Shapes["Hints"];
export type About = Shapes["About"];
/** A way to go away from a table, and what becomes of it then. */
export type WayOut = Shapes["WayOut"];
export type Problem = Shapes["ProblemBody"];

/** What a seat sees of a game; only the board of the game knows what is inside. */
export type View = Readonly<Record<string, unknown>>;

/** A table whose game has started: what a board draws. */
export interface Snapshot extends TableState {
  view: View;
}

// --- the lobby -------------------------------------------------------------------------------

/** What can be played, and against whom. */
export type House = Shapes["House"];
export type GameInfo = Shapes["GameShown"];
/** A switch of the set-up; the API calls it an option. */
export type Setting = Shapes["SettingShown"];
export type GamePreset = Shapes["PresetInfo"];
export type Bot = Shapes["BotShown"];
export type Lobby = Shapes["Lobby"];
export type TableLine = Shapes["TableShown"];
export type NewSeat = Shapes["SeatPlan"];
export type Rulebooks = Shapes["Rules"];
export type Rule = Shapes["RuleShown"];

// --- between the shell and a board -----------------------------------------------------------

/** How an anchor is lit: the numbers of its options, whether it is chosen, whether it is passed. */
export interface Lit {
  numbers: number[];
  selected: boolean;
  path: boolean;
  /** A hint names an option of this place. */
  hinted?: boolean;
}

/** What can be pointed at, and what is called then. */
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
  /** The part of the board that can be folded is a strip, and the request to turn that round. */
  folded: boolean;
  onfold: () => void;
  /** The seat whose player board is on show, and the request to see another seat's. */
  seat: number;
  onseat: (seat: number) => void;
}

/** A number of a player that the seat strip shows; on a phone only the first, as `brief`. */
export interface Stat {
  icon: IconName;
  value: number;
  name: string;
  brief?: string;
}

/** Something that has gone from one place to another; a place is an anchor, or a seat (`seat:1`). */
export interface Moved {
  from: string;
  to: string;
  /** How it looks; null: as a disc of its seat. */
  icon: IconName | null;
  /** Whose it is. */
  mark: Mark | null;
}

/** What a family of games brings to the table. Only the board itself is required. */
export interface BoardModule {
  Board: Component<BoardProps>;
  /** What is done with a piece in the hand; near the buttons of the turn. */
  Controls?: Component<BoardProps>;
  /** The width of the board divided by its height, perhaps depending on the table; 1.6 if not given. */
  ratio?: number | ((snapshot: Snapshot, folded: boolean) => number);
  /** A part of the board that can be folded to a strip where the whole would be too small. */
  fold?: {
    there: (snapshot: Snapshot) => boolean;
    holds: (snapshot: Snapshot, anchor: string) => boolean;
    name: () => string;
  };
  /** The anchor of what is one's own on the board: where a close look begins. */
  home?: (snapshot: Snapshot) => string | null;
  /** What the seat `you.viewing` holds. */
  Hand?: Component<BoardProps>;
  /** Whether an anchor lies there, so that it must be seen when it can be chosen. */
  inHand?: (anchor: string) => boolean;
  /** What that is called; a hand if not given. */
  handName?: () => string;
  /** What lies in front of the seat `you.viewing`. */
  PlayerBoard?: Component<BoardProps>;
  /** What everybody is after, in the rail. */
  Objectives?: Component<BoardProps>;
  /** What lies in front of the automaton of a solo table, in its panel. */
  Automaton?: Component<BoardProps>;
  /** The numbers of a seat for the seat strip. */
  stats?: (snapshot: Snapshot, seat: number) => Stat[];
  /** What has gone from one place to another between two states of play. */
  moved?: (before: Snapshot, after: Snapshot) => Moved[];
  /** How much of the game has been played, from 0 to 1, as far as the table shows it. */
  progress?: (snapshot: Snapshot) => number | null;
  /** What the progress is read from, in a sentence. */
  progressNote?: () => string;
}

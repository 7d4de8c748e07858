// The shapes of what is printed (printed.ts) and of the view of this game (views.py).

import type { IconName } from "../../lib/icons";

export type Edge = "N" | "E" | "S" | "W";
export type Sign = "white" | "red" | "pink" | "yellow";
export type Suit = "spades" | "hearts" | "diamonds" | "clubs";
export type Point = readonly [number, number];

export interface Town {
  letter: string;
  name: string;
  points: number;
  edge: Edge;
  at: number;
  order?: number;
}

/** One side of a settlement board; grids are 100 letters in reading order. */
export interface Side {
  terrain: string;
  icons: string;
  areas: string;
  towns: Town[];
  edges?: [edge: Edge, row: number, column: number, what: Suit | "stop"][];
}

/** A tile as it lies in its slot; a row has one letter per cell: r road, f field, c cow, # building. */
export interface TileFace {
  rows: string[];
  icons?: Record<string, string>;
  sign?: Sign;
}

/** A cell of a piece, wherever it lies. */
export interface PieceCell {
  row: number;
  column: number;
  kind: string;
  icon: string;
}

export interface Piece {
  tile: string;
  at: string;
  turn: string;
  cells: string[];
  kinds: string;
  icons: string[];
  done: boolean;
  double_streets: boolean;
  stored: number;
}

export interface Pasture {
  cells: string[];
  cows: number;
  boot: boolean;
}

export interface Settler {
  board: string;
  conquest: boolean;
  name: string;
  stars: number;
  score: number;
  /** 0, 50 or 100: what the token beside the score marker stands for. */
  token: number;
  gold: number;
  bullets: number;
  mine: number;
  income: number;
  partner: string;
  has_partner: boolean;
  second: string;
  dealt?: string[];
  pieces: Piece[];
  towns: string[];
  saucers: string[];
  bandits: string[];
  hill_bandits: string[];
  tombstones: string[];
  sheriffs: string[];
  in_sight: string[];
  boots: string[];
  pastures: Pasture[];
  reach: string[];
  aces: Record<Suit, number>;
  bandit_count: number;
  tussles_won: number;
  streets_due: number;
  aside: string;
  stored: number;
}

export interface Contract {
  cows: number;
  id: string;
  amount: number;
  big: boolean;
}

export interface RidgeCard {
  id: string;
  cows: number;
  bandits: number;
  bullets: number;
  wrangled: boolean;
}

export interface Ridge {
  name: string;
  cards: RidgeCard[];
  deck: number;
  bandits: number;
  hill_bandits: number;
  shot: number;
  bullets: number;
  cows: number;
  rank: string;
}

export interface WestView {
  seat: number;
  active: number;
  first: number;
  over: boolean;
  score_board: "2+" | "solo";
  year: number;
  round: number;
  rounds: number[];
  dice: { prairie: number[]; river: number[] };
  slots: Record<string, { tile: string; cost: number; left: number }>;
  eligible: Record<string, string>;
  contracts: Contract[];
  aces: Record<Suit, number>;
  partner_row: string[];
  partner_deck: number;
  placing: string;
  players: Settler[];
  automaton?: Ridge;
}

/** The icon of a suit. */
export const suitIcon: Record<Suit, IconName> = {
  spades: "ace-spade",
  hearts: "ace-heart",
  diamonds: "ace-diamond",
  clubs: "ace-club",
};

export const suits: readonly Suit[] = ["spades", "hearts", "diamonds", "clubs"];

// The shapes of what generate writes (layout.ts, tiles.ts) and of the view of the game.

import type { Worth } from "../pieces/worth";
import type { Breed } from "../../lib/patterns";
import type { Cell, Corners, Worker } from "../pieces/shapes";

export interface Space {
  x: number;
  y: number;
  kind: "el_paso" | "neutral" | "free";
  /** Dollars to build on a free space. */
  cost?: number;
}

export interface BuildingData {
  builders: number;
  vp: number;
  cells: Cell[];
}

export interface TrainData {
  engineers: number;
  kind: "locomotive" | "wagon";
  cells: Cell[];
}

export interface PostData {
  value: number;
  corners: Corners;
  vp: number;
  /** Whether a player may deliver there again. */
  often: boolean;
  reward: Cell[];
}

/** What an objective tile requires; a zero requires nothing. */
export interface ObjectiveData {
  cattle: Breed[];
  bonuses: number;
  buildings: number;
  post: number;
  vp: number;
}

export interface BonusData {
  cell: Cell;
  /** Permanently; otherwise once. */
  lasting: boolean;
  vp: number;
}

export type Aux = "money" | "certificate" | "exchange" | "cull";

export interface AuxData {
  id: Aux;
  /** Usable from the start. */
  open: boolean;
  base: Cell;
  upgraded?: Cell;
}

export interface DiscData {
  corners: Corners;
  /** Dollars gained by freeing it; below zero it costs that much. */
  money: number;
  /** The auxiliary action it belongs to, from 1; 0 for an ability. */
  slot: number;
}

export interface SueCard {
  move: number | Worker;
  action: "market" | "reserve_1" | "reserve_2" | "train" | "build" | "best_of_three";
  hard: boolean;
}

// --- the view: match.view(seat) ---------------------------------------------------------------

export interface Player {
  worth?: Worth;
  money: number;
  tokens: number;
  certificates: number;
  rancher: string;
  area: Record<Worker, number>;
  discs: string[];
  markers: number;
  posts: Record<string, number>;
  discard: string[];
  culled: string[];
  objectives: string[];
  bonuses: string[];
  hand_size: number;
  draw_size: number;
  hand_limit: number;
  move_limit: number;
  permanent: number;
  duplicates: number;
  score: Record<string, number>;
  hand?: string[];
}

export interface Sue {
  name: string;
  seat: number;
  card: string;
  rancher: string;
  row: Worker[];
  workers: Record<Worker, number>;
  jokers: Record<Worker, number>;
  reserve_size: number;
  deck_size: number;
  cattle: string[];
  discard: string[];
  discs: number;
  posts: Record<string, number>;
  objectives: string[];
  bonuses: string[];
}

export interface ElPasoView {
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  last_turns: number;
  /** Who stands on the Simmental space; -1: nobody. */
  finisher: number;
  sides: string;
  train: string;
  trail: Record<string, string>;
  piles: Record<string, number>;
  market: Record<string, number>;
  supply: Record<Worker, number>;
  simmentals: number;
  objectives: string[];
  objective_pile: number;
  bonuses: string[];
  bonus_pile: number;
  players: Player[];
  automaton?: Sue;
}

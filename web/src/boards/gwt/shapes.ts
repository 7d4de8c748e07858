// The shapes of what generate writes (layout.ts, tiles.ts) and of the view of the game.

import type { Worth } from "../pieces/worth";
import type { IconName } from "../../lib/icons";
import type { Cell, Corners, Edition, Glyph, Hand, Worker as AnyWorker } from "../pieces/shapes";

export type Worker = Exclude<AnyWorker, "joker">;
export type Zone = "flood" | "drought" | "rockfall";

export interface Space {
  x: number;
  y: number;
  kind: "start" | "neutral" | "building" | "hazard" | "village" | "kansas_city";
  zone?: Zone;
  number?: number;
  forest?: boolean;
  order?: number;
  /** A village space beside the trail. */
  aside?: boolean;
  special?: string;
  reward?: number | "token";
}

export interface PrivateTile {
  builders: number;
  vp: number;
  hands: Hand[];
  cells: Cell[];
}

export interface StationData {
  cost: number;
  vp: number;
  corners: Corners;
}

export interface CityData {
  name: string;
  value: number;
  corners: Corners;
  vp: number;
  dollars?: number;
  /** On placing a disc: an objective card, or a station master beside the city. */
  objective?: boolean;
  master?: boolean;
  /** What its points are multiplied by; empty for the disc itself. */
  per?: string;
}

export interface MasterData {
  upper: Glyph[];
  vp: number;
  /** What it counts; the green and the second village tile are a pair. */
  per: Glyph[];
}

export type Need =
  | "building"
  | "green"
  | "second"
  | "hazard"
  | "station"
  | "value3"
  | "brown"
  | "purple"
  | "terminal"
  | "bell"
  | "orange";

export interface ObjectiveData {
  now: Glyph[];
  needs: Need[];
  vp: number;
  penalty: number;
}

export interface AuxData {
  id: "dollar" | "draw" | "cert" | "engine" | "trash" | "store";
  icon: IconName;
  discs: number;
  /** Dollars of the single and of the double action. */
  dollars: number[];
  /** What it costs to clear its disc, if anything. */
  cost?: number;
}

export interface DiscData {
  group: string;
  corners: Corners;
  cost?: number;
  gain?: number;
  end_vp?: number;
}

// --- the view: match.view(seat) ---------------------------------------------------------------

export interface Player {
  money: number;
  tokens: number;
  certificates: number;
  herder: string;
  engine: string;
  workers: Record<Worker, number>;
  discs: Record<string, number>;
  unbuilt: number[];
  stations: number[];
  cities: Record<string, number>;
  masters: string[];
  hazards: string[];
  green: number;
  second: number;
  area: string[];
  job_token: boolean;
  hand_size: number;
  draw_size: number;
  discard_size: number;
  permanent: number;
  certificate_limit: number;
  hand_limit: number;
  step_limit: number;
  hand?: string[];
  discard?: string[];
  worth?: Worth;
}

export interface GwtView {
  edition: Edition;
  modules: string[];
  seat: number;
  turn: number;
  active: number;
  over: boolean;
  sides: string;
  trail: Record<string, string>;
  supplies: number[];
  foresight: string[];
  jobs: Record<string, Worker>;
  job_row: number;
  market: string[];
  market_stack: number;
  display: string[];
  objective_stack: number;
  masters: string[];
  posted: (Worker | "")[];
  players: Player[];
  north?: NorthView;
  poker?: PokerView;
  automaton?: Sam;
}

/** What a player or an automaton has on the board. Stations go by their names. */
export type Standing = Pick<Sam, "herder" | "engine" | "cities" | "stations">;

export interface NorthView {
  board: 1 | 2;
  towns: Record<string, Town>;
  stores_left: number[];
  bells: number[];
  beside: string[];
  /** The cities of the strip, then the big ones. */
  cities: (Required<CityData> & { id: string })[];
  arrows: { between: [number, number]; objective: boolean; token: boolean; vp: number }[];
}

export interface Town {
  kind: "small" | "station" | "medium" | "big";
  section: string;
  trade: string[];
  /** The seat whose store is on a trade space, or -1. */
  stores: number[];
  /** Whether the seat that looks could place a store here. */
  access: boolean;
  tile?: string;
  city?: number;
  station?: number;
}

export interface PokerToken {
  vp: number;
  dollars: number;
}

export interface PokerView {
  pot: number;
  /** The stack from the top. */
  tokens: PokerToken[];
  seats: { worker: Worker | ""; token: PokerToken | null; count: number; cards?: string[] }[];
}

/** The opponent of the solo game. */
export interface Sam {
  seat: number;
  level: string;
  specialty: Worker;
  workers: Record<Worker, number>;
  herder: string;
  engine: string;
  discs: number;
  deck_size: number;
  played: number[];
  pile: string[];
  unbuilt: number[];
  stations: string[];
  cities: Record<string, number>;
  hazards: string[];
  green: number;
  second: number;
  job_token: boolean;
  face_up: string[];
  face_down: string[];
  /** With Rails to the North. */
  stores?: string[];
  stores_left?: number;
  expansions?: Record<string, { towns: string[]; city: number }>;
  itinerary?: { strip: number[]; big: number[] };
}

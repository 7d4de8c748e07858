// The shapes of what generate writes (layout.ts, tiles.ts) and of the view of the game.

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
}

export interface MasterData {
  upper: Glyph[];
  vp: number;
  count: number;
  of: ("hire" | "objective" | "hazard" | "green" | "second" | "certificate" | "station" | "building")[];
}

export type Need =
  | "building" | "green" | "second" | "hazard" | "station" | "value3" | "brown" | "purple"
  | "terminal";

export interface ObjectiveData {
  now: Glyph[];
  needs: Need[];
  vp: number;
  penalty: number;
}

export interface AuxData {
  id: "dollar" | "draw" | "cert" | "engine" | "trash";
  icon: IconName;
  discs: number;
  /** Dollars of the single and of the double action. */
  dollars: number[];
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
  /** What the hand is worth and where that reaches, if the server says so. */
  hand_value?: number;
  reaches?: string;
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
}

// The shapes of what boards share: places, glyphs on tiles, cards.

import type { IconName } from "../../lib/icons";
import type { Breed } from "../../lib/patterns";
import type { BoardProps, Mark } from "../../lib/types";

/** Whose breeds and signs are drawn; El Paso has those of the 2nd edition. */
export type Edition = "1e" | "2e";
export type Worker = "cowboy" | "builder" | "engineer" | "joker";
export type Hand = "green" | "black";
export type Corners = "white" | "black";
export type Point = readonly [number, number];

/** A piece of a seat, and where it is. */
export interface Piece {
  seat: number;
  mark: Mark;
  x: number;
  y: number;
}

/** A block of a player board: whose it is, and at what scale it is drawn. */
export interface BlockProps<Player> extends BoardProps {
  player: Player;
  seat: number;
  size: number;
}

/** From, to, and the bends between. */
export type Edge = [string, string, ...Point[]];

/** What a discard icon shows: a breed, or any, value2, value3, pair_same_breed. */
export type CardKind = Breed | "any" | "value2" | "value3" | "pair_same_breed";

export type Glyph =
  | { icon: IconName | "village" | "green" | "second"; muted?: boolean }
  | { text: string }
  | { money: number }
  | { card: CardKind }
  | { arrow: 1 | -1 }
  | { word: "buy" | "max" };

/** An action of a tile: what it is, above how much; or one of two. */
export interface Cell {
  top?: Glyph[];
  low?: Glyph[];
  either?: Cell[];
}

export interface CattleData {
  breed: Breed;
  name: string;
  value: number;
  vp: number;
  stage?: number;
}

// Which board draws which game.

import type { BoardModule } from "../lib/types";
import Board from "./gwt/Board.svelte";
import Hand from "./gwt/Hand.svelte";
import Objectives from "./gwt/Objectives.svelte";
import PlayerBoard from "./gwt/PlayerBoard.svelte";
import { progress } from "./gwt/progress";

const gwt: BoardModule = { Board, Hand, PlayerBoard, Objectives, progress };
const boards: Record<string, BoardModule> = { gwt1: gwt, gwt2: gwt };

/** The components of a game, or null if this page cannot draw it. */
export function boardFor(game: string): BoardModule | null {
  return boards[game] ?? null;
}

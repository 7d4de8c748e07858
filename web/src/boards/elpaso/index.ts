// Great Western Trail: El Paso, for two to four players and alone against Sue.

import type { BoardModule } from "../../lib/types";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { canvas } from "./layout";
import PlayerBoard from "./PlayerBoard.svelte";
import { moved } from "./moved";
import { progress } from "./progress";
import { stats } from "./stats";
import { words } from "./words";

export const elpaso: BoardModule = {
  Board,
  ratio: canvas.width / canvas.height,
  Hand,
  inHand: (anchor) => anchor.startsWith("hand:"),
  PlayerBoard,
  stats,
  moved,
  progress,
  progressNote: () => words().progressNote,
};

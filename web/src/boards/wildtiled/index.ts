// Wild Tiled West.

import type { BoardModule } from "../../lib/types";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Partners from "./Partners.svelte";
import RidgePanel from "./RidgePanel.svelte";
import { moved } from "./moved";
import { progress } from "./progress";
import ScoreBoard from "./ScoreBoard.svelte";
import Settlers from "./Settlers.svelte";
import { stats } from "./stats";
import { words } from "./words";

export const wildtiled: BoardModule = {
  Board,
  Controls,
  Hand: ScoreBoard,
  handName: () => words().scoreBoard,
  PlayerBoard: Settlers,
  Objectives: Partners,
  Automaton: RidgePanel,
  stats,
  moved,
  progress,
  progressNote: () => words().progressNote,
};

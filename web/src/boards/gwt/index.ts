// Great Western Trail, both editions.

import type { BoardModule } from "../../lib/types";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Objectives from "./Objectives.svelte";
import PlayerBoard from "./PlayerBoard.svelte";
import { northFold } from "./north/fold";
import { moved } from "./moved";
import { progress } from "./progress";
import SamBoard from "./sam/SamBoard.svelte";
import { ratio } from "./size";
import { stats } from "./stats";
import { shownPlayer } from "./view";
import { words } from "./words";

export const gwt: BoardModule = {
  Board,
  ratio,
  fold: northFold,
  home: (snapshot) => {
    const player = shownPlayer(snapshot);
    return player && `trail:${player.herder}`;
  },
  Hand,
  inHand: (anchor) => anchor.startsWith("hand:"),
  PlayerBoard,
  Objectives,
  Automaton: SamBoard,
  stats,
  moved,
  progress,
  progressNote: () => words().progressNote,
};

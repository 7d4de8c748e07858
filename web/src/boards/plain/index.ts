// Any game that has no board of its own.

import type { BoardModule } from "../../lib/types";
import Board from "./Board.svelte";

export const plain: BoardModule = { Board };

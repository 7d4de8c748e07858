// The number of the turn, if the view of the game has one.

import type { View } from "../lib/types";

export function turnOf(view: View | null): number | null {
  const turn = view?.["turn"];
  return typeof turn === "number" ? turn : null;
}

// Reading the view: tiles of the trail, seats and Sue.

import type { Snapshot } from "../../lib/types";
import { shownSeat } from "../pieces/seats";
import type { BuildingData, ElPasoView, Player } from "./shapes";
import { buildings } from "./tiles";

export type Tile =
  { kind: "el_paso" } | { kind: "neutral"; letter: string } | { kind: "common"; name: string; seat: number };

/** The view of this game; the server made it, so its shape is trusted. */
export function viewOf(snapshot: Snapshot): ElPasoView {
  return snapshot.view as unknown as ElPasoView;
}

/** A tile as the view writes it: EP, C, 3a@1, 3a@sue (Sue follows the last seat). */
export function readTile(view: ElPasoView, word: string | undefined): Tile | null {
  if (word === undefined) return null;
  const [name = "", owner] = word.split("@");
  if (owner === undefined) return word === "EP" ? { kind: "el_paso" } : { kind: "neutral", letter: word };
  return { kind: "common", name, seat: owner === "sue" ? view.players.length : Number(owner) - 1 };
}

/** A common building as it is read at this table (ELP-BLD-10: 2a may have a slash). */
export function buildingOf(snapshot: Snapshot, name: string): BuildingData | undefined {
  const slash = snapshot.options["errata_2a"] === "slash" ? buildings[`${name}/`] : undefined;
  return slash ?? buildings[name];
}

export function shownPlayer(snapshot: Snapshot): Player | null {
  return viewOf(snapshot).players[shownSeat(snapshot)] ?? null;
}

/** The discs on a post, one entry per disc in the order of the seats; Sue's come last. */
export function discsOn(view: ElPasoView, post: string): number[] {
  const counts = view.players.map((player) => player.posts[post] ?? 0);
  if (view.automaton) counts.push(view.automaton.posts[post] ?? 0);
  return counts.flatMap((count, seat) => Array.from({ length: count }, () => seat));
}

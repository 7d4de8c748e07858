// Reading the view: tile words, cards, seats.

import type { Snapshot } from "../../lib/types";
import { shownSeat } from "../pieces/seats";
import type { Hand } from "../pieces/shapes";
import type { GwtView, Player, Standing, Zone } from "./shapes";
import { stationNames } from "./stations";
import { objectives } from "./tiles";

export type Tile =
  | { kind: "neutral"; letter: string }
  | { kind: "private"; name: string; seat: number }
  | { kind: "hazard"; zone: Zone; vp: number; hand: Hand }
  | { kind: "village"; color: "green" | "second" }
  | { kind: "worker"; worker: "cowboy" | "builder" | "engineer" };

/** The view of this game; the server made it, so its shape is trusted. */
export function viewOf(snapshot: Snapshot): GwtView {
  return snapshot.view as unknown as GwtView;
}

/** A tile as the view writes it: A, 5a@1, flood2black, green, second, cowboy. */
export function readTile(word: string): Tile | null {
  const [name, seat] = word.split("@");
  if (name === undefined || word === "" || word === "none") return null;
  if (seat !== undefined) return { kind: "private", name, seat: Number(seat) - 1 };
  if (/^[A-G]$/.test(word)) return { kind: "neutral", letter: word };
  if (word === "green" || word === "second") return { kind: "village", color: word };
  if (word === "cowboy" || word === "builder" || word === "engineer") return { kind: "worker", worker: word };
  const hazard = /^(flood|drought|rockfall)(\d)(green|black)$/.exec(word);
  if (!hazard) return null;
  return {
    kind: "hazard",
    zone: hazard[1] as Zone,
    vp: Number(hazard[2]),
    hand: hazard[3] as Hand,
  };
}

/** How many play, an automaton included: what is printed for that many players applies. */
export const playersAt = (view: GwtView): number => view.players.length + (view.automaton ? 1 : 0);

/** What everybody has on the board, by seat; an automaton comes after the last seat. */
export function everybody(view: GwtView): Standing[] {
  const names = stationNames(view);
  const players = view.players.map(({ stations, ...player }) => ({
    ...player,
    stations: stations.flatMap((number) => names[number - 1] ?? []),
  }));
  return view.automaton ? [...players, view.automaton] : players;
}

export function shownPlayer(snapshot: Snapshot): Player | null {
  return viewOf(snapshot).players[shownSeat(snapshot)] ?? null;
}

/** Whether a card of a hand or a pile is an objective card. */
export const isObjective = (word: string): boolean => word in objectives;

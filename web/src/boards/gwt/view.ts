// Reading the view: tile words, cards, seats.

import type { Snapshot } from "../../lib/types";
import { shownSeat } from "../pieces/seats";
import type { Hand } from "../pieces/shapes";
import type { GwtView, Player, Standing, Zone } from "./shapes";

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
  if (word === "cowboy" || word === "builder" || word === "engineer")
    return { kind: "worker", worker: word };
  const hazard = /^(flood|drought|rockfall)(\d)(green|black)$/.exec(word);
  if (!hazard) return null;
  return {
    kind: "hazard",
    zone: hazard[1] as Zone,
    vp: Number(hazard[2]),
    hand: hazard[3] as Hand,
  };
}

/** How many play, an automaton included: what is printed for so many players counts. */
export const playersAt = (view: GwtView): number => view.players.length + (view.automaton ? 1 : 0);

/** What stands on the board for everybody by seat; an automaton is the one behind the last. */
export function everybody(view: GwtView): Standing[] {
  const { automaton: sam, north } = view;
  if (!sam) return view.players;
  const stations = sam.stations.map((name) => north?.towns[name]?.station ?? Number(name));
  return [...view.players, { ...sam, stations }];
}

export function shownPlayer(snapshot: Snapshot): Player | null {
  return viewOf(snapshot).players[shownSeat(snapshot)] ?? null;
}

/** Cards in the order of their numbers (anchors hand:0, market:4). */
const cattleWords = [
  ...["gray", "green", "black", "white", "yellow", "red", "blue", "brown3", "brown4", "brown5"],
  ...["purple5", "purple6", "purple7", "calf", "heifer", "cow", "brahman"],
];
const firstObjective = 32;
const objectiveWords = [
  ...Array.from({ length: 24 }, (_, i) => `O${String(i + 1).padStart(2, "0")}`),
  ...["S1", "S2", "S3", "S4"],
  ...["N1", "N2", "N3", "N4", "NS", "OR1", "OR2", "OR3", "OR4", "ORS"],
];

/** The number of a card, as anchors call it. */
export function cardNumber(word: string): number {
  const cattle = cattleWords.indexOf(word);
  return cattle >= 0 ? cattle : firstObjective + objectiveWords.indexOf(word);
}

/** Whether a card of the hand is an objective card. */
export const isObjective = (word: string): boolean => objectiveWords.includes(word);

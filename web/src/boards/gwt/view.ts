// Reading the view: tile words, cards, seats.

import type { Snapshot } from "../../lib/types";
import type { Hand } from "../pieces/shapes";
import type { GwtView, Player, Zone } from "./shapes";

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

/** The seat whose board, hand and discs are shown. */
export function shownSeat(snapshot: Snapshot): number {
  const { viewing } = snapshot.you;
  if (viewing >= 0) return viewing;
  return Math.max(0, viewOf(snapshot).active);
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

/** The number of a card, as anchors call it. */
export function cardNumber(word: string): number {
  const cattle = cattleWords.indexOf(word);
  if (cattle >= 0) return cattle;
  const place = Number(word.slice(1));
  return firstObjective + (word.startsWith("S") ? 24 + place : place) - 1;
}

/** Whether a card of the hand is an objective card. */
export const isObjective = (word: string): boolean => /^[OS]\d+$/.test(word);

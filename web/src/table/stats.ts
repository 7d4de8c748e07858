// The few numbers of a player that stand in the seat strip, read from the view if it has them.

import type { IconName } from "../lib/icons";
import type { View } from "../lib/types";
import type { Words } from "../lib/words";

export interface Stat {
  icon: IconName;
  value: number;
  name: string;
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function player(view: View | null, seat: number): Record<string, unknown> {
  const players = view?.["players"];
  return Array.isArray(players) ? record(players[seat]) : {};
}

export function stats(view: View | null, seat: number, t: Words): Stat[] {
  const of = player(view, seat);
  const workers = record(of["workers"]);
  const wanted: [IconName, unknown, string][] = [
    ["coin", of["money"], t.money],
    ["certificate", of["certificates"], t.certificates],
    ["deck", of["hand_size"], t.cardsInHand],
    ["cowboy", workers["cowboy"], t.cowboys],
    ["builder", workers["builder"], t.builders],
    ["engineer", workers["engineer"], t.engineers],
  ];
  return wanted.flatMap(([icon, value, name]) => (typeof value === "number" ? [{ icon, value, name }] : []));
}

export function number(view: View | null, key: string): number | null {
  const value = view?.[key];
  return typeof value === "number" ? value : null;
}

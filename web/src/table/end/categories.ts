// What the categories of a final score look like. A category that nobody has drawn yet is a tally.

import type { IconName } from "../../lib/icons";
import type { Mark, SeatScore, TableState } from "../../lib/types";

const icons: Record<string, IconName> = {
  money: "coin",
  buildings: "building",
  named_buildings: "building",
  cities: "city",
  trading_posts: "store",
  stations: "station",
  hazards: "hazard",
  cattle: "breeding",
  herds: "cow",
  objectives: "objective",
  station_masters: "station-master",
  workers: "cowboy",
  step_disc: "step",
  job_token: "hire",
  poker: "ace-spade",
  bonus_tiles: "vp",
  start: "herder",
  towns: "town-sign",
  tussles: "bandit",
  horseshoes: "horseshoe",
  tombstones: "tombstone",
  aces: "ace-heart",
  mines: "pickaxe",
  conquest: "gold",
  partners: "people",
};

/** The icon of a category. */
export const iconOf = (category: string): IconName => icons[category] ?? "score";

/** Somebody who scores, and whether they have won. */
export interface Scorer {
  seat: number;
  mark: Mark;
  name: string;
  score: SeatScore;
  won: boolean;
}

/** Everybody who scores: the seats, and possibly an automaton after them. */
export function scorers({ seats, scores, automaton, over }: TableState): Scorer[] {
  const found = seats.flatMap(({ seat, mark, name }) => {
    const score = scores[seat];
    return score ? [{ seat, mark, name, score, won: over?.winners.includes(seat) ?? false }] : [];
  });
  return automaton?.score.categories.length ? [...found, automaton] : found;
}

/** The points of a score in a category. */
export function pointsOf(score: SeatScore, category: string): number {
  return score.categories.find((each) => each.id === category)?.points ?? 0;
}

/** The most points, if they are not the same for all. */
export function best(values: readonly number[]): number | null {
  return values.every((value) => value === values[0]) ? null : Math.max(...values);
}

/** How long the bars of a breakdown are: the largest number of all fills one. */
export function longest(scores: readonly SeatScore[]): number {
  return Math.max(1, ...scores.flatMap((score) => score.categories.map(({ points }) => Math.abs(points))));
}

// The cities in the row above the track, and the bonuses between two of them. Rails to the North
// has a row of its own, whose cities are above the track space with their number.

import type { Glyph, Point } from "../pieces/shapes";
import { trackPlace } from "./geometry";
import { cities as places, cityLabels, pairs as pairPlaces } from "./layout";
import type { CityData, GwtView } from "./shapes";
import { cities, pairs } from "./tiles";
import { everybody } from "./view";

export interface CityShown {
  /** Its number among all cities. */
  index: number;
  anchor: string;
  at: Point;
  data: CityData;
  /** Where its dollars and points are printed. */
  label?: Point | undefined;
}

export interface PairShown {
  at: Point;
  gain: Glyph[];
  vp: number;
}

const ROW = places[0]?.[1] ?? 54;
const PAIR_ROW = 40;
const LABEL: Point = [60, 34];

/** The cities of the row. */
export function cityRow(view: GwtView): CityShown[] {
  const { north } = view;
  if (!north) {
    return cities[view.edition].map((data, index) => {
      const label = cityLabels[index];
      return { index, anchor: `city:${index}`, at: places[index] ?? [0, 0], data, label: label && lower(index, label) };
    });
  }
  const row = north.cities.filter((city) => /^\d+$/.test(city.id));
  return row.map((data, index) => {
    const [x] = trackPlace(String(data.value));
    const bare = !data.vp && !data.objective && !data.master && !data.dollars;
    const label: Point | undefined = index === 0 ? cityLabels[0] : bare ? undefined : [x + LABEL[0], LABEL[1]];
    return { index, anchor: `city:${data.id}`, at: [x, ROW], data, label };
  });
}

/** The label of the last city is beside it, not between two cities. */
const lower = (index: number, [x, y]: Point): Point => [x, y + (index === 9 ? 4 : 0)];

/** The bonuses between two cities. */
export function pairRow(view: GwtView): PairShown[] {
  const { north } = view;
  if (!north) {
    const known = pairs[view.edition];
    return Object.entries(pairPlaces).flatMap(([first, at]) => (known[first] ? [{ at, ...known[first] }] : []));
  }
  const x = (city: number): number => trackPlace(String(north.cities[city]?.value ?? 0))[0];
  return north.arrows.map(({ between: [a, b], objective, token, vp }) => ({
    at: [(x(a) + x(b)) / 2, PAIR_ROW],
    gain: [...(objective ? [{ icon: "objective" } as const] : []), ...(token ? [{ icon: "exchange" } as const] : [])],
    vp,
  }));
}

export interface CityDisc {
  seat: number;
  count: number;
}

/** One entry per disc; a seat with many discs on a city gets one disc with a number. */
export function discsOn(view: GwtView, city: number): CityDisc[] {
  const counts = everybody(view).map((player, seat) => ({ seat, count: player.cities[city] ?? 0 }));
  const total = counts.reduce((sum, each) => sum + each.count, 0);
  if (total > 4) return counts.filter((each) => each.count > 0);
  return counts.flatMap(({ seat, count }) => Array.from({ length: count }, () => ({ seat, count: 1 })));
}

// The towns of the expansion board as they are drawn: where each of them is, and what is there.

import type { Point } from "../../pieces/shapes";
import { box, type Box } from "../../pieces/boxes";
import type { GwtView, NorthView, Town } from "../shapes";
import { beside, firstName, hall, towns } from "./layout";
import type { TownPlace } from "./shapes";

export interface TownShown {
  id: string;
  town: Town;
  place: TownPlace;
}

/** Half a trade space and the gap between two of them, from the centre of a town. */
const STEP = 15;
const SPACE = 28;
const NAME_BELOW = 41;

/** All towns with their places; the towns of both editions lie in the same places. */
export function townsOf(north: NorthView): TownShown[] {
  return Object.entries(north.towns).flatMap(([id, town]) => {
    const place = towns[firstName[id] ?? id];
    return place ? [{ id, town, place }] : [];
  });
}

/** The centre of a trade space, 0 to 3. */
export function spaceAt([x, y]: Point, space: number): Point {
  return [x + (space % 2 === 0 ? -STEP : STEP), y + (space < 2 ? -STEP : STEP)];
}

/** The sign of a town; a big one has its name under its shield. */
export const signAt = ([x, y]: Point): Point => [x, y + NAME_BELOW];

function townBoxes({ id, town, place }: TownShown): Box[] {
  const about = place.medium_tile
    ? box(`town:${id}`, place.medium_tile, 52, 52, 3, "upper")
    : box(`town:${id}`, signAt(place.at), 44, 18, 2, "upper");
  const { station, emblem } = place;
  return [
    ...(town.kind === "big" ? [] : [about]),
    ...(emblem ? [box(`city:${id}`, [emblem[0], emblem[1] - 9], 64, 62, 3, "upper")] : []),
    ...(station
      ? [
          box(`station:${id}`, station.disc, 40, 40, 4, "below"),
          box(`master:${id}`, station.master, 40, 40, 4, "below"),
        ]
      : []),
  ];
}

/** The anchors of the expansion board; those of the trade spaces are apart, as their numbers are smaller. */
export function northBoxes({ north }: GwtView): Box[] {
  if (!north) return [];
  return [
    ...townsOf(north).flatMap(townBoxes),
    box("hall:kansas-city", hall, 60, 48, 3, "upper"),
    ...besideOf(north).map(({ name, at }) => box(`beside:${name}`, at, 40, 40, 4, "below")),
  ];
}

export function tradeBoxes({ north }: GwtView): Box[] {
  if (!north) return [];
  return townsOf(north).flatMap(({ id, town, place }) =>
    town.trade.map((_, i) =>
      box(`trade:${id}.${i + 1}`, spaceAt(place.at, i), SPACE, SPACE, 1, i < 2 ? "upper" : "lower"),
    ),
  );
}

/** The station masters beside New York City with their places. */
export function besideOf({ beside: names }: NorthView): { name: string; at: Point }[] {
  return names.map((name, i) => ({ name, at: beside[i] ?? [0, 0] }));
}

// The stations by name: those of the track have numbers, those of Rails to the North are towns.

import { stations } from "./layout";
import type { GwtView } from "./shapes";

/** The names of all stations, in the order in which the view counts them. */
export function stationNames({ north }: GwtView): string[] {
  const towns = Object.entries(north?.towns ?? {})
    .flatMap(([name, { station }]) => (station === undefined ? [] : [{ name, station }]))
    .sort((a, b) => a.station - b.station);
  return [...Object.keys(stations), ...towns.map(({ name }) => name)];
}

/** The stations that have a place for a station master, in the order of these places. */
export function masterStations(view: GwtView): string[] {
  return stationNames(view).filter((name) => stations[name] === undefined || stations[name].master);
}

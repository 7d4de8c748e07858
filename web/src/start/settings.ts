// The settings of a table that is being made. Pure functions.

import type { GameInfo, Setting } from "../lib/types";
import type { Words } from "../lib/words";
import type { Plan } from "./seats";

export interface Value {
  value: unknown;
  name: string;
}

const KNOWN = new Set(["bool", "choice", "number", "start"]);

/** Whether a setting can also be typed in: it has more values than a list can hold. */
export const takesWords = (setting: Setting): boolean => !KNOWN.has(setting.kind);

/** What a list offers for a setting; nothing if it is a switch or a number to type in. */
export function valuesOf(setting: Setting, plan: readonly Plan[], t: Words): Value[] {
  if (setting.kind !== "start") return setting.choices;
  return [
    { value: null, name: t.byLot },
    ...plan.map((seat, n) => ({ value: n, name: seat.name || t.seatNumber(n + 1) })),
  ];
}

/** The index of a value in its list; -1 if it is not there. */
export function placeOf(choices: readonly Value[], value: unknown): number {
  return choices.findIndex((choice) => choice.value === (value ?? null));
}

/** The settings of a table with this many seats, without the preset. */
export function settingsFor(game: GameInfo, seats: number): Setting[] {
  return game.options.filter(
    (setting) =>
      setting.name !== "preset" &&
      (setting.seats.length === 0 || setting.seats.includes(seats)) &&
      (setting.kind !== "start" || seats > 1),
  );
}

/** What is sent: the chosen values that apply to this table, without those left to the game. */
export function chosenFor(game: GameInfo, seats: number, chosen: Record<string, unknown>): Record<string, unknown> {
  const known = new Set(settingsFor(game, seats).map((setting) => setting.name));
  if (game.presets.length > 0) known.add("preset");
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => known.has(name) && value !== null));
}

/** A number of seats that the game allows: the one asked for, else two, else the fewest. */
export function seatsFor(game: GameInfo, wanted: number): number {
  if (game.seats.includes(wanted)) return wanted;
  return game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
}

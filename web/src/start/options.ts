// The options of a table that is being made. Pure functions.

import type { GameInfo, GameOption } from "../lib/api";
import type { Words } from "../lib/words";
import type { Plan } from "./seats";

export interface Choice {
  value: unknown;
  name: string;
}

const KNOWN = new Set(["bool", "choice", "number", "start"]);

/** Whether an option can also be written: its game knows more values than a list can hold. */
export const takesWords = (option: GameOption): boolean => !KNOWN.has(option.kind);

/** What a list offers for an option; none if it is a switch or a number to be written. */
export function choicesOf(option: GameOption, plan: readonly Plan[], t: Words): Choice[] {
  if (option.kind !== "start") return option.choices;
  return [{ value: null, name: t.byLot }, ...plan.map((seat, n) => ({ value: n, name: seat.name || t.seatNumber(n + 1) }))];
}

/** The place of a value in its list; -1 if it is not there. */
export function placeOf(choices: readonly Choice[], value: unknown): number {
  return choices.findIndex((choice) => choice.value === (value ?? null));
}

/** The options that a table of so many seats has, without the named set of options. */
export function optionsFor(game: GameInfo, seats: number): GameOption[] {
  return game.options.filter(
    (option) =>
      option.name !== "preset" &&
      (option.seats.length === 0 || option.seats.includes(seats)) &&
      (option.kind !== "start" || seats > 1),
  );
}

/** What is sent: the chosen values that this table has, without those left to the game. */
export function chosenFor(game: GameInfo, seats: number, chosen: Record<string, unknown>): Record<string, unknown> {
  const known = new Set(optionsFor(game, seats).map((option) => option.name));
  if (game.presets.length > 0) known.add("preset");
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => known.has(name) && value !== null));
}

/** A number of seats that the game is for: the wanted one, else two, else the fewest. */
export function seatsFor(game: GameInfo, wanted: number): number {
  if (game.seats.includes(wanted)) return wanted;
  return game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
}

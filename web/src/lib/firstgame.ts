// A game to start with, in one click: one that can be learned here, in its gentlest set-up.

import { api } from "./api";
import type { GameInfo, House } from "./types";
import { preferences } from "./preferences.svelte";

/** The game that is offered first: one with lessons. */
export function gameToBegin(house: House): GameInfo | undefined {
  return house.games.find((game) => game.lessons) ?? house.games[0];
}

/** The game with the least to think about among those that can be learned here. */
export function lightest(house: House): GameInfo | undefined {
  const known = house.games.filter((game) => game.lessons && game.weight > 0);
  return known.sort((a, b) => a.weight - b.weight)[0];
}

/** Set up a first game against a bot; returns the id of its table. */
export async function firstGame(known: House | null = null, wanted?: string): Promise<string> {
  const house = known ?? (await api.games());
  const game = house.games.find((each) => each.id === wanted) ?? gameToBegin(house);
  if (!game) throw new Error("there is no game");
  const [gentle] = game.presets;
  const me = preferences.name ? ({ kind: "me", name: preferences.name } as const) : ({ kind: "me" } as const);
  const made = await api.create({
    game: game.id,
    options: gentle ? { preset: gentle.name } : {},
    public: false,
    spectators: true,
    confirm: true,
    name: "",
    seats: game.seats.includes(2) ? [me, { kind: "bot", bot: game.bot }] : [me],
  });
  return made.id;
}

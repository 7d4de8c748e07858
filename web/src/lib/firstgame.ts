// A game to begin with, in one click: the second edition, set up for a first game, one bot.

import { api, type House } from "./api";
import { settings } from "./settings.svelte";

/** Set it up; the id of its table. */
export async function firstGame(known: House | null = null): Promise<string> {
  const house = known ?? (await api.games());
  const game = house.games.find((each) => each.id === "gwt2") ?? house.games[0];
  const bot = game?.bot ?? "random";
  const first = game?.presets.some((preset) => preset.name === "first_game");
  const made = await api.create({
    game: game?.id ?? "gwt2",
    options: first ? { preset: "first_game" } : {},
    public: false,
    spectators: true,
    confirm: true,
    name: "",
    seats: [settings.name ? { kind: "me", name: settings.name } : { kind: "me" }, { kind: "bot", bot }],
  });
  return made.id;
}

// The words of the page itself. What a game says comes from the server.

import { settings } from "./settings.svelte";
import { en } from "./words.en";
import { fr } from "./words.fr";

type Said<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string };

/** Every language has all of these: a missing one is a type error. */
export type Words = Said<typeof en>;

/** The words of the chosen language; reactive when read inside a component. */
export function words(): Words {
  return settings.lang === "fr" ? fr : en;
}

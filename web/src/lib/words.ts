// The words of the page itself. What a game says comes from the server.

import { change, preferences } from "./preferences.svelte";
import type { Lang } from "./types";
import { en } from "./words.en";

type Said<T> = { [K in keyof T]: T[K] extends (...args: infer A) => string ? (...args: A) => string : string };

/** Every language has all of these: a missing one is a type error. */
export type Words = Said<typeof en>;

const learned: Partial<Record<Lang, Words>> = { en };

/** Fetch the words of a language; without them, English ones are better than nothing. */
export async function learn(lang: Lang): Promise<void> {
  if (lang !== "fr" || learned.fr) return;
  const fetched = await import("./words.fr").catch(() => null);
  if (fetched) learned.fr = fetched.fr;
}

/** Change the language, once its words are here. */
export async function speak(lang: Lang): Promise<void> {
  await learn(lang);
  change({ lang });
}

/** The words of the chosen language; reactive when read inside a component. */
export function words(): Words {
  return learned[preferences.lang] ?? en;
}

// What this browser prefers. Kept in local storage; language and theme start with the browser's.

import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";

export interface Settings {
  lang: Lang;
  theme: Theme;
  /** Pieces travel; off also when the system asks for reduced motion. */
  motion: boolean;
  /** A click only selects; a button plays it. */
  ask: boolean;
  /** The name under which this person sat down last. */
  name: string;
}

const KEY = "trailhand";

function browserLang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  const first = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return first === "fr" ? "fr" : "en";
}

function load(): Settings {
  const start: Settings = { lang: browserLang(), theme: "auto", motion: true, ask: false, name: "" };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (kept.lang === "en" || kept.lang === "fr") start.lang = kept.lang;
    if (kept.theme === "light" || kept.theme === "dark") start.theme = kept.theme;
    if (typeof kept.motion === "boolean") start.motion = kept.motion;
    if (typeof kept.ask === "boolean") start.ask = kept.ask;
    if (typeof kept.name === "string") start.name = kept.name.slice(0, 40);
  } catch {
    // Nothing kept, or nothing to keep it in.
  }
  return start;
}

export const settings = $state<Settings>(load());

/** Change settings, keep them and put them into force. */
export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // They hold until the page is closed.
  }
  enforce();
}

/** Tell the document about language, theme and motion. */
export function enforce(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "on" : "off";
}

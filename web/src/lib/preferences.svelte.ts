// What this browser prefers. Kept in local storage; language and theme start as the browser's.

import { PACES, type Pace } from "./pace";
import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";

export interface Preferences {
  lang: Lang;
  theme: Theme;
  /** Pieces travel; also off when the system asks for reduced motion. */
  motion: boolean;
  /** A click only selects; a button plays it. */
  ask: boolean;
  /** How fast bots play, where nobody else does, and how fast turns are shown again. */
  pace: Pace;
  /** What happens can be heard, and how loud, from 0 to 1. */
  sound: boolean;
  volume: number;
  /** The system says that it is one's turn while nobody looks at the page. */
  notify: boolean;
  /** The name under which this user last sat down. */
  name: string;
}

const KEY = "trailhand";

function browserLang(): Lang {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  const first = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === "fr" || tag === "en");
  return first === "fr" ? "fr" : "en";
}

function load(): Preferences {
  const start: Preferences = {
    lang: browserLang(),
    theme: "auto",
    motion: true,
    ask: false,
    pace: "normal",
    sound: false,
    volume: 0.6,
    notify: false,
    name: "",
  };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>;
    if (kept.lang === "en" || kept.lang === "fr") start.lang = kept.lang;
    if (kept.theme === "light" || kept.theme === "dark") start.theme = kept.theme;
    if (typeof kept.motion === "boolean") start.motion = kept.motion;
    if (typeof kept.ask === "boolean") start.ask = kept.ask;
    start.pace = PACES.find((pace) => pace === kept.pace) ?? start.pace;
    if (typeof kept.sound === "boolean") start.sound = kept.sound;
    if (typeof kept.volume === "number" && kept.volume >= 0 && kept.volume <= 1) start.volume = kept.volume;
    if (typeof kept.notify === "boolean") start.notify = kept.notify;
    if (typeof kept.name === "string") start.name = kept.name.slice(0, 40);
  } catch {
    // Nothing stored, or nowhere to store it.
  }
  return start;
}

export const preferences = $state<Preferences>(load());

/** Change preferences, store them and apply them. */
export function change(part: Partial<Preferences>): void {
  Object.assign(preferences, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    // They last until the page is closed.
  }
  enforce();
}

/** Tell the document about language, theme and motion. */
export function enforce(): void {
  const root = document.documentElement;
  root.lang = preferences.lang;
  if (preferences.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = preferences.theme;
  root.dataset["motion"] = preferences.motion ? "on" : "off";
}

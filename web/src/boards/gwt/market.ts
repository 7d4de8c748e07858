// Where the cards of the cattle market lie: one tab per card, or one per kind when it is full.

import { runs } from "../pieces/breeds";
import type { Edition } from "../pieces/shapes";
import { market } from "./layout";
import type { GwtView } from "./shapes";
import { cattle, prices } from "./tiles";

export interface Tab {
  word: string;
  /** Left edge; a tab is 48 wide. */
  x: number;
  /** How many cards it stands for. */
  count: number;
}

export interface Group {
  id: string;
  /** Left edge of the first price cell. */
  x: number;
  prices: [number, number, number][];
  tabs: Tab[];
}

export const TAB = { w: 48, h: 38, y: 948, step: 51, stacked: 78 } as const;
const HALF_CELL = 41;
const BESIDE_STACK = 8; // the first group keeps clear of the stack
const ends: Record<string, number> = { orange: 470, value3: 756, brown: 1036, purple: 1226 };

function groupOf(word: string, edition: Edition): string {
  const breed = cattle[edition][word]?.breed ?? "yellow";
  return breed === "yellow" || breed === "red" || breed === "blue" ? "value3" : breed;
}

const hasOrange = ({ modules }: GwtView): boolean => modules.includes("simmental") || modules.includes("brahman");

/** What a group costs; Simmental and Brahman share their place. */
const pricesOf = (id: string, { modules }: GwtView): [number, number, number][] =>
  prices[id === "orange" && !modules.includes("simmental") ? "brahman" : id] ?? [];

/** The groups of the market with their price cells and cards. */
export function marketGroups(view: GwtView): Group[] {
  const shown = ["orange", "value3", "brown", "purple"].filter((id) => id !== "orange" || hasOrange(view));
  return shown.map((id) => {
    const x = (market.price_cells[id]?.[0]?.[0] ?? 0) - HALF_CELL + (id === "orange" ? BESIDE_STACK : 0);
    const cards = view.market.filter((word) => groupOf(word, view.edition) === id);
    const room = (ends[id] ?? 1226) - x;
    const full = cards.length * TAB.step > room + 3;
    const kinds = runs(cards);
    const step = Math.min(TAB.stacked, room / Math.max(1, kinds.length));
    const tabs = full
      ? kinds.map(([word, , count], i) => ({ word, x: x + i * step, count }))
      : cards.map((word, i) => ({ word, x: x + i * TAB.step, count: 1 }));
    return { id, x, prices: pricesOf(id, view), tabs };
  });
}

export interface MarketBox {
  word: string;
  x: number;
  w: number;
}

/** One place to click per kind of card, around all of its tabs. */
export function marketBoxes(view: GwtView): MarketBox[] {
  const found: MarketBox[] = [];
  for (const group of marketGroups(view)) {
    for (const [word, first, count] of runs(group.tabs.map((tab) => tab.word))) {
      const from = group.tabs[first];
      const to = group.tabs[first + count - 1];
      if (!from || !to) continue;
      const w = to.x - from.x + (to.count > 1 ? TAB.w + 24 : TAB.w);
      found.push({ word, x: from.x, w });
    }
  }
  return found;
}

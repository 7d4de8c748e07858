// How wide a line of glyphs is, and where each of them goes.

import type { Cell, Glyph } from "./shapes";
import { dollars } from "./words";
import { words } from "./words";

export interface Placed {
  glyph: Glyph;
  /** Centre, from the middle of the line. */
  x: number;
  text: string;
}

export interface Line {
  placed: Placed[];
  width: number;
}

const DIGIT = 0.53; // tabular digits of Source Sans 3, in ems
const LETTER = 0.6; // of short words
const GAP = 1.5;

/** The text of a glyph, if it has one. */
export function textOf(glyph: Glyph): string {
  if ("text" in glyph) return glyph.text;
  if ("money" in glyph) return dollars(glyph.money);
  if ("word" in glyph) return words()[glyph.word];
  return "";
}

function widthOf(glyph: Glyph, icon: number, font: number): number {
  const text = textOf(glyph);
  if ("word" in glyph) return text.length * font * LETTER;
  if (text !== "") return [...text].length * font * DIGIT - (text.includes("\u202f") ? font * 0.3 : 0);
  if ("arrow" in glyph) return icon * 0.6;
  if ("card" in glyph && glyph.card === "pair_same_breed") return icon * 1.3;
  if ("icon" in glyph && (glyph.icon === "green" || glyph.icon === "second")) return icon * 1.25;
  return icon;
}

/** Glyphs side by side, centred. */
export function lineUp(glyphs: readonly Glyph[], icon: number, font: number): Line {
  const widths = glyphs.map((glyph) => widthOf(glyph, icon, font));
  const width = widths.reduce((sum, each) => sum + each, GAP * Math.max(0, widths.length - 1));
  let x = -width / 2;
  const placed = glyphs.map((glyph, i) => {
    const own = widths[i] ?? 0;
    const centre = x + own / 2;
    x += own + GAP;
    return { glyph, x: centre, text: textOf(glyph) };
  });
  return { placed, width };
}

/** How much room a cell of a tile needs. */
export function cellWidth(cell: Cell): number {
  if (cell.either) {
    const tops = cell.either.map((each) => lineUp(each.top ?? [], 17.5, 16).width);
    const lows = cell.either.flatMap((each) => each.low ?? []);
    return Math.max(
      tops.reduce((a, b) => a + b, 5),
      lineUp(lows, 15, 15).width,
    );
  }
  return Math.max(lineUp(cell.top ?? [], 24, 16).width, lineUp(cell.low ?? [], 17, 16.5).width);
}

export interface Share {
  cell: Cell;
  /** Left edge and width within the room. */
  x: number;
  w: number;
}

/** The cells of a tile side by side: equal if they fit, else each as wide as it must be. */
export function share(cells: readonly Cell[], room: number): Share[] {
  const asked = cells.map((cell) => cellWidth(cell) + 3);
  const parts = cells.map((cell) => (cell.either ? 2 : 1));
  const all = parts.reduce<number>((a, b) => a + b, 0);
  const equal = parts.map((part) => (room * part) / all);
  const fits = asked.every((width, i) => width <= (equal[i] ?? 0));
  const total = asked.reduce((a, b) => a + b, 0);
  const widths = fits ? equal : asked.map((width) => (room * width) / total);
  let x = 0;
  return cells.map((cell, i) => {
    const w = widths[i] ?? 0;
    const found = { cell, x, w };
    x += w;
    return found;
  });
}

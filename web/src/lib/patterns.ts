// Patterns that go with every colour: #pp-R .. #pp-P for seats (6-unit cell), #bp-gray ..
// #bp-orange for breeds (5-unit cell), #dis for what is refused. <Sprite /> defines them once;
// lay them over the colour: <rect fill="var(--seat-B)" /> <rect fill="url(#pp-B)" />.

import type { Mark } from "./types";

const seat: Record<Mark, string> = {
  R: "",
  B: '<path d="M-1 7L7-1M-1 1L1-1M5 7L7 5" stroke="var(--on-B)" stroke-width="1.3"/>',
  Y: '<circle cx="3" cy="3" r="1.1" fill="var(--on-Y)"/>',
  G: '<path d="M0 0L6 6M6 0L0 6" stroke="var(--on-G)" stroke-width=".9"/>',
  P: '<path d="M0 3H6" stroke="var(--on-P)" stroke-width="1.4"/>',
};

export const breeds = [
  "gray",
  "green",
  "black",
  "white",
  "yellow",
  "red",
  "blue",
  "brown",
  "purple",
  "orange",
] as const;
export type Breed = (typeof breeds)[number];

const breed: Record<Breed, string> = {
  gray: '<circle cx="2" cy="2" r=".8" fill="#2b2118"/>',
  green: '<path d="M-1 6L6-1M-1 1L1-1" stroke="#fff9ec" stroke-width=".9"/>',
  black: "",
  white: "",
  yellow: '<path d="M0 2.5H5" stroke="#2b2118" stroke-width=".9"/>',
  red: '<path d="M2.5 0V5" stroke="#fff9ec" stroke-width=".9"/>',
  blue: '<path d="M0 2.5Q1.25 .5 2.5 2.5T5 2.5" stroke="#fff9ec" stroke-width=".9" fill="none"/>',
  brown: '<path d="M0 2.5H5M2.5 0V5" stroke="#fff9ec" stroke-width=".7"/>',
  purple: '<path d="M0 0L5 5M5 0L0 5" stroke="#fff9ec" stroke-width=".7"/>',
  orange: '<path d="M0 4L2.5 1.5L5 4" stroke="#2b2118" stroke-width=".9" fill="none"/>',
};

const cell = (id: string, size: number, opacity: number, inside: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
  `<g opacity="${opacity}">${inside}</g></pattern>`;

/** All patterns as markup, for the same hidden SVG as the icons. */
export function patternDefs(): string {
  return [
    ...Object.entries(seat).map(([id, inside]) => cell(`pp-${id}`, 6, 0.28, inside)),
    ...Object.entries(breed).map(([id, inside]) => cell(`bp-${id}`, 5, 0.3, inside)),
    cell("dis", 6, 0.35, '<path d="M-1 7L7-1M-1 1L1-1M5 7L7 5" stroke="var(--line)" stroke-width="1"/>'),
  ].join("");
}

/** The pattern of a seat for a picture that stands alone, as #p-R, with its colours written out. */
export function seatPattern(mark: Mark, colour: (token: string) => string): string {
  const inside = seat[mark].replace(/var\(--([\w-]+)\)/g, (_, token: string) => colour(token));
  return cell(`p-${mark}`, 6, 0.28, inside);
}

/** The shape of a seat around 0,0 with radius 1 (scale it): circle, square, triangle, diamond, pentagon. */
export const seatShape: Record<Mark, string> = {
  R: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0Z",
  B: "M-.86-.86H.86V.86H-.86Z",
  Y: "M0-1.05L1.1.85H-1.1Z",
  G: "M0-1.15L1.15 0L0 1.15L-1.15 0Z",
  P: "M0-1.05L1-.32L.62.85H-.62L-1-.32Z",
};

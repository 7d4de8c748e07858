// From the options of a decision to numbered rows and lit board elements. Pure functions; what an
// option means is up to the server; its anchors say where it is on the board.

import type { Lit, LogLine, Option } from "./types";

export interface Row {
  number: number;
  option: Option;
  /** All options of this row, which bring the same; `option` is the one on show. */
  ways: readonly Option[];
}

export interface Arranged {
  /** What the decision is about, one row per place. */
  main: Row[];
  free: Row[];
  finish: Row[];
  /** Other routes to a place that already has a row. */
  others: Row[];
}

export const isPath = (anchor: string): boolean => anchor.startsWith("path:");

const target = (option: Option): string => option.anchors.find((anchor) => !isPath(anchor)) ?? "";

/** How expensive a route looks: the amounts its warning names, then its length. For ordering only. */
export function dearness(option: Option): number {
  const amounts = option.warning.match(/\d+/g) ?? [];
  return amounts.reduce((sum, amount) => sum + Number(amount), 0) * 100 + option.anchors.length;
}

/** Options that bring the same are one row, the better ones first. */
function grouped(options: readonly Option[], apart: readonly string[]): Option[][] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const own = typeof option.brings?.worth !== "number" || apart.includes(option.notation);
    const key = own ? option.notation : `brings ${option.brings?.text}`;
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  const worth = (group: Option[]): number => group[0]?.brings?.worth ?? 0;
  return [...groups.values()].sort((a, b) => worth(b) - worth(a));
}

/**
 * Sort options into groups and number them 1, 2, 3 in the order in which they are shown. A row of
 * several ways shows the first of those that are `shown`; `apart` are options with rows of their own.
 */
export function arrange(
  options: readonly Option[],
  shown: readonly (string | null)[] = [],
  apart: readonly string[] = [],
): Arranged {
  const main: Option[] = [];
  const others: Option[] = [];
  const best = new Map<string, Option>();
  const routes = options.filter((option) => !option.free && !option.passes);
  const walked = routes.some((option) => option.anchors.some(isPath));
  for (const option of routes) {
    const place = target(option);
    const known = best.get(place);
    if (!walked || place === "") main.push(option);
    else if (!known || dearness(option) < dearness(known)) best.set(place, option);
  }
  if (walked) {
    for (const option of routes) {
      if (target(option) === "") continue;
      if (best.get(target(option)) === option) main.push(option);
      else others.push(option);
    }
    const steps = (option: Option): number => option.anchors.filter(isPath).length;
    main.sort((a, b) => steps(a) - steps(b));
  }
  let number = 0;
  const row = (ways: Option[]): Row[] => {
    const seen = shown.map((notation) => ways.find((way) => way.notation === notation)).find((way) => way);
    const option = seen ?? ways[0];
    return option ? [{ number: ++number, option, ways }] : [];
  };
  const rows = (list: Option[]): Row[] => grouped(list, apart).flatMap(row);
  return {
    main: rows(main),
    free: rows(options.filter((option) => option.free && !option.passes)),
    finish: rows(options.filter((option) => option.passes)),
    others: rows(others),
  };
}

/** All rows that are on show, in the order of their numbers. */
export function visible(arranged: Arranged, withOthers: boolean): Row[] {
  const { main, free, finish, others } = arranged;
  return [...main, ...free, ...finish, ...(withOthers ? others : [])];
}

/** The row of an option, showing this option. */
export function rowOf(rows: readonly Row[], notation: string | null): Row | null {
  for (const row of notation === null ? [] : rows) {
    const option = row.ways.find((way) => way.notation === notation);
    if (option) return { ...row, option };
  }
  return null;
}

export interface Shown {
  selected: string | null;
  previewed: string | null;
  /** Anchors to show besides the options, for a line of the log. */
  told?: readonly string[];
  /** Options that a hint names, by their notations. */
  hinted?: readonly string[];
}

/**
 * Which board elements are lit, and how. `path` marks everything the previewed option touches,
 * in the order in which it is walked: what is passed first, the goal last.
 */
export function light(rows: readonly Row[], shown: Shown): Map<string, Lit> {
  const lit = new Map<string, Lit>();
  const at = (anchor: string): Lit => {
    let found = lit.get(anchor);
    if (!found) lit.set(anchor, (found = { numbers: [], selected: false, path: false }));
    return found;
  };
  for (const { number, ways } of rows) {
    for (const anchor of new Set(ways.flatMap((way) => way.anchors))) {
      if (!isPath(anchor)) at(anchor).numbers.push(number);
    }
  }
  const preview = rowOf(rows, shown.previewed) ?? rowOf(rows, shown.selected);
  if (preview) {
    const { anchors } = preview.option;
    for (const anchor of anchors.filter(isPath)) at(anchor).path = true;
    for (const anchor of anchors.filter((each) => !isPath(each))) at(anchor).path = true;
    for (const anchor of preview.option.brings?.anchors ?? []) at(anchor).path = true;
  }
  for (const anchor of rowOf(rows, shown.selected)?.option.anchors ?? []) {
    if (!isPath(anchor)) at(anchor).selected = true;
  }
  for (const anchor of shown.told ?? []) at(anchor).path = true;
  for (const notation of shown.hinted ?? []) {
    for (const anchor of rowOf(rows, notation)?.option.anchors ?? []) if (!isPath(anchor)) at(anchor).hinted = true;
  }
  return lit;
}

/** The options that a click on an anchor may mean, each as the row that shows it. */
export function rowsAt(rows: readonly Row[], anchor: string): Row[] {
  if (isPath(anchor)) return [];
  return rows.flatMap((row) =>
    row.ways.filter((way) => way.anchors.includes(anchor)).map((option) => ({ ...row, option })),
  );
}

/** The number meant by digits typed one after the other: 1 then 2 is 12 if there are that many. */
export function typed(before: string, digit: string, count: number): { buffer: string; number: number | null } {
  for (const buffer of [before + digit, digit]) {
    const number = Number(buffer);
    if (number >= 1 && number <= count) return { buffer, number };
  }
  return { buffer: "", number: null };
}

/** The log with newer lines added: those after `after` are replaced, so what was taken back disappears. */
export function merge(known: readonly LogLine[], fresh: readonly LogLine[], after: number): LogLine[] {
  return [...known.filter((line) => line.seq <= after), ...fresh];
}

/** A sentence without its last clauses, if it is too long for a button. */
export function brief(text: string, most: number): string {
  const clauses = text.split(", ");
  while (clauses.length > 1 && clauses.join(", ").length > most) clauses.pop();
  return clauses.join(", ");
}

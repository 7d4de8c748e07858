// Letters and runs of cards.

import { breeds, type Breed } from "../../lib/patterns";
import type { Edition } from "./shapes";

/** The letters of the breeds, in the order of `breeds`; they go with every breed colour. */
const letters: Record<Edition, string> = { "1e": "JDAGHSYWTM", "2e": "CGPWALRSHM" };

export function letterOf(breed: Breed, edition: Edition): string {
  return letters[edition].charAt(breeds.indexOf(breed));
}

/** Neighbours that are the same, as [item, first index, count]. */
export function runs<T>(items: readonly T[]): [T, number, number][] {
  const found: [T, number, number][] = [];
  items.forEach((item, index) => {
    const last = found[found.length - 1];
    if (last && last[0] === item) last[2] += 1;
    else found.push([item, index, 1]);
  });
  return found;
}

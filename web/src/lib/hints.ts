// From the server's hints to words: where an option promises more, and less, than another.

import type { Hint } from "./types";
import type { Words } from "./words";

const MOST = 3;
const LEAST = 0.3; // less than that is noise

export interface Difference {
  /** "a richer herd" */
  text: string;
  points: number;
}

/** The categories in which an option differs most from another, the largest first. */
export function differences(hint: Hint, other: Hint): Difference[] {
  return hint.categories
    .map(({ id, points, more, less }) => {
      const theirs = other.categories.find((each) => each.id === id)?.points ?? 0;
      const by = Math.round((points - theirs) * 10) / 10;
      return { text: by > 0 ? more : less, points: by };
    })
    .filter(({ points }) => Math.abs(points) >= LEAST)
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MOST);
}

/** "a richer herd (+2.1), less money (−0.8)" against the next best; the others against the best. */
export function compared(hints: readonly Hint[], place: number, t: Words): string {
  const hint = hints[place];
  const other = hints[place === 0 ? 1 : 0];
  if (!hint || !other) return "";
  const found = differences(hint, other).map(({ text, points }) => `${text} (${signed(points, t)})`);
  if (found.length === 0) return place === 0 ? t.hintLikeNext : t.hintLikeBest;
  return place === 0 ? t.hintAgainstNext(found.join(", ")) : t.hintAgainstBest(found.join(", "));
}

/** "2.4 ahead of the best opponent"; a player who plays alone is ahead of nobody. */
export function lead(hint: Hint, t: Words): string {
  if (hint.ahead === null) return "";
  const points = t.decimal(Math.abs(hint.ahead));
  if (Math.abs(hint.ahead) < 0.05) return t.hintLevel;
  return hint.ahead > 0 ? t.hintAhead(points) : t.hintBehind(points);
}

function signed(points: number, t: Words): string {
  return (points < 0 ? "−" : "+") + t.decimal(Math.abs(points));
}

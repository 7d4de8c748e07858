// The preview of a walk, as it is drawn: a line, a number at every location entered, flags.

import type { Lit } from "../../lib/types";

export interface Walk {
  line: string;
  marks: { x: number; y: number; n: number }[];
  flags: { x: number; y: number; text: string; tip: [number, number] }[];
}

/** The places of the walk under the pointer: those passed, and the last one. */
export function walkShown(lit: ReadonlyMap<string, Lit>): { passed: string[]; goal: string | undefined } {
  const shown = [...lit].filter(([, how]) => how.path).map(([anchor]) => anchor);
  const named = (kind: string): string[] =>
    shown.filter((anchor) => anchor.startsWith(kind)).map((anchor) => anchor.slice(kind.length));
  return { passed: named("path:"), goal: named("trail:").at(-1) };
}

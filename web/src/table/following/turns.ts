// What the others have done: their turns since one's own, each in short.

import type { LogLine, Seat, TableState } from "../../lib/types";

/** A turn of somebody else, as far as the log tells it. */
export interface ToldTurn {
  turn: number;
  seat: number;
  /** The moments of its first and its last line. */
  from: number;
  to: number;
  lines: LogLine[];
}

/** What counts most in a turn that is told in short; a line told in passing does not count. */
const WEIGHT = { delivery: 5, move: 4, piece: 3, card: 3, money: 2, hand: 1, "": 0 } as const;
const SHORT = 4;

/** The turns that others have taken since the last turn of one of these seats, the oldest first. */
export function turnsOfOthers(log: readonly LogLine[], own: readonly number[]): ToldTurn[] {
  const turns: ToldTurn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) {
      last.lines.push(line);
      last.to = line.moment;
    } else turns.push({ turn: line.turn, seat: line.seat, from: line.moment, to: line.moment, lines: [line] });
  }
  // A turn may be called in the last moment of the one before; what it brings comes after that.
  turns.forEach((turn, n) => {
    if (turn.from === turns[n - 1]?.to && turn.to > turn.from) turn.from += 1;
  });
  if (own.length === 0) return turns.slice(-1).filter(({ turn }) => turn > 0);
  // While it is one's own turn, it is the last one in the log.
  if (own.includes(turns.at(-1)?.seat ?? -1)) turns.pop();
  const before = turns.findLastIndex(({ seat }) => own.includes(seat));
  return turns.slice(before + 1).filter(({ turn }) => turn > 0);
}

/** A sentence that begins with a name, without it: what stands behind the name of whoever did it. */
export function without(name: string, text: string): string {
  return name !== "" && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;
}

/** The lines that tell a turn in short, in their order, and how many are left out. */
export function inShort(lines: readonly LogLine[]): { told: LogLine[]; more: number } {
  const ranked = lines.filter(({ theme }) => theme !== "").sort((a, b) => WEIGHT[b.theme] - WEIGHT[a.theme]);
  const worth = ranked.filter(({ theme }) => theme !== "hand");
  const chosen = new Set((worth.length > 0 ? worth : ranked).slice(0, SHORT));
  const told = chosen.size > 0 ? lines.filter((line) => chosen.has(line)) : lines.slice(-1);
  return { told, more: lines.length - told.length };
}

/** Who sits on a seat; the automaton of a solo table comes after the last one. */
export function whoIs(seen: TableState, seat: number): Pick<Seat, "name" | "mark"> | undefined {
  return seen.seats[seat] ?? (seen.automaton?.seat === seat ? seen.automaton : undefined);
}

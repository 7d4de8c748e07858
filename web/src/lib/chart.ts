// The score over the turns as lines. Pure geometry.

export interface Chart {
  lines: { points: [number, number][]; path: string }[];
  ticks: { value: number; y: number }[];
  turns: { turn: number; x: number }[];
}

/** A turn to point out on the line of a seat, with a number. */
export interface Marked {
  number: number;
  turn: number;
  seat: number;
}

/** Turns after which the same seat had the most points alone; nobody (null): several had. */
export interface Stretch {
  seat: number | null;
  from: number;
  to: number;
}

/** A round step so that a range has about `count` ticks. */
export function step(range: number, count: number): number {
  const raw = Math.max(range, 1) / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const found = [1, 2, 5, 10].find((factor) => factor * power >= raw) ?? 10;
  return Math.max(1, found * power);
}

/** `history[seat][turn]` drawn into a box. */
export function chart(history: readonly (readonly number[])[], width: number, height: number): Chart {
  const all = history.flat();
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const unit = step(high - low, 5);
  const bottom = Math.floor(low / unit) * unit;
  const top = Math.ceil(high / unit) * unit;
  const last = Math.max(1, ...history.map((scores) => scores.length - 1));
  const x = (turn: number): number => round((turn / last) * width);
  const y = (value: number): number => round(height - ((value - bottom) / (top - bottom)) * height);
  const ticks = [];
  for (let value = bottom; value <= top; value += unit) ticks.push({ value, y: y(value) });
  const every = step(last, 8);
  const turns = [];
  for (let turn = 0; turn <= last; turn += every) turns.push({ turn, x: x(turn) });
  const lines = history.map((scores) => {
    const points = scores.map((score, turn): [number, number] => [x(turn), y(score)]);
    return { points, path: points.map(([px, py], n) => `${n ? "L" : "M"}${px} ${py}`).join("") };
  });
  return { lines, ticks, turns };
}

/** Heights of texts, pushed down where they would overlap. */
export function apart(wanted: readonly number[], least = 19): number[] {
  const order = wanted.map((y, n) => ({ n, y })).sort((a, b) => a.y - b.y);
  order.forEach((each, at) => {
    const above = order[at - 1];
    if (above) each.y = Math.max(each.y, above.y + least);
  });
  return wanted.map((y, n) => order.find((each) => each.n === n)?.y ?? y);
}

/** The seat that led after a turn. */
function leader(history: readonly (readonly number[])[], turn: number): number | null {
  const points = history.map((scores) => scores[turn] ?? 0);
  const first = points.indexOf(Math.max(...points));
  return points.indexOf(Math.max(...points), first + 1) < 0 ? first : null;
}

/** A whole game in stretches of one leader; of a player alone there are none. */
export function stretches(history: readonly (readonly number[])[]): Stretch[] {
  const found: Stretch[] = [];
  if (history.length < 2) return found;
  for (let turn = 0; turn < (history[0]?.length ?? 0); turn++) {
    const seat = leader(history, turn);
    const last = found.at(-1);
    if (last && last.seat === seat) last.to = turn;
    else found.push({ seat, from: turn, to: turn });
  }
  return found;
}

/** How often the lead went from one seat to another. */
export function changesOf(found: readonly Stretch[]): number {
  const seats = found.flatMap(({ seat }) => (seat === null ? [] : [seat]));
  return seats.filter((seat, n) => n > 0 && seat !== seats[n - 1]).length;
}

const round = (value: number): number => Math.round(value * 10) / 10;

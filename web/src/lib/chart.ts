// The score over the turns as lines. Pure geometry.

export interface Chart {
  lines: { points: [number, number][]; path: string }[];
  ticks: { value: number; y: number }[];
  turns: { turn: number; x: number }[];
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

const round = (value: number): number => Math.round(value * 10) / 10;

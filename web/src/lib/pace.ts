// How fast play is shown that is not one's own.

/** Bots are asked to keep this pace, too; with `step`, everything waits for "next". */
export type Pace = "step" | "slow" | "normal" | "fast";

export const PACES: readonly Pace[] = ["step", "slow", "normal", "fast"];

/** How long each step of a replay is on show, in milliseconds. */
const REPLAYED: Record<Pace, number> = { step: Infinity, slow: 2200, normal: 1200, fast: 500 };

/** How long a step is on show before the next one; `usual` is the pause of bots, in seconds. */
export function rest(pace: Pace, replaying: boolean, usual: number): number {
  if (replaying) return REPLAYED[pace];
  if (pace === "step") return usual > 0 ? Infinity : 0;
  if (pace === "slow") return Math.max(usual * 1000, 2000);
  return pace === "fast" ? Math.min(usual * 1000, 150) : usual * 1000;
}

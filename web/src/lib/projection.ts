// Where the scores will end up if everybody goes on as before.

/** Too early to tell. */
const EARLY = 0.2;

/** The final score at the pace so far, or null while nobody can tell. */
export function projected(points: number, progress: number | null): number | null {
  return progress === null || progress < EARLY ? null : Math.round(points / progress);
}

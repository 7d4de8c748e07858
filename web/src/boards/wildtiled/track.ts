// Where the score markers are: on the track, with a token for every full lap.

import { trackLength } from "./printed";
import type { Settler } from "./shapes";

export interface TrackMark {
  seat: number;
  space: number;
  /** How many markers are there already. */
  above: number;
  /** The token, or the plain score where no token can show it. */
  label: string;
}

export function trackMarks(players: readonly Pick<Settler, "score" | "token">[]): TrackMark[] {
  const found: TrackMark[] = [];
  players.forEach(({ score, token }, seat) => {
    const space = Math.max(0, score) % trackLength;
    const above = found.filter((other) => other.space === space).length;
    const plain = score < 0 || score >= 3 * trackLength;
    const label = plain ? String(score).replace("-", "−") : token > 0 ? `+${token}` : "";
    found.push({ seat, space, above, label });
  });
  return found;
}

// What a lit place says to people who cannot see it: the sentences of its options.

import type { Snapshot } from "../../lib/types";

export function labelOf(snapshot: Snapshot, anchor: string): string {
  const options = snapshot.decision?.options ?? [];
  const here = options.filter((option) => option.anchors.includes(anchor));
  return here.map((option) => option.text).join("; ");
}

// What is counted in the head of a player board.

import type { IconName } from "../../lib/icons";

export interface Count {
  icon: IconName;
  text: string;
  title: string;
}

/** Icon, number, title, and whether it is shown. */
export type CountRow = [icon: IconName, n: string | number, title: string, show: boolean];

/** The rows that are shown. */
export function shownCounts(rows: readonly CountRow[]): Count[] {
  return rows.filter(([, , , show]) => show).map(([icon, n, title]) => ({ icon, text: String(n), title }));
}

import type { TableState } from "../lib/types";

/** Whether anybody else plays here, or may come: seats that are neither the visitor's nor a bot's. */
export function others(table: TableState): boolean {
  return table.seats.some(({ seat, kind }) => kind !== "bot" && !table.you.seats.includes(seat));
}

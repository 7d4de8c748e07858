// When there is something to follow, or to choose a pace for.

import type { Table } from "../../lib/table.svelte";
import { others } from "../others";

/** The turns of others may be told in short: not in a replay of the whole game, nor in a lesson. */
export function showsCard(table: Table): boolean {
  return table.present && table.lesson === null && table.state?.status === "running";
}

/** There is a step to go on to, or a bot decides at whose pace only the visitor looks. */
export function showsBar(table: Table): boolean {
  if (table.past !== null) return false;
  if (table.following.shot !== null) return true;
  return waitsForBot(table);
}

/** Whether a bot decides at a table where nobody else plays. */
export function waitsForBot(table: Table): boolean {
  const { state } = table;
  const seat = state?.seats[state.decision?.seat ?? -1];
  return state?.status === "running" && !!seat?.bot && state.you.seats.length > 0 && !others(state);
}

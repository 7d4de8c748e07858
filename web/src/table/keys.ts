// The keyboard at a table: numbers and arrows choose, Enter plays, letters do the rest.

import type { Table } from "../lib/table.svelte";

/** Act on a key; returns whether it meant anything here. `live`: no replay is on show. */
export function press(event: KeyboardEvent, table: Table, live: boolean, help: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.matches("input, textarea, select")) return false;
  if (document.querySelector("dialog[open]")) return false;
  if (event.key === "Escape") return leave(table);
  if (event.key === "?") {
    help();
    return true;
  }
  return live && (choose(event, table) || act(event.key.toLowerCase(), table));
}

function leave(table: Table): boolean {
  if (table.offered) table.offered = null;
  else if (table.asked) table.unask();
  else if (table.hints) table.forgetHints();
  else table.select(null);
  return true;
}

function choose(event: KeyboardEvent, table: Table): boolean {
  const { key } = event;
  if (/^\d$/.test(key)) table.digit(key, Date.now());
  else if (key === "ArrowDown") table.arrow(1);
  else if (key === "ArrowUp") table.arrow(-1);
  else if (key === "ArrowRight" && several(table)) table.way(1);
  else if (key === "ArrowLeft" && several(table)) table.way(-1);
  else return key === "Enter" && play(event, table);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-row][aria-current="true"]')?.focus());
  return true;
}

const several = (table: Table): boolean => (table.current?.ways.length ?? 0) > 1;

/** Enter on a button presses that button; everywhere else it plays what is selected. */
function play(event: KeyboardEvent, table: Table): boolean {
  if (event.target instanceof Element && event.target.closest("button, a, [role=button], summary")) return false;
  if (table.state?.confirm && table.state.decision?.yours) void table.confirm();
  else if (table.current) void table.play(table.current.option);
  return true;
}

function act(key: string, table: Table): boolean {
  if (key === "u") {
    if ((table.state?.undo?.steps ?? 0) > 0) void table.undo();
  } else if (key === "h") void table.hint();
  else if (key === "w") table.refusals = !table.refusals;
  else return false;
  return true;
}

// Where every element of the board can be hovered, focused and clicked, by its anchor.

import { cityRow } from "./cities";
import { isUpright } from "./geometry";
import { jobs, kansasCity, market, spaces, stations, track, turnouts } from "./layout";
import { marketBoxes, TAB } from "./market";
import { box, type Box } from "../pieces/boxes";
import { actionBoxes } from "../pieces/building";
import type { GwtView } from "./shapes";
import { buildings, jobMarket, neutrals } from "./tiles";
import { playersAt, readTile } from "./view";

function trailBoxes(view: GwtView): Box[] {
  return Object.entries(spaces[view.edition]).map(([id, space]) => {
    const wide = space.kind === "building" || space.kind === "neutral";
    const [w, h] = wide ? [92, 66] : [44, 44];
    const tag = space.kind === "village" ? "lower" : "upper";
    return box(`trail:${id}`, [space.x, space.y], w, h, 6, tag);
  });
}

/** Every action that is printed on a building of the trail. */
export function printedActions(view: GwtView): Box[] {
  return Object.entries(spaces[view.edition]).flatMap(([id, { x, y }]) => {
    const tile = readTile(view.trail[id] ?? "");
    if (tile?.kind === "neutral")
      return actionBoxes(id, x, y, { cells: neutrals[tile.letter] ?? [], owned: false, hands: 0 });
    if (tile?.kind !== "private") return [];
    const { cells = [], hands = [] } = buildings[view.edition][tile.name] ?? {};
    return actionBoxes(id, x, y, { cells, owned: true, hands: hands.length });
  });
}

function trackBoxes(): Box[] {
  const numbered = Object.entries(track).map(([name, at]) => {
    const [w, h] = name === "0" ? [50, 24] : isUpright(name) ? [28, 28] : [44, 20];
    return box(`track:${name}`, at, w, h, 4, isUpright(name) ? "before" : "above");
  });
  const beside = Object.entries(turnouts).map(([name, at]) =>
    isUpright(name) ? box(`track:${name}`, at, 18, 34, 4, "before") : box(`track:${name}`, at, 38, 16, 4, "before"),
  );
  return [...beside, ...numbered];
}

function stationBoxes(): Box[] {
  return Object.entries(stations).flatMap(([name, place]) => {
    const disc = box(`station:${name}`, place.disc, 40, 40, 4, place.master ? "below" : "before");
    return place.master ? [disc, box(`master:${name}`, place.master, 40, 40, 4, "below")] : [disc];
  });
}

function marketPlaces(view: GwtView): Box[] {
  const cards = marketBoxes(view).map(({ word, x, w }) =>
    box(`market:${word}`, [x + w / 2, TAB.y + TAB.h / 2], w, TAB.h, 3, "foot"),
  );
  return [...cards, box("market:stack", [market.stack[0] + 9, market.stack[1] - 13], 38, 48, 3, "upper")];
}

function jobBoxes(view: GwtView): Box[] {
  const used = jobMarket.columns[playersAt(view)] ?? [];
  return jobs.row_y.flatMap((y, row) =>
    used.map((column) => box(`job:${row + 1}.${column}`, [jobs.column_x[column - 1] ?? 0, y], 38, 38, 3, "upper")),
  );
}

/** All anchors of the board, in the order in which the keyboard visits them. */
export function boardBoxes(view: GwtView): Box[] {
  return [
    ...trailBoxes(view),
    ...cityRow(view).map(({ anchor, at: [x, y] }) => box(anchor, [x, y - 9], 64, 62, 3, "upper")),
    ...trackBoxes(),
    ...stationBoxes(),
    ...Object.entries(kansasCity.foresights).flatMap(([column, cells]) =>
      cells.map((at, row) => box(`foresight:${column}.${row + 1}`, at, 42, 42, 2.5, "upper")),
    ),
    ...jobBoxes(view),
    ...marketPlaces(view),
  ];
}

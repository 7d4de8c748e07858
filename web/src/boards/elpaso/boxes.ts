// Where every element of the board can be hovered, focused and clicked, by its anchor.

import type { Snapshot } from "../../lib/types";
import { box, type Box } from "../pieces/boxes";
import { actionBoxes } from "../pieces/building";
import { posts, simmental, spaces, sue, supplies, train } from "./layout";
import type { ElPasoView } from "./shapes";
import { neutrals } from "./tiles";
import { buildingOf, readTile, viewOf } from "./view";

export const CARD = { w: 74, h: 104 };
export const WORKER = { w: 74, h: 100 };
export const HERD = { w: 74, h: 112 };
export const TRAIN = { w: 128, h: 162 };
export const TILE = { w: 92, h: 76 };
export const PILE = { w: 108, h: 96 };
export const SUE_CARD = { w: 74, h: 88 };
export const GROUP = { w: 112, h: 36 };
export const POST = 66;

function trailBoxes(): Box[] {
  return Object.entries(spaces).map(([id, { x, y, kind }]) =>
    box(`trail:${id}`, [x, y], kind === "el_paso" ? 132 : 92, 66, 6, "upper"),
  );
}

/** Every action that is printed on a building of the ring. */
export function printedActions(snapshot: Snapshot): Box[] {
  const view = viewOf(snapshot);
  return Object.entries(spaces).flatMap(([id, { x, y }]) => {
    const tile = readTile(view, view.trail[id]);
    if (tile?.kind === "neutral")
      return actionBoxes(id, x, y, { cells: neutrals[tile.letter] ?? [], owned: false, hands: 0 });
    if (tile?.kind !== "common") return [];
    return actionBoxes(id, x, y, { cells: buildingOf(snapshot, tile.name)?.cells ?? [], owned: true, hands: 0 });
  });
}

function trainBoxes(): Box[] {
  const kinds = ["objective", "bonus"] as const;
  return [
    ...Object.entries(train.cards).map(([card, at]) => box(`train:${card}`, at, TRAIN.w, TRAIN.h, 3, "upper")),
    ...kinds.flatMap((kind) => [
      box(`${kind}:pile`, train.pile[kind] ?? [0, 0], TILE.w, TILE.h, 2, "upper"),
      ...(train.row[kind] ?? []).map((at, i) => box(`${kind}:${i + 1}`, at, TILE.w, TILE.h, 2, "upper")),
    ]),
  ];
}

function supplyBoxes(): Box[] {
  return [
    ...Object.entries(supplies.buildings).map(([number, at]) =>
      box(`building:${number}`, at, PILE.w, PILE.h, 3, "upper"),
    ),
    ...Object.entries(supplies.market).map(([breed, at]) => box(`market:${breed}`, at, CARD.w, CARD.h, 3, "upper")),
    ...Object.entries(supplies.workers).map(([worker, at]) =>
      box(`worker:${worker}`, at, WORKER.w, WORKER.h, 3, "upper"),
    ),
  ];
}

function sueBoxes(view: ElPasoView): Box[] {
  if (!view.automaton) return [];
  const piles = Object.entries(sue.piles).map(([pile, at]) =>
    box(`sue:${pile === "cattle_pile" ? "cattle" : pile}`, at, SUE_CARD.w, SUE_CARD.h, 2, "upper"),
  );
  const groups = view.automaton.row.map((worker, i) =>
    box(`sue:${worker}`, sue.row[i] ?? [0, 0], GROUP.w, GROUP.h, 2, "upper"),
  );
  return [...piles, ...groups];
}

/** All anchors of the board, in the order in which the keyboard visits them. */
export function boardBoxes(view: ElPasoView): Box[] {
  return [
    ...trailBoxes(),
    ...Object.entries(posts).map(([id, at]) => box(`post:${id}`, at, POST, POST, 4, "upper")),
    box("simmental:pile", [simmental.x, simmental.y], HERD.w, HERD.h, 3, "upper"),
    ...trainBoxes(),
    ...supplyBoxes(),
    ...sueBoxes(view),
  ];
}

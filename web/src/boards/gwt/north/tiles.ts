// Written by generate from north1.yaml and north2.yaml: do not edit.

import type { Cell, Edition } from "../../pieces/shapes";
import type { AuxData, StationData } from "../shapes";

export const mediumTiles: Record<string, Cell> = {
  MT1_HIRE_MINUS_2: { top: [{ icon: "hire" }], low: [{ text: "−2" }] },
  MT1_REMOVE_2_CARDS: { top: [{ icon: "cull" }], low: [{ text: "2×" }] },
  MT1_ENGINE_3: { top: [{ icon: "engine" }], low: [{ text: "+3" }] },
  MT1_5_OR_CATTLE3: { either: [{ top: [{ icon: "coin" }], low: [{ money: 5 }] }, { top: [{ card: "value3" }] }] },
  MT1_FREE_BUILDING: { top: [{ icon: "building" }], low: [{ money: 0 }] },
  MT2_HIRE_MINUS_2: { top: [{ icon: "hire" }], low: [{ text: "−2" }] },
  MT2_REMOVE2_OR_HAZARD: { either: [{ top: [{ icon: "cull" }], low: [{ text: "2×" }] }, { top: [{ icon: "hazard" }], low: [{ money: 0 }] }] },
  MT2_ENGINE_3: { top: [{ icon: "engine" }], low: [{ text: "+3" }] },
  MT2_5_OR_CATTLE3: { either: [{ top: [{ icon: "coin" }], low: [{ money: 5 }] }, { top: [{ card: "value3" }] }] },
  MT2_BUILD_2: { top: [{ icon: "building" }], low: [{ text: "2" }, { icon: "builder", muted: true }] },
};

export const stations: Record<string, StationData> = {
  NG3: { cost: 7, vp: 6, corners: "white" },
  NR2: { cost: 15, vp: 8, corners: "black" },
};

export const storeAction: Record<Edition, AuxData> = {
  "1e": { id: "store", icon: "store", discs: 1, dollars: [0, 0], cost: 2 },
  "2e": { id: "store", icon: "store", discs: 1, dollars: [-1, -2], cost: 0 },
};

export const annex: { stores: number; perBell: number; tokens: number[] } = {
  stores: 15,
  perBell: 3,
  tokens: [2, 5],
};

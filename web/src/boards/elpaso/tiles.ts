// Written by generate from the YAML files of the game: do not edit.

import type { CattleData, Cell, Worker } from "../pieces/shapes";
import type {
  AuxData, BonusData, BuildingData, DiscData, ObjectiveData, PostData, SueCard, TrainData,
} from "./shapes";

export const neutrals: Record<string, Cell[]> = {
  EL_PASO: [{ top: [{ icon: "coin" }], low: [{ money: 5 }] }, { top: [{ card: "orange" }] }, { top: [{ icon: "city" }] }],
  B: [{ top: [{ card: "white" }], low: [{ money: 2 }] }, { top: [{ icon: "hire" }], low: [{ money: 5 }] }, { top: [{ icon: "hire" }], low: [{ money: 8 }] }],
  C: [{ top: [{ icon: "coin" }], low: [{ money: 2 }] }, { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }],
  D: [{ top: [{ card: "black" }], low: [{ money: 2 }] }, { top: [{ icon: "exchange" }], low: [{ money: -1 }] }, { top: [{ icon: "cow" }] }],
  E: [{ top: [{ card: "green" }], low: [{ money: 2 }] }, { top: [{ icon: "building" }] }],
  F: [{ top: [{ icon: "aux-single" }] }, { top: [{ icon: "engine" }] }],
  G: [{ top: [{ icon: "exchange" }], low: [{ text: "+1" }] }, { top: [{ icon: "aux-single" }] }],
};

export const buildings: Record<string, BuildingData> = {
  "1a": { builders: 1, vp: 1, cells: [{ top: [{ card: "gray" }], low: [{ money: 3 }] }, { top: [{ icon: "aux-single" }] }] },
  "1b": { builders: 1, vp: 1, cells: [{ top: [{ card: "any" }], low: [{ money: 2 }, { text: "×" }, { icon: "breeding", muted: true }] }, { top: [{ icon: "aux-single" }] }] },
  "2a": { builders: 2, vp: 3, cells: [{ top: [{ icon: "vp" }], low: [{ money: -2 }] }, { top: [{ icon: "step" }], low: [{ text: "+1" }] }] },
  "2b": { builders: 2, vp: 3, cells: [{ top: [{ card: "value2" }], low: [{ money: 5 }] }, { either: [{ top: [{ icon: "aux-single" }] }, { top: [{ icon: "cow" }] }] }] },
  "2a/": { builders: 2, vp: 3, cells: [{ either: [{ top: [{ icon: "vp" }], low: [{ money: -2 }] }, { top: [{ icon: "step" }], low: [{ text: "+1" }] }] }] },
  "3a": { builders: 3, vp: 5, cells: [{ top: [{ icon: "hire" }], low: [{ money: 0 }] }, { top: [{ card: "any" }], low: [{ money: 2 }] }] },
  "3b": { builders: 3, vp: 5, cells: [{ top: [{ icon: "cull" }], low: [{ card: "orange" }] }, { top: [{ icon: "aux-single" }] }, { top: [{ icon: "step" }], low: [{ text: "+2" }] }] },
  "4a": { builders: 4, vp: 7, cells: [{ top: [{ icon: "aux-double" }] }, { top: [{ icon: "exchange" }], low: [{ text: "+1" }] }, { top: [{ icon: "step" }], low: [{ text: "+2" }] }] },
  "4b": { builders: 4, vp: 7, cells: [{ top: [{ text: "+" }, { card: "brown" }], low: [{ money: -2 }] }, { top: [{ icon: "exchange" }], low: [{ text: "+2" }] }] },
  "5a": { builders: 5, vp: 9, cells: [{ top: [{ text: "+" }, { card: "blue" }] }, { top: [{ icon: "certificate" }], low: [{ text: "+3" }] }] },
  "5b": { builders: 5, vp: 9, cells: [{ top: [{ icon: "certificate" }], low: [{ text: "+3" }] }, { top: [{ icon: "coin" }], low: [{ money: 5 }] }, { top: [{ icon: "step" }], low: [{ text: "+3" }] }] },
  "6a": { builders: 6, vp: 11, cells: [{ either: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }] }, { top: [{ icon: "exchange" }], low: [{ text: "+1" }] }, { top: [{ icon: "step" }], low: [{ text: "+3" }] }] },
  "6b": { builders: 6, vp: 11, cells: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }, { top: [{ icon: "hire" }], low: [{ money: 0 }] }] },
};

export const train: Record<string, TrainData> = {
  "1r": { engineers: 1, kind: "locomotive", cells: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "exchange" }], low: [{ text: "+1" }] }] },
  "1v": { engineers: 1, kind: "locomotive", cells: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }] },
  "2r": { engineers: 2, kind: "wagon", cells: [{ top: [{ icon: "vp" }] }, { top: [{ icon: "aux-single" }] }] },
  "2v": { engineers: 2, kind: "wagon", cells: [{ top: [{ icon: "vp" }] }, { top: [{ icon: "exchange" }], low: [{ text: "+1" }] }] },
  "3r": { engineers: 3, kind: "wagon", cells: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }] },
  "3v": { engineers: 3, kind: "wagon", cells: [{ top: [{ text: "+" }, { card: "yellow" }] }, { either: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }] }] },
  "4r": { engineers: 4, kind: "wagon", cells: [{ top: [{ icon: "certificate" }], low: [{ text: "+3" }] }, { either: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }] }, { top: [{ icon: "step" }], low: [{ text: "+2" }] }] },
  "4v": { engineers: 4, kind: "wagon", cells: [{ either: [{ top: [{ icon: "objective" }] }, { top: [{ icon: "vp" }] }] }, { top: [{ icon: "vp" }] }, { top: [{ icon: "hire" }], low: [{ money: 0 }] }] },
};

export const posts: Record<string, PostData> = {
  T0: { value: 0, corners: "white", vp: 0, often: true, reward: [] },
  T5: { value: 5, corners: "white", vp: 0, often: false, reward: [{ top: [{ icon: "coin" }], low: [{ money: 2 }] }] },
  T7: { value: 7, corners: "white", vp: 0, often: false, reward: [{ top: [{ icon: "objective" }] }] },
  T9: { value: 9, corners: "white", vp: 0, often: false, reward: [{ top: [{ icon: "hire" }], low: [{ money: 0 }] }] },
  T10: { value: 10, corners: "black", vp: 2, often: false, reward: [{ top: [{ icon: "coin" }], low: [{ money: 2 }] }] },
  T12: { value: 12, corners: "black", vp: 4, often: true, reward: [] },
  T14: { value: 14, corners: "black", vp: 6, often: false, reward: [{ top: [{ icon: "objective" }] }] },
  T16: { value: 16, corners: "black", vp: 8, often: true, reward: [] },
};

export const cattle: Record<string, CattleData> = {
  criollo: { breed: "gray", name: "Criollo", value: 1, vp: 0 },
  pineywoods: { breed: "black", name: "Pineywoods", value: 2, vp: 0 },
  galloway: { breed: "white", name: "Galloway", value: 2, vp: 0 },
  santa_gertrudis: { breed: "green", name: "Santa Gertrudis", value: 2, vp: 0 },
  black_angus: { breed: "yellow", name: "Black Angus", value: 3, vp: 2 },
  corriente: { breed: "blue", name: "Corriente", value: 3, vp: 3 },
  shorthorn: { breed: "brown", name: "Shorthorn", value: 4, vp: 5 },
  hereford: { breed: "purple", name: "Hereford", value: 5, vp: 8 },
  simmental: { breed: "orange", name: "Simmental", value: 3, vp: 2 },
};

export const market: Record<string, { cowboys: number }> = {
  black_angus: { cowboys: 1 },
  corriente: { cowboys: 2 },
  shorthorn: { cowboys: 3 },
  hereford: { cowboys: 4 },
};

export const workers: Record<Worker, { bonus: Cell; vp: number }> = {
  cowboy: { bonus: { top: [{ icon: "step" }], low: [{ text: "+1" }] }, vp: 2 },
  engineer: { bonus: { top: [{ icon: "coin" }], low: [{ money: 1 }] }, vp: 2 },
  builder: { bonus: { top: [{ icon: "certificate" }], low: [{ money: -2 }] }, vp: 2 },
  joker: { bonus: { top: [{ icon: "coin" }], low: [{ money: 2 }] }, vp: 2 },
};

export const objectives: Record<string, ObjectiveData> = {
  O01: { cattle: ["yellow", "blue"], bonuses: 0, buildings: 0, post: 0, vp: 3 },
  O02: { cattle: ["yellow", "yellow"], bonuses: 0, buildings: 0, post: 0, vp: 3 },
  O03: { cattle: ["blue", "blue"], bonuses: 0, buildings: 0, post: 0, vp: 4 },
  O04: { cattle: ["yellow", "brown"], bonuses: 0, buildings: 0, post: 0, vp: 4 },
  O05: { cattle: ["blue", "brown"], bonuses: 0, buildings: 0, post: 0, vp: 4 },
  O06: { cattle: ["brown", "brown"], bonuses: 0, buildings: 0, post: 0, vp: 5 },
  O07: { cattle: ["purple"], bonuses: 0, buildings: 0, post: 0, vp: 4 },
  O08: { cattle: ["purple", "yellow"], bonuses: 0, buildings: 0, post: 0, vp: 5 },
  O09: { cattle: [], bonuses: 0, buildings: 4, post: 0, vp: 3 },
  O10: { cattle: [], bonuses: 0, buildings: 6, post: 0, vp: 4 },
  O11: { cattle: [], bonuses: 0, buildings: 8, post: 0, vp: 5 },
  O12: { cattle: [], bonuses: 0, buildings: 0, post: 12, vp: 3 },
  O13: { cattle: [], bonuses: 0, buildings: 0, post: 14, vp: 4 },
  O14: { cattle: [], bonuses: 0, buildings: 0, post: 16, vp: 5 },
  O15: { cattle: [], bonuses: 1, buildings: 3, post: 0, vp: 4 },
  O16: { cattle: [], bonuses: 2, buildings: 0, post: 0, vp: 3 },
  O17: { cattle: ["blue"], bonuses: 1, buildings: 0, post: 0, vp: 3 },
  O18: { cattle: [], bonuses: 1, buildings: 0, post: 10, vp: 3 },
  O19: { cattle: ["blue"], bonuses: 0, buildings: 3, post: 0, vp: 4 },
  O20: { cattle: ["brown"], bonuses: 0, buildings: 0, post: 12, vp: 5 },
};

export const bonuses: Record<string, BonusData> = {
  BN01: { cell: { top: [{ icon: "exchange" }, { text: "×3" }] }, lasting: false, vp: 3 },
  BN02: { cell: { top: [{ icon: "exchange" }, { text: "×3" }] }, lasting: false, vp: 3 },
  BN03: { cell: { top: [{ icon: "exchange" }, { text: "×3" }] }, lasting: false, vp: 3 },
  BN04: { cell: { top: [{ icon: "exchange" }, { text: "×3" }] }, lasting: false, vp: 3 },
  BN05: { cell: { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, lasting: true, vp: 2 },
  BN06: { cell: { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, lasting: true, vp: 2 },
  BN07: { cell: { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, lasting: true, vp: 2 },
  BN08: { cell: { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, lasting: true, vp: 2 },
  BN09: { cell: { top: [{ icon: "cull" }] }, lasting: false, vp: 3 },
  BN10: { cell: { top: [{ icon: "cull" }] }, lasting: false, vp: 3 },
  BN11: { cell: { top: [{ icon: "cull" }] }, lasting: false, vp: 3 },
  BN12: { cell: { top: [{ card: "pair_same_breed" }], low: [{ text: "+1" }] }, lasting: true, vp: 1 },
  BN13: { cell: { top: [{ card: "pair_same_breed" }], low: [{ text: "+1" }] }, lasting: true, vp: 1 },
  BN14: { cell: { top: [{ card: "pair_same_breed" }], low: [{ text: "+1" }] }, lasting: true, vp: 1 },
  BN15: { cell: { top: [{ icon: "cull" }], low: [{ money: 2 }] }, lasting: false, vp: 2 },
  BN16: { cell: { top: [{ icon: "cull" }], low: [{ money: 2 }] }, lasting: false, vp: 2 },
  BN17: { cell: { top: [{ icon: "cull" }], low: [{ money: 2 }] }, lasting: false, vp: 2 },
  BN18: { cell: { top: [{ icon: "coin" }], low: [{ money: 5 }] }, lasting: false, vp: 2 },
  BN19: { cell: { top: [{ icon: "coin" }], low: [{ money: 5 }] }, lasting: false, vp: 2 },
  BN20: { cell: { top: [{ icon: "coin" }], low: [{ money: 5 }] }, lasting: false, vp: 2 },
};

export const auxiliary: AuxData[] = [
  { id: "money", open: true, base: { top: [{ icon: "coin" }], low: [{ money: 1 }] }, upgraded: { top: [{ icon: "coin" }], low: [{ money: 3 }] } },
  { id: "certificate", open: false, base: { top: [{ icon: "certificate" }], low: [{ text: "+1" }] } },
  { id: "exchange", open: true, base: { top: [{ icon: "exchange" }, { text: "×1" }] }, upgraded: { top: [{ icon: "exchange" }, { text: "×2" }] } },
  { id: "cull", open: false, base: { top: [{ icon: "cull" }] } },
];

export const discs: Record<string, DiscData> = {
  D_AUX1_UP: { corners: "white", money: 0, slot: 1 },
  D_AUX2: { corners: "white", money: 0, slot: 2 },
  D_AUX3_UP: { corners: "white", money: 0, slot: 3 },
  D_AUX4: { corners: "white", money: -3, slot: 4 },
  D_PERM_CERT: { corners: "black", money: 1, slot: 0 },
  D_HAND: { corners: "black", money: -4, slot: 0 },
  D_MOVE: { corners: "black", money: 2, slot: 0 },
};

export const sueCards: Record<string, SueCard> = {
  A1: { move: "engineer", action: "reserve_1", hard: false },
  A2: { move: 1, action: "reserve_2", hard: false },
  A3: { move: 1, action: "reserve_2", hard: false },
  A4: { move: 1, action: "reserve_1", hard: false },
  A5: { move: 1, action: "reserve_1", hard: false },
  A6: { move: 1, action: "reserve_1", hard: false },
  A7: { move: 1, action: "reserve_1", hard: false },
  A8: { move: 1, action: "train", hard: false },
  B1: { move: 2, action: "build", hard: true },
  B2: { move: 2, action: "market", hard: true },
  B3: { move: 2, action: "best_of_three", hard: true },
};

export const mostCertificates = 4;

export const moveLimit = { start: 3, unlocked: 4 };

export const handLimit = { start: 4, unlocked: 5 };

export const finalVp = 2;

export const perWorker = 2;

export const jokerExtra = 4;

export const simmentalsInPlay: Record<string, number> = { 1: 9, 2: 9, 3: 14, 4: 19 };

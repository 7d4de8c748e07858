// Written by generate from the YAML files of the game: do not edit.

import type { CattleData, Cell, Edition, Glyph, Hand } from "../pieces/shapes";
import type {
  AuxData, CityData, DiscData, MasterData, ObjectiveData, PrivateTile, StationData, Worker,
} from "./shapes";

const buildingsBoth: Record<string, PrivateTile> = {
  "1a": { builders: 1, vp: 1, hands: ["green"], cells: [{ top: [{ icon: "coin" }], low: [{ text: "2×" }, { icon: "forest", muted: true }] }] },
  "2a": { builders: 1, vp: 1, hands: [], cells: [{ top: [{ card: "white" }], low: [{ money: 4 }] }, { top: [{ icon: "cow" }], low: [{ word: "buy" }] }] },
  "3a": { builders: 1, vp: 1, hands: [], cells: [{ top: [{ card: "pair_same_breed" }], low: [{ money: 3 }] }, { top: [{ icon: "step" }], low: [{ text: "+1" }] }] },
  "4a": { builders: 2, vp: 3, hands: ["black"], cells: [{ top: [{ icon: "hazard" }], low: [{ money: 5 }] }, { top: [{ icon: "step" }], low: [{ text: "+2" }] }] },
  "7a": { builders: 5, vp: 6, hands: ["green", "black"], cells: [{ top: [{ icon: "green" }, { icon: "second" }], low: [{ text: "+2" }, { icon: "certificate" }, { money: 2 }] }] },
  "8a": { builders: 5, vp: 6, hands: ["green"], cells: [{ either: [{ top: [{ icon: "village" }] }, { top: [{ icon: "aux-double" }] }] }, { top: [{ icon: "engine" }], low: [{ text: "+2" }] }] },
  "9a": { builders: 7, vp: 9, hands: [], cells: [{ top: [{ icon: "engine" }], low: [{ text: "+3" }] }, { top: [{ icon: "city" }], low: [{ icon: "breeding" }] }] },
  "10a": { builders: 9, vp: 13, hands: ["black"], cells: [{ top: [{ icon: "certificate" }], low: [{ word: "max" }] }, { top: [{ icon: "step" }], low: [{ text: "+5" }] }] },
  "1b": { builders: 1, vp: 1, hands: ["green"], cells: [{ top: [{ icon: "objective" }], low: [{ text: "+2" }, { icon: "certificate" }] }, { top: [{ icon: "engine" }, { text: "−1" }], low: [{ money: 3 }] }] },
  "3b": { builders: 2, vp: 3, hands: [], cells: [{ top: [{ icon: "aux-double" }] }, { top: [{ icon: "step" }], low: [{ text: "+1" }] }] },
  "4b": { builders: 2, vp: 3, hands: ["black"], cells: [{ top: [{ icon: "draw" }], low: [{ icon: "cowboy", muted: true }] }, { top: [{ icon: "step" }], low: [{ text: "+3" }] }] },
  "5b": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ card: "black" }], low: [{ text: "+2" }, { icon: "certificate" }] }, { top: [{ icon: "coin" }], low: [{ icon: "engineer", muted: true }] }] },
  "7b": { builders: 5, vp: 6, hands: ["green", "black"], cells: [{ top: [{ icon: "engine" }], low: [{ icon: "forest", muted: true }] }] },
  "9b": { builders: 6, vp: 8, hands: [], cells: [{ top: [{ icon: "station" }], low: [{ arrow: -1 }, { icon: "engine", muted: true }] }] },
  "10b": { builders: 8, vp: 11, hands: ["black"], cells: [{ top: [{ icon: "coin" }], low: [{ money: 4 }] }, { top: [{ icon: "engine" }], low: [{ text: "+4" }] }, { top: [{ icon: "step" }], low: [{ text: "+4" }] }] },
  "11b": { builders: 5, vp: 10, hands: [], cells: [{ top: [{ icon: "engine" }], low: [{ icon: "hazard", muted: true }] }] },
};

const buildings1e: Record<string, PrivateTile> = {
  "5a": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ icon: "hire" }], low: [{ text: "−1" }] }, { top: [{ icon: "engine" }], low: [{ icon: "engineer", muted: true }] }] },
  "6a": { builders: 4, vp: 5, hands: [], cells: [{ top: [{ card: "yellow" }], low: [{ money: 10 }] }, { top: [{ icon: "aux-double" }] }] },
  "2b": { builders: 1, vp: 1, hands: [], cells: [{ top: [{ card: "gray" }], low: [{ text: "+1" }, { icon: "engine" }] }, { top: [{ card: "green" }], low: [{ money: 3 }] }] },
  "6b": { builders: 4, vp: 5, hands: [], cells: [{ top: [{ card: "any" }], low: [{ money: 3 }, { icon: "objective" }] }] },
  "8b": { builders: 6, vp: 8, hands: [], cells: [{ top: [{ icon: "building" }], low: [{ arrow: -1 }, { arrow: 1 }] }] },
  "11a": { builders: 12, vp: 25, hands: [], cells: [{ top: [{ icon: "hazard" }], low: [{ money: 2 }] }] },
  "12a": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ text: "+1" }, { icon: "certificate" }, { money: 1 }], low: [{ text: "×" }, { icon: "bell", muted: true }] }] },
  "12b": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ icon: "coin" }], low: [{ icon: "builder", muted: true }] }, { top: [{ icon: "store" }], low: [{ text: "+1" }] }] },
};

const buildings2e: Record<string, PrivateTile> = {
  "5a": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ card: "value3" }], low: [{ money: 7 }] }, { top: [{ icon: "aux-double" }] }] },
  "6a": { builders: 4, vp: 5, hands: [], cells: [{ top: [{ icon: "hire" }], low: [{ text: "−1" }] }, { top: [{ icon: "engine" }], low: [{ icon: "engineer", muted: true }] }] },
  "11a": { builders: 12, vp: 20, hands: [], cells: [{ top: [{ icon: "hazard" }], low: [{ money: 2 }] }, { top: [{ icon: "hazard" }], low: [{ money: 2 }] }] },
  "12a": { builders: 4, vp: 5, hands: [], cells: [{ top: [{ icon: "coin" }], low: [{ icon: "builder", muted: true }] }, { top: [{ icon: "step" }], low: [{ text: "+1" }] }] },
  "2b": { builders: 1, vp: 1, hands: [], cells: [{ top: [{ card: "green" }], low: [{ text: "+2" }, { icon: "engine" }] }, { top: [{ card: "gray" }], low: [{ money: 2 }] }] },
  "6b": { builders: 4, vp: 5, hands: [], cells: [{ top: [{ icon: "building" }], low: [{ arrow: -1 }, { arrow: 1 }] }] },
  "8b": { builders: 6, vp: 8, hands: [], cells: [{ top: [{ card: "any" }], low: [{ money: 6 }, { icon: "objective" }] }] },
  "12b": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ icon: "coin" }], low: [{ text: "2×" }, { icon: "station", muted: true }] }, { top: [{ icon: "exchange" }], low: [{ text: "+1" }] }] },
  "13a": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ icon: "aux-single" }] }, { top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, { top: [{ icon: "store" }], low: [{ text: "+1" }] }] },
  "13b": { builders: 3, vp: 4, hands: [], cells: [{ top: [{ text: "+1" }, { icon: "certificate" }], low: [{ text: "×" }, { icon: "bell", muted: true }] }, { top: [{ icon: "store" }], low: [{ text: "+1" }] }] },
};

export const buildings: Record<Edition, Record<string, PrivateTile>> = {
  "1e": { ...buildingsBoth, ...buildings1e },
  "2e": { ...buildingsBoth, ...buildings2e },
};

export const neutrals: Record<string, Cell[]> = {
  A: [{ top: [{ card: "white" }], low: [{ money: 2 }] }, { top: [{ icon: "hire" }], low: [{ text: "±0" }] }, { top: [{ icon: "hire" }], low: [{ text: "+2" }] }],
  B: [{ top: [{ card: "green" }], low: [{ money: 2 }] }, { top: [{ icon: "building" }], low: [{ money: 2 }] }],
  C: [{ either: [{ top: [{ icon: "certificate" }], low: [{ text: "+1" }] }, { top: [{ icon: "objective" }] }] }, { top: [{ icon: "engine" }], low: [{ icon: "engineer", muted: true }] }],
  D: [{ either: [{ top: [{ icon: "village" }] }, { top: [{ icon: "engine" }], low: [{ money: 2 }, { arrow: 1 }, { text: "+2" }] }] }, { top: [{ icon: "aux-double" }] }],
  E: [{ top: [{ card: "black" }], low: [{ money: 2 }] }, { top: [{ icon: "cow" }], low: [{ word: "buy" }] }],
  F: [{ top: [{ card: "pair_same_breed" }], low: [{ money: 4 }] }, { top: [{ icon: "hazard" }], low: [{ money: 7 }] }],
  G: [{ top: [{ icon: "engine" }], low: [{ icon: "engineer", muted: true }] }, { top: [{ icon: "aux-double" }] }],
};

export const specials: Record<string, Glyph[]> = {
  any_to_cert: [{ card: "any" }, { arrow: 1 }, { icon: "certificate" }],
  gray_to_cert_2: [{ card: "gray" }, { arrow: 1 }, { icon: "certificate" }, { money: 2 }],
};

export const stations: Record<string, StationData> = {
  1: { cost: 2, vp: 1, corners: "white" },
  2: { cost: 2, vp: 1, corners: "white" },
  3: { cost: 4, vp: 2, corners: "white" },
  4: { cost: 4, vp: 2, corners: "white" },
  5: { cost: 6, vp: 3, corners: "black" },
  6: { cost: 8, vp: 5, corners: "black" },
  7: { cost: 7, vp: 6, corners: "black" },
  8: { cost: 6, vp: 7, corners: "black" },
  9: { cost: 5, vp: 8, corners: "black" },
  10: { cost: 3, vp: 9, corners: "black" },
};

export const cities: Record<Edition, CityData[]> = {
  "1e": [{ name: "Kansas City", value: 0, corners: "white", vp: -6, dollars: 6 }, { name: "Topeka", value: 1, corners: "white", vp: 0 }, { name: "Wichita", value: 4, corners: "white", vp: 0 }, { name: "Colorado Springs", value: 6, corners: "white", vp: 0 }, { name: "Santa Fe", value: 8, corners: "white", vp: 0 }, { name: "Albuquerque", value: 10, corners: "black", vp: 0 }, { name: "El Paso", value: 12, corners: "black", vp: 0 }, { name: "San Diego", value: 14, corners: "white", vp: 0 }, { name: "Sacramento", value: 16, corners: "black", vp: 6 }, { name: "San Francisco", value: 18, corners: "black", vp: 9 }],
  "2e": [{ name: "Kansas City", value: 0, corners: "white", vp: -6, dollars: 4 }, { name: "Fulton", value: 1, corners: "white", vp: 0 }, { name: "St. Louis", value: 4, corners: "white", vp: 0 }, { name: "Bloomington", value: 6, corners: "white", vp: 0 }, { name: "Peoria", value: 8, corners: "white", vp: 0 }, { name: "Chicago", value: 10, corners: "black", vp: 0 }, { name: "Toledo", value: 12, corners: "black", vp: 0 }, { name: "Pittsburgh", value: 14, corners: "white", vp: 0 }, { name: "Philadelphia", value: 16, corners: "black", vp: 6 }, { name: "New York", value: 18, corners: "black", vp: 9 }],
};

export const pairs: Record<Edition, Record<string, { gain: Glyph[]; vp: number }>> = {
  "1e": { 1: { gain: [{ icon: "objective" }], vp: -3 }, 2: { gain: [], vp: -1 }, 3: { gain: [{ icon: "objective" }], vp: 0 }, 4: { gain: [{ icon: "objective" }], vp: 0 }, 5: { gain: [], vp: 6 }, 6: { gain: [], vp: 8 }, 7: { gain: [], vp: 4 } },
  "2e": { 1: { gain: [{ icon: "objective" }], vp: -3 }, 2: { gain: [{ icon: "exchange" }], vp: 0 }, 3: { gain: [{ icon: "objective" }], vp: 0 }, 4: { gain: [{ icon: "objective" }], vp: 0 }, 5: { gain: [], vp: 6 }, 6: { gain: [], vp: 8 }, 7: { gain: [], vp: 4 } },
};

export const masters: Record<string, MasterData> = {
  sm_workers: { upper: [{ money: 2 }], vp: 1, per: [{ icon: "hire" }] },
  sm_objectives: { upper: [{ icon: "hazard" }, { text: "/" }, { icon: "village" }], vp: 3, per: [{ text: "2" }, { icon: "objective" }] },
  sm_hazards: { upper: [{ icon: "lock" }, { icon: "certificate" }, { text: "1" }], vp: 3, per: [{ text: "2" }, { icon: "hazard" }] },
  sm_village: { upper: [{ icon: "lock" }, { icon: "certificate" }, { text: "1" }], vp: 3, per: [{ icon: "green" }, { icon: "second" }] },
  sm_certificates: { upper: [{ icon: "lock" }, { icon: "certificate" }, { text: "1" }], vp: 3, per: [{ text: "2" }, { icon: "certificate" }] },
  sm_stations: { upper: [{ icon: "lock" }, { icon: "certificate" }, { text: "1" }], vp: 3, per: [{ text: "2" }, { icon: "station" }] },
  sm_buildings: { upper: [{ text: "+2" }, { icon: "certificate" }], vp: 2, per: [{ icon: "building" }] },
  sm_two_permanent: { upper: [{ icon: "lock" }, { icon: "certificate" }, { text: "2" }], vp: 0, per: [] },
  sm_twelve_dollars: { upper: [{ money: 12 }], vp: 0, per: [] },
  sm_store_tokens: { upper: [{ icon: "store" }], vp: 5, per: [{ text: "2" }, { icon: "exchange" }] },
  sm_token_sections: { upper: [{ icon: "exchange" }], vp: 2, per: [{ icon: "store" }, { icon: "section" }] },
  sm_store_medium: { upper: [{ icon: "store" }], vp: 2, per: [{ icon: "store" }, { icon: "town-sign" }] },
  sm_build2_cattle: { upper: [{ icon: "building" }, { text: "2" }, { icon: "builder", muted: true }], vp: 1, per: [{ icon: "cow" }, { text: "3+" }] },
};

const cattleBoth: Record<string, CattleData> = {};

const cattle1e: Record<string, CattleData> = {
  gray: { breed: "gray", name: "Jersey", value: 1, vp: 0 },
  green: { breed: "green", name: "Dutch Belt", value: 2, vp: 0 },
  black: { breed: "black", name: "Black Angus", value: 2, vp: 0 },
  white: { breed: "white", name: "Guernsey", value: 2, vp: 0 },
  yellow: { breed: "yellow", name: "Holstein", value: 3, vp: 1 },
  red: { breed: "red", name: "Brown Swiss", value: 3, vp: 2 },
  blue: { breed: "blue", name: "Ayrshire", value: 3, vp: 3 },
  brown3: { breed: "brown", name: "West Highland", value: 4, vp: 3 },
  brown4: { breed: "brown", name: "West Highland", value: 4, vp: 4 },
  brown5: { breed: "brown", name: "West Highland", value: 4, vp: 5 },
  purple5: { breed: "purple", name: "Texas Longhorn", value: 5, vp: 5 },
  purple6: { breed: "purple", name: "Texas Longhorn", value: 5, vp: 6 },
  purple7: { breed: "purple", name: "Texas Longhorn", value: 5, vp: 7 },
};

const cattle2e: Record<string, CattleData> = {
  gray: { breed: "gray", name: "Criollo", value: 1, vp: 0 },
  green: { breed: "green", name: "Santa Gertrudis", value: 2, vp: 0 },
  black: { breed: "black", name: "Pineywoods", value: 2, vp: 0 },
  white: { breed: "white", name: "Galloway", value: 2, vp: 0 },
  yellow: { breed: "yellow", name: "Black Angus", value: 3, vp: 1 },
  red: { breed: "red", name: "Longhorn", value: 3, vp: 2 },
  blue: { breed: "blue", name: "Corriente", value: 3, vp: 3 },
  brown3: { breed: "brown", name: "Shorthorn", value: 4, vp: 3 },
  brown4: { breed: "brown", name: "Shorthorn", value: 4, vp: 4 },
  brown5: { breed: "brown", name: "Shorthorn", value: 4, vp: 5 },
  purple5: { breed: "purple", name: "Hereford", value: 5, vp: 5 },
  purple6: { breed: "purple", name: "Hereford", value: 5, vp: 6 },
  purple7: { breed: "purple", name: "Hereford", value: 5, vp: 7 },
  calf: { breed: "orange", name: "Simmental", value: 2, vp: 3, stage: 1 },
  heifer: { breed: "orange", name: "Simmental", value: 4, vp: 4, stage: 2 },
  cow: { breed: "orange", name: "Simmental", value: 5, vp: 5, stage: 3 },
  brahman: { name: "Brahman", breed: "orange", value: 2, vp: 3 },
};

export const cattle: Record<Edition, Record<string, CattleData>> = {
  "1e": { ...cattleBoth, ...cattle1e },
  "2e": { ...cattleBoth, ...cattle2e },
};

export const objectives: Record<string, ObjectiveData> = {
  S1: { now: [], needs: ["value3", "brown", "building"], vp: 3, penalty: 0 },
  S2: { now: [], needs: ["station", "station", "green"], vp: 3, penalty: 0 },
  S3: { now: [], needs: ["building", "building", "hazard"], vp: 3, penalty: 0 },
  S4: { now: [], needs: ["second", "hazard", "hazard"], vp: 3, penalty: 0 },
  O01: { now: [{ icon: "coin" }, { money: 2 }], needs: ["building", "second", "second"], vp: 3, penalty: 2 },
  O02: { now: [{ icon: "coin" }, { money: 2 }], needs: ["building", "green", "second"], vp: 3, penalty: 2 },
  O03: { now: [{ icon: "coin" }, { money: 2 }], needs: ["brown", "hazard", "hazard"], vp: 3, penalty: 2 },
  O04: { now: [{ icon: "coin" }, { money: 2 }], needs: ["station", "station", "hazard"], vp: 3, penalty: 2 },
  O05: { now: [{ icon: "coin" }, { money: 2 }], needs: ["value3", "value3", "value3", "building"], vp: 4, penalty: 2 },
  O06: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["building", "building", "hazard"], vp: 3, penalty: 2 },
  O07: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["station", "green", "second"], vp: 3, penalty: 2 },
  O08: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["purple", "hazard"], vp: 3, penalty: 2 },
  O09: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["station", "green", "green"], vp: 3, penalty: 2 },
  O10: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["value3", "value3", "value3", "station"], vp: 4, penalty: 2 },
  O11: { now: [{ icon: "engine" }, { text: "+2" }], needs: ["brown", "brown", "station", "green"], vp: 5, penalty: 3 },
  O12: { now: [{ icon: "engine" }, { text: "+2" }], needs: ["value3", "brown", "purple"], vp: 5, penalty: 3 },
  O13: { now: [{ icon: "engine" }, { text: "+2" }], needs: ["building", "building", "green", "green"], vp: 5, penalty: 3 },
  O14: { now: [{ icon: "engine" }, { text: "+3" }], needs: ["building", "second", "hazard", "hazard"], vp: 5, penalty: 3 },
  O15: { now: [{ icon: "engine" }, { text: "+3" }], needs: ["station", "station", "hazard", "hazard"], vp: 5, penalty: 3 },
  O16: { now: [{ icon: "step" }, { text: "+3" }], needs: ["building", "building", "hazard", "hazard"], vp: 5, penalty: 2 },
  O17: { now: [{ icon: "step" }, { text: "+3" }], needs: ["station", "station", "second", "second"], vp: 5, penalty: 2 },
  O18: { now: [{ icon: "step" }, { text: "+3" }], needs: ["value3", "brown", "purple"], vp: 5, penalty: 2 },
  O19: { now: [{ icon: "step" }, { text: "+3" }], needs: ["value3", "brown", "hazard", "hazard"], vp: 5, penalty: 2 },
  O20: { now: [{ icon: "step" }, { text: "+3" }], needs: ["station", "station", "building", "building"], vp: 5, penalty: 2 },
  O21: { now: [{ icon: "aux-double" }], needs: ["terminal"], vp: 5, penalty: 3 },
  O22: { now: [{ icon: "aux-double" }], needs: ["terminal"], vp: 5, penalty: 3 },
  O23: { now: [{ icon: "aux-double" }], needs: ["terminal"], vp: 5, penalty: 3 },
  O24: { now: [{ icon: "aux-double" }], needs: ["terminal"], vp: 5, penalty: 3 },
  N1: { now: [{ icon: "coin" }, { money: 2 }], needs: ["bell", "bell", "building"], vp: 3, penalty: 2 },
  N2: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["bell", "bell", "hazard"], vp: 3, penalty: 2 },
  N3: { now: [{ icon: "engine" }, { text: "+2" }], needs: ["bell", "bell", "bell", "station"], vp: 5, penalty: 3 },
  N4: { now: [{ icon: "step" }, { text: "+3" }], needs: ["bell", "bell", "green", "second"], vp: 5, penalty: 2 },
  NS: { now: [], needs: ["bell", "bell", "station"], vp: 3, penalty: 0 },
  OR1: { now: [{ icon: "coin" }, { money: 2 }], needs: ["orange", "orange", "building"], vp: 3, penalty: 2 },
  OR2: { now: [{ icon: "draw" }, { text: "+3" }], needs: ["orange", "hazard", "hazard"], vp: 3, penalty: 2 },
  OR3: { now: [{ icon: "engine" }, { text: "+3" }], needs: ["orange", "orange", "station", "second"], vp: 5, penalty: 3 },
  OR4: { now: [{ icon: "step" }, { text: "+3" }], needs: ["orange", "orange", "building", "building"], vp: 5, penalty: 2 },
  ORS: { now: [], needs: ["orange", "orange", "hazard"], vp: 3, penalty: 0 },
};

export const workers: {
  columns: number;
  vp: Record<string, number>;
  bonuses: Record<Worker, Record<string, Cell>>;
} = {
  columns: 6,
  vp: { 5: 4, 6: 4 },
  bonuses: { cowboy: { 4: { top: [{ icon: "hazard" }], low: [{ money: 0 }] }, 6: { top: [{ icon: "village" }] } }, builder: { 4: { top: [{ icon: "building" }], low: [{ money: 1 }] }, 6: { top: [{ icon: "building" }], low: [{ money: 1 }] } }, engineer: { 2: { top: [{ card: "gray" }], low: [{ text: "+1" }, { icon: "certificate" }] }, 3: { top: [{ card: "gray" }], low: [{ money: 2 }] }, 4: { top: [{ icon: "hire" }], low: [{ text: "−2" }] }, 5: { top: [{ card: "gray" }], low: [{ text: "+2" }, { icon: "certificate" }] }, 6: { top: [{ card: "gray" }], low: [{ money: 4 }] } } },
};

export const auxiliary: Record<Edition, AuxData[]> = {
  "1e": [{ id: "dollar", icon: "coin", discs: 1, dollars: [1, 2] }, { id: "draw", icon: "draw", discs: 1, dollars: [0, 0] }, { id: "cert", icon: "certificate", discs: 2, dollars: [0, 0] }, { id: "engine", icon: "engine", discs: 2, dollars: [0, 0] }, { id: "trash", icon: "cull", discs: 2, dollars: [0, 0] }],
  "2e": [{ id: "dollar", icon: "coin", discs: 1, dollars: [1, 2] }, { id: "draw", icon: "draw", discs: 1, dollars: [0, 0] }, { id: "cert", icon: "certificate", discs: 2, dollars: [0, 0] }, { id: "engine", icon: "engine", discs: 2, dollars: [0, 0] }, { id: "trash", icon: "cull", discs: 2, dollars: [1, 2] }],
};

export const discs: Record<string, DiscData> = {
  aux_dollar_2x: { group: "aux_dollar", corners: "white" },
  aux_draw_2x: { group: "aux_draw", corners: "white" },
  aux_cert_1x: { group: "aux_cert", corners: "white" },
  aux_cert_2x: { group: "aux_cert", corners: "white" },
  aux_engine_1x: { group: "aux_engine", corners: "white" },
  aux_engine_2x: { group: "aux_engine", corners: "white" },
  aux_trash_1x: { group: "aux_trash", corners: "white" },
  aux_trash_2x: { group: "aux_trash", corners: "white" },
  cert_4: { group: "cert_limit", corners: "white" },
  cert_6: { group: "cert_limit", corners: "black" },
  step_left: { group: "step", corners: "black", gain: 3 },
  step_right: { group: "step", corners: "black", end_vp: 3 },
  hand_1: { group: "hand", corners: "black", cost: 5 },
  hand_2: { group: "hand", corners: "black", cost: 5 },
};

export const stepDiscs: Record<string, Record<string, number>> = {
  step_left: { 2: 1, 3: 2, 4: 2 },
  step_right: { 2: 1, 3: 1, 4: 1 },
};

export const certificates: number[] = [0, 1, 2, 3, 4, 6];

export const fees: Record<string, Record<Hand, number>> = {
  2: { green: 2, black: 2 },
  3: { green: 2, black: 1 },
  4: { green: 1, black: 2 },
};

export const prices: Record<string, [number, number, number][]> = {
  value3: [[1, 6, 1], [2, 3, 1], [3, 5, 2]],
  brown: [[1, 12, 1], [3, 6, 1], [5, 8, 2]],
  purple: [[2, 12, 1], [4, 6, 1]],
  orange: [[1, 8, 1], [2, 5, 1]],
  brahman: [[1, 8, 1], [2, 5, 1]],
};

export const jobMarket: {
  costs: number[];
  columns: Record<string, number[]>;
  arrows: number[];
  exit: Record<Edition, string>;
  tokenVp: number;
} = {
  costs: [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4],
  columns: { 2: [3, 4], 3: [2, 3, 4], 4: [1, 2, 3, 4] },
  arrows: [6, 9],
  exit: { "1e": "red", "2e": "green" },
  tokenVp: 2,
};

export const pokerTable: { prices: number[]; cards: number; bank: number } = {
  prices: [1, 2],
  cards: 3,
  bank: 3,
};

// Written by generate from layout.yaml and board.yaml: do not edit.

import type { Edge, Point } from "../pieces/shapes";
import type { Space } from "./shapes";

export const canvas = { width: 1400, height: 900 };

export const spaces: Record<string, Space> = {
  EP: { x: 500, y: 586, kind: "el_paso" },
  P1: { x: 348, y: 568, kind: "free", cost: 2 },
  NB: { x: 207, y: 512, kind: "neutral" },
  P2: { x: 102, y: 403, kind: "free", cost: 3 },
  NC: { x: 103, y: 256, kind: "neutral" },
  P3: { x: 292, y: 222, kind: "free", cost: 1 },
  P4: { x: 208, y: 148, kind: "free", cost: 0 },
  P5: { x: 349, y: 92, kind: "free", cost: 0 },
  ND: { x: 501, y: 74, kind: "neutral" },
  P6: { x: 652, y: 92, kind: "free", cost: 2 },
  NE: { x: 793, y: 148, kind: "neutral" },
  P7: { x: 807, y: 330, kind: "free", cost: 1 },
  P8: { x: 898, y: 257, kind: "free", cost: 0 },
  P9: { x: 897, y: 404, kind: "free", cost: 0 },
  NF: { x: 792, y: 512, kind: "neutral" },
  NG: { x: 651, y: 568, kind: "neutral" },
};

export const edges: Edge[] = [
  ["EP", "P1"],
  ["P1", "NB"],
  ["NB", "P2"],
  ["P2", "NC"],
  ["NC", "P3"],
  ["NC", "P4"],
  ["P3", "ND"],
  ["P4", "P5"],
  ["P5", "ND"],
  ["ND", "P6"],
  ["P6", "NE"],
  ["NE", "P7"],
  ["NE", "P8"],
  ["P7", "NF"],
  ["P8", "P9"],
  ["P9", "NF"],
  ["NF", "NG"],
  ["NG", "EP"],
];

export const ring = { cx: 500, cy: 330, rx: 415, ry: 256 };

export const posts: Record<string, Point> = {
  T0: [318, 330],
  T5: [404, 330],
  T7: [490, 330],
  T9: [576, 330],
  T10: [318, 458],
  T12: [404, 458],
  T14: [490, 458],
  T16: [576, 458],
};

export const simmental = { x: 682, y: 372, w: 66, h: 92 };

export const train: {
  cards: Record<string, Point>;
  pile: Record<string, Point>;
  row: Record<string, Point[]>;
} = {
  cards: { 1: [90, 780], 2: [226, 780], 3: [362, 780], 4: [498, 780] },
  pile: { objective: [624, 732], bonus: [624, 832] },
  row: { objective: [[726, 732], [824, 732], [922, 732]], bonus: [[726, 832], [824, 832], [922, 832]] },
};

export const supplies: {
  buildings: Record<string, Point>;
  market: Record<string, Point>;
  workers: Record<string, Point>;
} = {
  buildings: { 1: [1075, 110], 2: [1195, 110], 3: [1315, 110], 4: [1075, 225], 5: [1195, 225], 6: [1315, 225] },
  market: { black_angus: [1061, 405], corriente: [1150, 405], shorthorn: [1239, 405], hereford: [1328, 405] },
  workers: { cowboy: [1061, 595], engineer: [1150, 595], builder: [1239, 595], joker: [1328, 595] },
};

export const sue: { piles: Record<string, Point>; row: Point[] } = {
  piles: { deck: [1060, 775], discard: [1150, 775], reserve: [1240, 775], cattle_pile: [1330, 775] },
  row: [[1072, 858], [1195, 858], [1318, 858]],
};

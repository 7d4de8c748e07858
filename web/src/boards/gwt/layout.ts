// Written by generate from layout.yaml and trail.yaml: do not edit.

import type { Edge, Edition, Point } from "../pieces/shapes";
import type { Space } from "./shapes";

export const sizes = {
  neutral: { w: 92, h: 66 },
  building: { w: 92, h: 66 },
  hazard: { w: 46, h: 46 },
  village: { w: 46, h: 46 },
  start: { w: 40, h: 40 },
  kansas_city: { w: 44, h: 44 },
  track_space: { w: 52, h: 20 },
  track_space_right: { w: 24, h: 34 },
  track_corner: { w: 30, h: 22 },
  track_start: { w: 44, h: 20 },
  turnout: { w: 40, h: 16 },
  turnout_right: { w: 16, h: 34 },
  cross: { w: 12, h: 12 },
  station_disc: { w: 40, h: 40 },
  station_master: { w: 40, h: 40 },
  station_label: { w: 34, h: 40 },
  station_label_right: { w: 56, h: 20 },
  city: { w: 62, h: 84 },
  pair_bonus: { w: 56, h: 28 },
  foresight: { w: 46, h: 46 },
  job_cell: { w: 44, h: 44 },
  special_icon: { w: 60, h: 16 },
  price_cell: { w: 84, h: 24 },
};

const both: Record<string, Space> = {
  START: { x: 1392, y: 862, kind: "start" },
  A: { x: 1300, y: 800, kind: "neutral" },
  A1: { x: 1114, y: 792, kind: "building" },
  A2: { x: 929, y: 778, kind: "building" },
  A3: { x: 745, y: 766, kind: "building" },
  FLOOD1: { x: 1300, y: 884, kind: "hazard", zone: "flood", number: 1 },
  FLOOD2: { x: 1193, y: 880, kind: "hazard", zone: "flood", number: 2 },
  FLOOD3: { x: 1087, y: 879, kind: "hazard", zone: "flood", number: 3 },
  FLOOD4: { x: 980, y: 873, kind: "hazard", zone: "flood", number: 4 },
  FR2: { x: 665, y: 859, kind: "building", forest: true, special: "gray_to_cert_2" },
  B: { x: 479, y: 859, kind: "neutral" },
  B1: { x: 523, y: 742, kind: "building", forest: true },
  B2: { x: 554, y: 649, kind: "building" },
  B3: { x: 659, y: 565, kind: "building" },
  DROUGHT1: { x: 370, y: 780, kind: "hazard", zone: "drought", number: 1 },
  DROUGHT2: { x: 359, y: 714, kind: "hazard", zone: "drought", number: 2 },
  DROUGHT3: { x: 377, y: 651, kind: "hazard", zone: "drought", number: 3 },
  DROUGHT4: { x: 386, y: 589, kind: "hazard", zone: "drought", number: 4 },
  DR1: { x: 419, y: 511, kind: "building", special: "any_to_cert" },
  C: { x: 738, y: 475, kind: "neutral" },
  C1: { x: 922, y: 450, kind: "building", forest: true },
  C2: { x: 1105, y: 443, kind: "building", forest: true },
  T7: { x: 992, y: 705, kind: "village", order: 7, reward: 6 },
  T8: { x: 1084, y: 708, kind: "village", order: 8, reward: 8 },
  T9: { x: 1165, y: 704, kind: "village", order: 9, reward: 10 },
  TR1: { x: 1307, y: 672, kind: "building", special: "any_to_cert" },
  TR2: { x: 1307, y: 584, kind: "building", special: "gray_to_cert_2" },
  E: { x: 1298, y: 484, kind: "neutral" },
  E1: { x: 1158, y: 354, kind: "building", forest: true },
  E2: { x: 956, y: 354, kind: "building", forest: true },
  ROCK1: { x: 1344, y: 404, kind: "hazard", zone: "rockfall", number: 1 },
  ROCK2: { x: 1360, y: 344, kind: "hazard", zone: "rockfall", number: 2 },
  ROCK3: { x: 1353, y: 286, kind: "hazard", zone: "rockfall", number: 3 },
  ROCK4: { x: 1286, y: 236, kind: "hazard", zone: "rockfall", number: 4 },
  RR1: { x: 1138, y: 252, kind: "building", special: "any_to_cert" },
  RR2: { x: 956, y: 250, kind: "building", forest: true, special: "gray_to_cert_2" },
  F: { x: 776, y: 281, kind: "neutral" },
  F1: { x: 601, y: 266, kind: "building" },
  F2: { x: 720, y: 375, kind: "building", forest: true },
  G: { x: 523, y: 374, kind: "neutral" },
  G1: { x: 401, y: 252, kind: "building" },
  G2: { x: 337, y: 338, kind: "building" },
  KC: { x: 250, y: 216, kind: "kansas_city" },
};

export const spaces: Record<Edition, Record<string, Space>> = {
  "1e": { ...both, ...{ FR1: { x: 836, y: 862, kind: "building", special: "gray_to_cert_2" }, C3: { x: 922, y: 548, kind: "building" }, D: { x: 1102, y: 535, kind: "neutral" }, T1: { x: 1149, y: 625, kind: "village", order: 1, aside: true, reward: -3 }, T2: { x: 1062, y: 628, kind: "village", order: 2, aside: true, reward: -2 }, T3: { x: 972, y: 633, kind: "village", order: 3, aside: true, reward: -1 }, T4: { x: 730, y: 681, kind: "village", order: 4, reward: 1 }, T5: { x: 820, y: 689, kind: "village", order: 5, reward: 2 }, T6: { x: 907, y: 700, kind: "village", order: 6, reward: 4 } } },
  "2e": { ...both, ...{ FR1: { x: 836, y: 862, kind: "building", special: "any_to_cert" }, D: { x: 922, y: 548, kind: "neutral" }, D1: { x: 1102, y: 535, kind: "building" }, T1: { x: 972, y: 633, kind: "village", order: 1, aside: true, reward: "token" }, T2: { x: 1062, y: 628, kind: "village", order: 2, aside: true, reward: 1 }, T3: { x: 1149, y: 625, kind: "village", order: 3, aside: true, reward: 2 }, T4: { x: 730, y: 681, kind: "village", order: 4, reward: 3 }, T5: { x: 820, y: 689, kind: "village", order: 5, reward: 4 }, T6: { x: 907, y: 700, kind: "village", order: 6, reward: 5 } } },
};

export const edges: Record<Edition, Edge[]> = {
  "1e": [["START", "A", [1384, 818]], ["A", "A1"], ["A1", "A2"], ["A2", "A3"], ["A3", "B"], ["A", "FLOOD1"], ["FLOOD1", "FLOOD2"], ["FLOOD2", "FLOOD3"], ["FLOOD3", "FLOOD4"], ["FLOOD4", "FR1"], ["FR1", "FR2"], ["FR2", "B"], ["B", "B1"], ["B1", "B2"], ["B2", "B3"], ["B3", "C", [716, 540]], ["B", "DROUGHT1", [400, 850], [372, 822]], ["DROUGHT1", "DROUGHT2"], ["DROUGHT2", "DROUGHT3"], ["DROUGHT3", "DROUGHT4"], ["DROUGHT4", "DR1"], ["DR1", "C", [432, 466], [560, 452]], ["C", "C1", [830, 470]], ["C1", "C2"], ["C2", "E", [1200, 446]], ["C", "C3", [800, 518]], ["C3", "D"], ["C3", "T4", [918, 604], [780, 624], [692, 640]], ["D", "E"], ["T4", "T5"], ["T5", "T6"], ["T6", "T7"], ["T7", "T8"], ["T8", "T9"], ["T9", "TR1", [1240, 694]], ["TR1", "TR2"], ["TR2", "E"], ["E", "E1", [1262, 412], [1225, 372]], ["E1", "E2"], ["E2", "F", [872, 346], [822, 318]], ["E", "ROCK1", [1338, 446]], ["ROCK1", "ROCK2"], ["ROCK2", "ROCK3"], ["ROCK3", "ROCK4"], ["ROCK4", "RR1", [1215, 244]], ["RR1", "RR2"], ["RR2", "F", [860, 258]], ["F", "F1", [690, 256]], ["F", "F2", [772, 336]], ["F1", "G", [548, 292]], ["F2", "G", [620, 378]], ["G", "G1", [478, 316], [440, 268]], ["G", "G2", [430, 368]], ["G1", "KC", [320, 226]], ["G2", "KC", [280, 292], [258, 250]]],
  "2e": [["START", "A", [1384, 818]], ["A", "A1"], ["A1", "A2"], ["A2", "A3"], ["A3", "B"], ["A", "FLOOD1"], ["FLOOD1", "FLOOD2"], ["FLOOD2", "FLOOD3"], ["FLOOD3", "FLOOD4"], ["FLOOD4", "FR1"], ["FR1", "FR2"], ["FR2", "B"], ["B", "B1"], ["B1", "B2"], ["B2", "B3"], ["B3", "C", [716, 540]], ["B", "DROUGHT1", [400, 850], [372, 822]], ["DROUGHT1", "DROUGHT2"], ["DROUGHT2", "DROUGHT3"], ["DROUGHT3", "DROUGHT4"], ["DROUGHT4", "DR1"], ["DR1", "C", [432, 466], [560, 452]], ["C", "C1", [830, 470]], ["C1", "C2"], ["C2", "E", [1200, 446]], ["C", "D", [800, 518]], ["D", "D1"], ["D", "T4", [918, 604], [780, 624], [692, 640]], ["D1", "E"], ["T4", "T5"], ["T5", "T6"], ["T6", "T7"], ["T7", "T8"], ["T8", "T9"], ["T9", "TR1", [1240, 694]], ["TR1", "TR2"], ["TR2", "E"], ["E", "E1", [1262, 412], [1225, 372]], ["E1", "E2"], ["E2", "F", [872, 346], [822, 318]], ["E", "ROCK1", [1338, 446]], ["ROCK1", "ROCK2"], ["ROCK2", "ROCK3"], ["ROCK3", "ROCK4"], ["ROCK4", "RR1", [1215, 244]], ["RR1", "RR2"], ["RR2", "F", [860, 258]], ["F", "F1", [690, 256]], ["F", "F2", [772, 336]], ["F1", "G", [548, 292]], ["F2", "G", [620, 378]], ["G", "G1", [478, 316], [440, 268]], ["G", "G2", [430, 368]], ["G1", "KC", [320, 226]], ["G2", "KC", [280, 292], [258, 250]]],
};

export const specialOffset: Record<string, Point> = {
  FR1: [0, 42],
  FR2: [0, 42],
  RR1: [0, 42],
  RR2: [0, 42],
  DR1: [80, 0],
  TR1: [80, 0],
  TR2: [80, 0],
};

export const rewardOffset: Point = [0, -33];

export const forests: number[][] = [
  [1010, 325, 200, 62],
  [1010, 420, 170, 40],
  [956, 285, 70, 40],
  [770, 400, 60, 30],
  [570, 745, 70, 45],
  [665, 828, 75, 28],
];

export const track: Record<string, Point> = {
  0: [344, 120],
  1: [416, 120],
  2: [480, 120],
  3: [544, 120],
  4: [608, 120],
  5: [672, 120],
  6: [736, 120],
  7: [800, 120],
  8: [864, 120],
  9: [928, 120],
  10: [992, 120],
  11: [1056, 120],
  12: [1120, 120],
  13: [1184, 120],
  14: [1248, 120],
  15: [1312, 120],
  16: [1376, 120],
  17: [1440, 120],
  18: [1504, 120],
  19: [1556, 132],
  20: [1568, 174],
  21: [1568, 212],
  22: [1568, 250],
  23: [1568, 288],
  24: [1568, 326],
  25: [1568, 364],
  26: [1568, 402],
  27: [1568, 440],
  28: [1568, 478],
  29: [1568, 516],
  30: [1568, 554],
  31: [1568, 592],
  32: [1568, 630],
  33: [1568, 668],
  34: [1568, 706],
  35: [1568, 744],
  36: [1568, 782],
  37: [1568, 820],
  38: [1568, 858],
  39: [1540, 906],
};

export const turnouts: Record<string, Point> = {
  "4.5": [640, 144],
  "7.5": [832, 144],
  "10.5": [1024, 144],
  "13.5": [1216, 144],
  "16.5": [1408, 144],
  "21.5": [1536, 231],
  "25.5": [1536, 383],
  "29.5": [1536, 535],
  "33.5": [1536, 687],
};

export const crosses: Point[] = [
  [576, 104],
  [640, 104],
  [704, 104],
  [832, 104],
  [960, 104],
  [1024, 104],
  [1088, 104],
  [1216, 104],
  [1344, 104],
  [1408, 104],
  [1472, 104],
];

export const stations: Record<string, { disc: Point; label: Point; master?: Point }> = {
  1: { disc: [640, 176], master: [592, 176], label: [684, 176] },
  2: { disc: [832, 176], master: [784, 176], label: [876, 176] },
  3: { disc: [1024, 176], master: [976, 176], label: [1068, 176] },
  4: { disc: [1216, 176], master: [1168, 176], label: [1260, 176] },
  5: { disc: [1408, 176], master: [1360, 176], label: [1452, 176] },
  6: { disc: [1484, 231], label: [1484, 265] },
  7: { disc: [1484, 383], label: [1484, 417] },
  8: { disc: [1484, 535], label: [1484, 569] },
  9: { disc: [1484, 687], label: [1484, 721] },
  10: { disc: [1484, 906], label: [1484, 940] },
};

export const leaveBonus: Point = [1504, 866];

export const cities: Point[] = [
  [344, 54],
  [416, 54],
  [608, 54],
  [736, 54],
  [864, 54],
  [992, 54],
  [1120, 54],
  [1248, 54],
  [1376, 54],
  [1504, 54],
];

export const pairs: Record<string, Point> = {
  1: [512, 40],
  2: [672, 40],
  3: [800, 40],
  4: [928, 40],
  5: [1056, 40],
  6: [1184, 40],
  7: [1312, 40],
};

export const cityLabels: Record<string, Point> = { 0: [272, 30], 9: [1566, 30], 8: [1440, 40] };

export const kansasCity: {
  spots: Record<string, Point>;
  foresights: Record<string, Point[]>;
  supply_piles: Record<string, Point>;
} = {
  spots: { 1: [200, 216], 2: [140, 216], 3: [80, 216], 4: [40, 172], 5: [40, 122] },
  foresights: { 1: [[200, 262], [200, 310]], 2: [[140, 262], [140, 310]], 3: [[80, 262], [80, 310]] },
  supply_piles: { 1: [200, 168], 2: [150, 168], 3: [100, 168] },
};

export const jobs: {
  column_x: number[];
  row_y: number[];
  player_count_signs: Record<string, Point>;
  cost_label_x: number;
  yellow_arrow_icons: Point[];
  exit_arrow: Point;
} = {
  column_x: [50, 96, 142, 188],
  row_y: [380, 426, 472, 518, 564, 610, 656, 702, 748, 794, 840, 886],
  player_count_signs: { 4: [50, 348], 3: [96, 348], 2: [142, 348] },
  cost_label_x: 228,
  yellow_arrow_icons: [[228, 633], [228, 771]],
  exit_arrow: [188, 916],
};

export const market: {
  price_cells: Record<string, Point[]>;
  cards_area: { x: number; y: number; w: number; h: number };
  stack: Point;
} = {
  price_cells: { orange: [[330, 934], [416, 934]], value3: [[520, 934], [606, 934], [692, 934]], brown: [[800, 934], [886, 934], [972, 934]], purple: [[1080, 934], [1166, 934]] },
  cards_area: { x: 290, y: 950, w: 1130, h: 46 },
  stack: [262, 972],
};

export const offsets: Record<string, Point[]> = {
  herders: [[-34, -24], [-12, -24], [12, -24], [34, -24]],
  engines_on_start: [[-33, -16], [-11, -16], [11, -16], [33, -16]],
  discs_on_city: [[-14, -18], [14, -18], [-14, 4], [14, 4]],
  discs_on_station: [[-9, -9], [9, -9], [-9, 9], [9, 9]],
};

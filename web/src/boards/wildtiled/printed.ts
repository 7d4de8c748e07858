// Written by generate from boards.yaml, tiles.yaml, trays.yaml and components.yaml: do not edit.

import type { Side, TileFace } from "./shapes";

export const sides: Record<string, Side> = {
  B1: { terrain: ".......m...m.c.........f..........................ccf..........hh......h.......fhh.......c...h...m.c", icons: "b..U....P........P...P..gb.........U.....sU....s....B..X...g...B..b.U.U..s.......B..U..g..b.....P.P.", areas: "....DDD.FF..C.DDD.FFCCC..DD.FF.CC.....FF.................BBB..E....B.B..EE.AA.....EE.AAA....E..AA...", towns: [{ letter: "A", name: "Lone Star", points: 6, edge: "S", at: 6 }, { letter: "B", name: "Dry Fork", points: 4, edge: "E", at: 6 }, { letter: "C", name: "Amber Wells", points: 5, edge: "W", at: 2 }, { letter: "D", name: "Saddleback", points: 8, edge: "N", at: 5 }, { letter: "E", name: "Juniper", points: 5, edge: "S", at: 2 }, { letter: "F", name: "Red Butte", points: 8, edge: "E", at: 2 }] },
  B1c: { terrain: "cfc............................h....hh...hh.....cfm...........f.h.......cc..m..............m........", icons: "......Ug....s...............U.s..U..B...PB..b.U....P....X..b..B............U.P..b.U.......P.P...g.U.", areas: "...DDD..FFEE.DDD..FFEE.DD....FE........FE.................BBAA......BBAA.....C.BAA...CCC.B.....CCC.B", towns: [{ letter: "A", name: "Charter Oak", points: 5, edge: "W", at: 7, order: 1 }, { letter: "B", name: "Plumb Line", points: 6, edge: "E", at: 7, order: 6 }, { letter: "C", name: "Meridian", points: 6, edge: "S", at: 6, order: 3 }, { letter: "D", name: "Boundary", points: 8, edge: "N", at: 4, order: 2 }, { letter: "E", name: "Landmark", points: 5, edge: "W", at: 3, order: 4 }, { letter: "F", name: "Surveyor Post", points: 5, edge: "E", at: 2, order: 5 }] },
  B2: { terrain: ".......fcc.......c.......m..................c.........c.....cf......h.c.......h.....m......h....hh..", icons: "g.U...UB.......P...b....P....U...UsP.............g.U....X.........bU...b..P...................s.BBg.", areas: ".....F.....BB.FFF...BBB.F.....BBB.F..AAA.......AAA.............CCC.....E.CCC...DEEE..C..DDE.EE....DD", towns: [{ letter: "A", name: "Longhorn", points: 5, edge: "E", at: 4 }, { letter: "B", name: "Clover Bend", points: 8, edge: "W", at: 3 }, { letter: "C", name: "Milkwood", points: 6, edge: "S", at: 5 }, { letter: "D", name: "Oxbow", points: 4, edge: "E", at: 8 }, { letter: "E", name: "Brandiron", points: 6, edge: "S", at: 2 }, { letter: "F", name: "Tallgrass", points: 5, edge: "N", at: 5 }] },
  B2c: { terrain: ".......c.........f...m..hh....c......h..fc........c..h.........h..................cc....m...........", icons: ".....gU....s.....B.bP...B......P...X......U.g....U....U....bwwwBwwwwwwg.www.UgP..............s....PU", areas: "BBB.......BBB......DB.......DD........DD.....FFF.......FFF.E........EEAA......EEAA...CCC.EAA...CCCC.", towns: [{ letter: "A", name: "Ferry Landing", points: 7, edge: "S", at: 1 }, { letter: "B", name: "Sandbar", points: 6, edge: "N", at: 1 }, { letter: "C", name: "High Bank", points: 8, edge: "S", at: 7 }, { letter: "D", name: "Driftwood", points: 4, edge: "E", at: 2 }, { letter: "E", name: "Levee", points: 5, edge: "E", at: 7 }, { letter: "F", name: "Ford's End", points: 5, edge: "E", at: 5 }] },
  B3: { terrain: "...m....m......ccf..m.........................................m..........hh.....hh.....h.....fc..h..", icons: "b.P.PgUP.P.......B.b.U........Pg...........X.Us.....P......U.U.........s..B............B..U.....U.b.", areas: "..C.C....A..CCC...AA..CCC...AAFF......AAFFF...DD..FF....DDD.........D...B......E..BBB...EE.BB.....EE", towns: [{ letter: "A", name: "Nugget", points: 6, edge: "E", at: 2 }, { letter: "B", name: "Pan Creek", points: 5, edge: "S", at: 2 }, { letter: "C", name: "Shaft City", points: 8, edge: "N", at: 4 }, { letter: "D", name: "Assay", points: 5, edge: "E", at: 6 }, { letter: "E", name: "Claimstone", points: 4, edge: "E", at: 8 }, { letter: "F", name: "Glitter Rock", points: 6, edge: "W", at: 4 }] },
  B3c: { terrain: "....cc.m.......f...............hh.................m........m........h...h.m.......h...........cf....", icons: "U.......PUs....B.............b..B.g.U...P........P.P......P.Ub.......U...U.P......B..s.U..g.........", areas: "..EE.........EE..AAACCC.EE.AAAC........ACCC.FF......C.F........FF.B...DD...BB...DD...BB...DD....B...", towns: [{ letter: "A", name: "Vaultstone", points: 6, edge: "E", at: 2 }, { letter: "B", name: "Ingot", points: 5, edge: "S", at: 6 }, { letter: "C", name: "Bullion", points: 8, edge: "W", at: 3 }, { letter: "D", name: "Dividend", points: 5, edge: "S", at: 1 }, { letter: "E", name: "Strongbox", points: 5, edge: "N", at: 3 }, { letter: "F", name: "Safe Haven", points: 4, edge: "S", at: 4 }] },
  B4: { terrain: "....h......m..h.............m................fc.........c...h.........hh...h........hh.m.c.........c", icons: "b...B.U.s.P.P........U................P....b.B..Ubs...X.....BU....b.....b.U....U.....BP.P.g...g...b.", areas: "BBBB...AA.B.B....AA....DDD.A.....DDD.AA.FF.DD.....FFF....CCC.......CCC...........E.........EEEEEE...", towns: [{ letter: "A", name: "Vulture Rock", points: 6, edge: "N", at: 8 }, { letter: "B", name: "Last Chance", points: 5, edge: "N", at: 2 }, { letter: "C", name: "Quickdraw", points: 5, edge: "E", at: 6 }, { letter: "D", name: "Ambush Bend", points: 8, edge: "N", at: 4 }, { letter: "E", name: "Sidewinder", points: 6, edge: "S", at: 4 }, { letter: "F", name: "Dead End", points: 4, edge: "W", at: 5 }] },
  B4c: { terrain: ".fc.........c.....m.......c.........c.........f.....m....h...h.....h...h..h..h.....hh...........m...", icons: "gW...U.........s.P...U.....U.b....X.......Pb..B...b..U........P....Bs.....B..W...U..W.gU.bb....P.P..", areas: "...DD........DD.......DDD...EE.C......EECCC.....EECC.............A..BB.....AA.BB.....AA.BB....AA....", towns: [{ letter: "A", name: "Bounty", points: 6, edge: "S", at: 5 }, { letter: "B", name: "Posse", points: 5, edge: "E", at: 7 }, { letter: "C", name: "Ransom", points: 5, edge: "W", at: 5 }, { letter: "D", name: "Standoff", points: 6, edge: "N", at: 4 }, { letter: "E", name: "Stakeout", points: 5, edge: "E", at: 3 }] },
  B5: { terrain: "...m....................c.........cf....h.........h.m...............c......m..f..f.....h..cc..hh....", icons: "b.P.PU...s...b.............U..U....B.s....U...X..U.P.Pb.U.............s..U..P..gU.....gB.....g.B....", areas: "AAA...DDDDAAA..DDDDDAAA........A............CC.......CCC.......CCC...B.........B......B.BB......BBBB", towns: [{ letter: "A", name: "Big Bend", points: 11, edge: "N", at: 1 }, { letter: "B", name: "Grand Crossing", points: 9, edge: "E", at: 8 }, { letter: "C", name: "Capital Flats", points: 8, edge: "S", at: 4 }, { letter: "D", name: "Broadwater", points: 9, edge: "E", at: 1 }] },
  B5c: { terrain: "cf......hhc.....h............m...............cf.......h......m..h.....c......m..c.........f.........", icons: "...s....B.....G.B..bsU.....UP...............U......PG....s..P.UX.....U......P.P......g..G.Bg.U....Ub", areas: "...CCCCC.........CCC..........BBB....AAABBB....AAABB.....AAAB....DD........DD........DDD.......DD...", towns: [{ letter: "A", name: "Parcel", points: 9, edge: "E", at: 4 }, { letter: "B", name: "Dry Goods", points: 9, edge: "W", at: 5 }, { letter: "C", name: "Ledger", points: 8, edge: "E", at: 1 }, { letter: "D", name: "Counter", points: 9, edge: "S", at: 6 }] },
  B6: { terrain: "......m......................m..fc..............hhc.hh......c...cf....f.............m....h..........", icons: "U..s.P.P..b.....U......U....s...B.....UPU....g..B...B...X.....b..............g...b.P.P........Us....", areas: "..DDDD..HHFF.....HHHFFF..GG........GG........GG...................EEEE.A.BBB..EE.A.B..C...AA.B..CCCC", towns: [{ letter: "A", name: "Acorn", points: 3, edge: "S", at: 1 }, { letter: "B", name: "Birchville", points: 4, edge: "S", at: 3 }, { letter: "C", name: "Cottonwood", points: 4, edge: "E", at: 9 }, { letter: "D", name: "Dovecote", points: 3, edge: "N", at: 4 }, { letter: "E", name: "Elmstead", points: 5, edge: "E", at: 7 }, { letter: "F", name: "Fernhill", points: 4, edge: "W", at: 2 }, { letter: "G", name: "Greenbrier", points: 5, edge: "N", at: 6 }, { letter: "H", name: "Hollyhock", points: 4, edge: "E", at: 1 }] },
  B6c: { terrain: "h.........h...........m..hh..h............c.......m.f....m............................c...cfc...f...", icons: ".b............U....sU....B.U.B..P.g................PBU.X..P.P....g.P.U.s...............U.....b....s.", areas: ".CC.DD.GGG.CCC.DD.GG.................EEE.......EEE.A........AAA.................BBBB....FF...B...FFF", towns: [{ letter: "A", name: "Relay", points: 3, edge: "W", at: 6 }, { letter: "B", name: "Axle", points: 4, edge: "S", at: 3 }, { letter: "C", name: "Harness", points: 4, edge: "N", at: 2 }, { letter: "D", name: "Lantern", points: 3, edge: "N", at: 5 }, { letter: "E", name: "Toll", points: 5, edge: "E", at: 4 }, { letter: "F", name: "Whip", points: 4, edge: "E", at: 9 }, { letter: "G", name: "Coachman", points: 4, edge: "E", at: 1 }], edges: [["N", 0, 4, "stop"], ["E", 5, 9, "stop"], ["S", 9, 5, "stop"], ["W", 3, 0, "stop"]] },
  B7: { terrain: "..c.........cf.m.........................h.......m.hh..c.....h...fc.................m...hh........hh", icons: "b....P...s...Bg.P..U....UP....Ub..X...........U.P..B....s...gBU..B.............b..b...U....U..P..g..", areas: "DD........DD....AA..DD...AAA...D...AAA..C.........C......EEEC......EEEC......EEEC.BB.B....C..BBBB...", towns: [{ letter: "A", name: "Mesa Point", points: 8, edge: "N", at: 7 }, { letter: "B", name: "Painted Arch", points: 6, edge: "S", at: 5 }, { letter: "C", name: "Coyote Ledge", points: 5, edge: "S", at: 0 }, { letter: "D", name: "Sunstone", points: 6, edge: "N", at: 1 }, { letter: "E", name: "Windy Gap", points: 9, edge: "E", at: 6 }] },
  B7c: { terrain: "..........m...cc.m......f.............c......hh.cf......h...h.....h...hh...m........................", icons: "b......P.g......P...P.U.B.U......X.g....s.O......B......BU....b...B.Ob....P.....U.O..PO......U...Us.", areas: "..BBBBB.EE..BB....EECC......EECC........CC...........D.........DD....A...DD...AA...DD..AAA........AA", towns: [{ letter: "A", name: "Crater", points: 8, edge: "E", at: 8 }, { letter: "B", name: "Signal", points: 6, edge: "N", at: 4 }, { letter: "C", name: "Nightwatch", points: 5, edge: "W", at: 3 }, { letter: "D", name: "Meteor", points: 6, edge: "S", at: 4 }, { letter: "E", name: "Halo", points: 5, edge: "E", at: 1 }] },
  B8: { terrain: "....h.c....cc...c.m.......f.........................m.h.........h..m............fc....h...f.....h...", icons: "...gBU.bP....U.............U..U.s.........P...g..U.P.P..U......U.X..P.....b..g.bB....U.....s....Bs..", areas: "DDD....FFFD........FD........F.B..EEE..FBB..EEE....B......AA.B......AA.B.CC.AAAA..CCC........CC.....", towns: [{ letter: "A", name: "Trailhead", points: 8, edge: "E", at: 6 }, { letter: "B", name: "Waystation", points: 5, edge: "W", at: 4 }, { letter: "C", name: "Wagon Rut", points: 6, edge: "S", at: 4 }, { letter: "D", name: "Milepost", points: 4, edge: "N", at: 1 }, { letter: "E", name: "Campfire", points: 5, edge: "E", at: 4 }, { letter: "F", name: "Journey's End", points: 5, edge: "E", at: 2 }] },
  B8c: { terrain: ".....m......fc.....fm.....h..c......h............m.h.........h....................cf...h.....c......", icons: "....P..bUAP...U......b..A.B...P.....B..U.U....XgP.......U..P....s.........U....g...B..s..UUs........", areas: "DD....CC..DD....CCC..DD....CC.....BB........BB........BB.AAAF......AAAFFF.....AAFF..EEE.......EEE...", towns: [{ letter: "A", name: "Spade Creek", points: 8, edge: "E", at: 6 }, { letter: "B", name: "Heartwood", points: 5, edge: "N", at: 5 }, { letter: "C", name: "Diamond Flats", points: 6, edge: "N", at: 7 }, { letter: "D", name: "Club Hill", points: 5, edge: "N", at: 1 }, { letter: "E", name: "High Card", points: 5, edge: "S", at: 5 }, { letter: "F", name: "Full House", points: 5, edge: "W", at: 7 }], edges: [["N", 0, 3, "hearts"], ["E", 6, 9, "clubs"], ["S", 9, 2, "spades"], ["W", 3, 0, "diamonds"]] },
};

export const tiles: Record<string, TileFace> = {
  F01: { rows: ["cf"] },
  F02: { rows: ["cc", "f."] },
  F03: { rows: ["cfc"], icons: { "0,1": "bandit" } },
  F04: { rows: ["cf", "fc"] },
  F05: { rows: ["cfc", ".f."], icons: { "1,1": "bandit" } },
  F06: { rows: [".cf", "fr."], icons: { "1,1": "street" } },
  F07: { rows: ["fcf", "r.."], icons: { "1,0": "gold" } },
  F08: { rows: ["cc", "cf", "f."], icons: { "2,0": "bandit" } },
  F09: { rows: ["cfcr", "f..."], icons: { "0,3": "sheriff" } },
  F10: { rows: ["c..", "fc.", ".fr"], icons: { "2,2": "bullet" } },
  F11: { rows: ["cfc", "fcf"] },
  SAS: { rows: ["###", ".r."], icons: { "0,1": "ace_spades", "1,1": "bandit" } },
  SAH: { rows: ["##", "#.", "r."], icons: { "0,0": "ace_hearts", "2,0": "bandit" } },
  SAD: { rows: ["##.", ".#r"], icons: { "0,1": "ace_diamonds", "1,2": "bandit" } },
  SAC: { rows: ["##", "#r"], icons: { "0,0": "ace_clubs", "1,1": "bandit" } },
  CTS: { rows: ["rrr"], icons: { "0,1": "ace_spades" } },
  CTH: { rows: ["rr", "r."], icons: { "0,0": "ace_hearts" } },
  CTD: { rows: ["rrr"], icons: { "0,0": "ace_diamonds" } },
  CTC: { rows: ["rr", "r."], icons: { "1,0": "ace_clubs" } },
  R01: { rows: ["rrr"], icons: { "0,1": "sheriff" } },
  R02: { rows: ["rr", "r."], icons: { "0,0": "sheriff" } },
  R03: { rows: ["rrr", "r.."], icons: { "0,2": "gold", "0,0": "gold", "1,0": "bandit" } },
  R04: { rows: [".rr", "rr."], icons: { "1,0": "bullet" } },
  R05: { rows: [".r.", "rrr", ".r."], icons: { "1,1": "sheriff", "0,1": "bullet" } },
  R06: { rows: ["rr.", ".r.", ".rr"], icons: { "0,0": "bullet", "2,2": "bullet", "1,1": "bandit" } },
  R07: { rows: ["rrrr"], icons: { "0,0": "pickaxe" } },
  bank: { rows: ["###", ".#."], sign: "red" },
  barn: { rows: ["##", "##"], sign: "yellow" },
  cache: { rows: ["##", "#."], sign: "white" },
  chapel: { rows: [".#.", "###", ".#."], sign: "pink" },
  fancy_saloon: { rows: ["##", "##", "r."], sign: "white" },
  general_store: { rows: ["##", "#.", "#."], sign: "red" },
  hideout: { rows: [".##", "##."], sign: "white" },
  hotel: { rows: ["##", "##", "##"], sign: "yellow" },
  ranch: { rows: ["#.#", "###"], sign: "pink" },
  lumber_mill: { rows: ["###"], sign: "yellow" },
  sheriffs_office: { rows: ["###", "#..", "#.."], sign: "white" },
  stables: { rows: ["####"], sign: "pink" },
  town_hall: { rows: [".#.", "###", "#.#"], sign: "red" },
  wheelwright: { rows: ["##"], sign: "white" },
};

export const prairieLines: string[][] = [
  ["L-A1", "L-B1", "L-C1", "L-D1"],
  ["L-A2", "L-B2", "L-C2", "L-D2"],
  ["L-A3", "L-B3", "L-C3", "L-D3"],
  ["L-A4", "L-B4", "L-C4", "L-D4"],
  ["L-A5", "L-B5", "L-C5", "L-D5"],
  ["L-D1", "L-C1", "L-B1", "L-A1"],
  ["L-D2", "L-C2", "L-B2", "L-A2"],
  ["L-D3", "L-C3", "L-B3", "L-A3"],
  ["L-D4", "L-C4", "L-B4", "L-A4"],
  ["L-D5", "L-C5", "L-B5", "L-A5"],
  ["R-A1", "R-B1", "R-C1", "R-D1"],
  ["R-A2", "R-B2", "R-C2", "R-D2"],
  ["R-A3", "R-B3", "R-C3", "R-D3"],
  ["R-A4", "R-B4", "R-C4", "R-D4"],
  ["R-A5", "R-B5", "R-C5", "R-D5"],
  ["R-D1", "R-C1", "R-B1", "R-A1"],
  ["R-D2", "R-C2", "R-B2", "R-A2"],
  ["R-D3", "R-C3", "R-B3", "R-A3"],
  ["R-D4", "R-C4", "R-B4", "R-A4"],
  ["R-D5", "R-C5", "R-B5", "R-A5"],
];

export const riverLines: string[][] = [
  ["L-B1", "L-B2", "L-B3", "L-B4", "L-B5"],
  ["L-C1", "L-C2", "L-C3", "L-C4", "L-C5"],
  ["L-B5", "L-B4", "L-B3", "L-B2", "L-B1"],
  ["L-C5", "L-C4", "L-C3", "L-C2", "L-C1"],
  ["R-B1", "R-B2", "R-B3", "R-B4", "R-B5"],
  ["R-C1", "R-C2", "R-C3", "R-C4", "R-C5"],
  ["R-B5", "R-B4", "R-B3", "R-B2", "R-B1"],
  ["R-C5", "R-C4", "R-C3", "R-C2", "R-C1"],
];

export const townBonus = [5, 3, 2, 0];

export const tusslePoints = [2, 3, 4, 5];

export const trackLength = 50;

export const herdPoints: Record<number, number> = { 3: 2, 4: 4, 5: 6, 6: 9, 7: 12 };

export const mineTrack: [income: number, points: number, hat: boolean][] = [
  [2, 0, false],
  [2, 1, false],
  [2, 2, false],
  [3, 4, true],
  [3, 6, false],
  [3, 8, false],
  [4, 10, false],
  [4, 12, false],
  [4, 14, false],
  [5, 16, false],
];

export const revealSpaces: [year: number, round: number][] = [
  [1, 2],
  [1, 4],
  [2, 1],
  [2, 3],
  [3, 1],
  [3, 3],
  [4, 1],
  [4, 3],
];

// The preview of a walk: the line, a number at every location entered, and what is paid where.

import type { Lit, Option, Snapshot } from "../../lib/types";
import { dollars } from "../pieces/words";
import { spline } from "../pieces/lines";
import { nameOf } from "../pieces/seats";
import type { Edge, Hand } from "../pieces/shapes";
import { walkShown, type Walk } from "../pieces/walk";
import { edgePoints, findWay } from "../pieces/ways";
import { trailOf } from "./geometry";
import { edges, spaces } from "./layout";
import type { GwtView } from "./shapes";
import { buildings, fees } from "./tiles";
import { playersAt, readTile, viewOf } from "./view";
import { words } from "./words";

/** The word in the notation of a move that takes the side branch of a fork. */
const branches: Record<string, string> = {
  A: "flood",
  B: "drought",
  C: "south",
  C3: "village",
  D: "village",
  E: "rocks",
  F: "F2",
  G: "G2",
};

/** The walk that is being previewed, if one is. */
export function walkOf(snapshot: Snapshot, lit: ReadonlyMap<string, Lit>): Walk | null {
  const { passed, goal } = walkShown(lit);
  const view = viewOf(snapshot);
  const option = goal === undefined ? undefined : moveTo(snapshot, goal, passed);
  const seat = snapshot.decision?.seat ?? -1;
  if (option && goal !== undefined) {
    const from = view.players[seat]?.herder ?? "off";
    const way = follow(view, from, goal, option.notation);
    return draw(snapshot, way, [...passed, goal], option.warning === "" ? -1 : seat);
  }
  if (passed.length === 0) return null;
  const [first = "", ...rest] = goal === undefined ? passed : [...passed, goal];
  return draw(snapshot, findWay(trailOf(view.edition), first, rest, isEmpty(view)), [first, ...rest], -1);
}

const isEmpty =
  (view: GwtView) =>
  (space: string): boolean =>
    view.trail[space] === undefined;

/** The move that goes to this place along these places. */
function moveTo(snapshot: Snapshot, goal: string, passed: readonly string[]): Option | undefined {
  const wanted = [`trail:${goal}`, ...passed.map((space) => `path:${space}`)].join();
  const moves = (snapshot.decision?.options ?? []).filter((o) => o.notation.startsWith("move "));
  return moves.find((option) => option.anchors.join() === wanted);
}

/** The edges of a move, taking the branches its notation names. */
function follow(view: GwtView, from: string, goal: string, notation: string): Edge[] {
  const taken = (notation.split(" via ")[1] ?? "").split("+");
  const way: Edge[] = [];
  for (let here = from; here !== goal && way.length < 60;) {
    const ahead = edges[view.edition].filter((edge) => edge[0] === here);
    const side = ahead.length > 1 && taken.includes(branches[here] ?? "");
    const edge = ahead[side ? 1 : 0];
    if (!edge) break;
    way.push(edge);
    here = edge[1];
  }
  return way;
}

function draw(snapshot: Snapshot, way: readonly Edge[], entered: string[], payer: number): Walk {
  const view = viewOf(snapshot);
  const line = way.map((edge) => spline(edgePoints(trailOf(view.edition), edge))).join("");
  const marks = entered.map((space, i) => {
    const place = spaces[view.edition][space];
    const wide = place?.kind === "building" || place?.kind === "neutral";
    return { x: (place?.x ?? 0) + 8, y: (place?.y ?? 0) + (wide ? 41 : 31), n: i + 1 };
  });
  return { line, marks, flags: payer < 0 ? [] : flagsOn(snapshot, entered, payer) };
}

/** A flag at every place where something is paid; the money may run out on the way. */
function flagsOn(snapshot: Snapshot, entered: readonly string[], payer: number): Walk["flags"] {
  const view = viewOf(snapshot);
  let left = view.players[payer]?.money ?? 0;
  return entered.flatMap((space) => {
    const place = spaces[view.edition][space];
    const { fee, owner } = feeOf(view, space, payer);
    const paid = Math.min(fee, left);
    left -= paid;
    if (!place || paid === 0) return [];
    const money = dollars(paid);
    const text = owner < 0 ? words().payBank(money) : words().pay(money, nameOf(snapshot, owner));
    const wide = place.kind === "building";
    const half = (text.length * 8.2 + 14) / 2;
    const x = Math.min(1590 - half, place.x + (wide ? 28 : 10) + half);
    const y = place.y - (wide ? 56 : 48);
    return [{ x, y, text, tip: [place.x + (wide ? 40 : 14), place.y - (wide ? 35 : 25)] as [number, number] }];
  });
}

/** The sum of the hands on a tile, at the prices of this table; a player's own buildings cost nothing. */
function feeOf(view: GwtView, space: string, payer: number): { fee: number; owner: number } {
  const tile = readTile(view.trail[space] ?? "");
  const price = fees[playersAt(view)];
  if (!tile || !price) return { fee: 0, owner: -1 };
  const sum = (hands: readonly Hand[]): number => hands.reduce((all, hand) => all + price[hand], 0);
  if (tile.kind === "hazard") return { fee: sum([tile.hand]), owner: -1 };
  if (tile.kind === "village") return { fee: price[tile.color === "green" ? "green" : "black"], owner: -1 };
  if (tile.kind !== "private" || tile.seat === payer) return { fee: 0, owner: -1 };
  return { fee: sum(buildings[view.edition][tile.name]?.hands ?? []), owner: tile.seat };
}

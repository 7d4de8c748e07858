// Where ranchers are drawn: side by side when they share a place.

import type { Snapshot } from "../../lib/types";
import { markOf } from "../pieces/seats";
import type { Piece, Point } from "../pieces/shapes";
import type { Way } from "../pieces/travel";
import { toldStops, walked } from "../pieces/ways";
import { placeOf, trail } from "./geometry";
import { simmental, spaces } from "./layout";
import { viewOf } from "./view";

/** On the upper edge of a tile from the right, then beside it. */
const ON_TOP = [32, 4, -24, -52];
const ON_EL_PASO = [50, 18, -14, -46];

/** Where everybody is, by seat; Sue comes after the last seat. */
function places(snapshot: Snapshot): string[] {
  const view = viewOf(snapshot);
  const all = view.players.map((player) => player.rancher);
  return view.automaton ? [...all, view.automaton.rancher] : all;
}

export function ranchersOf(snapshot: Snapshot): Piece[] {
  const { finisher } = viewOf(snapshot);
  const all = places(snapshot);
  return all.flatMap((here, seat) => {
    const mark = markOf(snapshot, seat);
    if (seat === finisher) return [{ seat, mark, x: simmental.x, y: simmental.y }];
    const space = spaces[here];
    if (!space) return [];
    const rank = all.filter((other, i) => other === here && i < seat && i !== finisher).length;
    const aside = (space.kind === "el_paso" ? ON_EL_PASO : ON_TOP)[rank] ?? 0;
    return [{ seat, mark, x: space.x + aside, y: space.y - 47 }];
  });
}

/** The route that a rancher has taken, as told by an option that led there. */
export function rancherWay(before: Snapshot, after: Snapshot, seat: number): Way {
  const [from = "off", to = "off"] = [places(before)[seat], places(after)[seat]];
  if (from === "off" || to === "off") return { stops: [], line: [] };
  if (seat === viewOf(after).finisher && seat !== viewOf(before).finisher && from === to) return straight(from);
  if (from === to) return { stops: [], line: [] };
  const trailBefore = viewOf(before).trail;
  return walked(trail, from, toldStops(after, seat, to), to, (space) => trailBefore[space] === undefined);
}

/** From a place of the trail to the Simmental space. */
function straight(from: string): Way {
  const goal: Point = [simmental.x, simmental.y];
  return { stops: [from, "simmental"], line: [placeOf(from), goal] };
}

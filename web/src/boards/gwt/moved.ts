// Workers, tiles, cards and discs that have gone from one place to another.

import type { IconName } from "../../lib/icons";
import type { Moved, Snapshot } from "../../lib/types";
import { differing } from "../pieces/differing";
import { gone, grown, Moves } from "../pieces/moved";
import type { GwtView } from "./shapes";
import { masterStations } from "./stations";
import { everybody, readTile, viewOf } from "./view";

/** How a tile looks on its way. */
function face(word: string): IconName {
  const tile = readTile(word);
  if (tile?.kind === "worker") return tile.worker;
  if (tile?.kind === "hazard") return tile.zone;
  return tile?.kind === "village" ? "teepee" : "building";
}

export function moved(from: Snapshot, to: Snapshot): Moved[] {
  const [before, after] = [viewOf(from), viewOf(to)];
  const moves = new Moves(from, to);
  const foreseen = leftForesight(before, after);
  for (const cell of differing(before.jobs, after.jobs)) {
    const [old, now] = [before.jobs[cell], after.jobs[cell]];
    if (now) moves.add(take(foreseen, now) ?? "kansas_city", `job:${cell}`, now, null);
    else if (old) moves.taken(`job:${cell}`, old);
  }
  trailMoves(moves, before, after, foreseen);
  for (const card of gone(before.market, after.market)) moves.taken(`market:${card}`, "cow");
  for (const card of gone(before.display, after.display)) moves.taken(`objective:${card}`, "objective");
  const posts = masterStations(after);
  before.masters.forEach((master, n) => {
    if (master !== "" && after.masters[n] === "") moves.taken(`master:${posts[n] ?? ""}`, "station-master");
  });
  discMoves(moves, before, after);
  return moves.found;
}

/** The places of foresight tiles that have gone, by what they were. */
function leftForesight(before: GwtView, after: GwtView): { word: string; anchor: string }[] {
  return before.foresight.flatMap((word, n) =>
    word === after.foresight[n] || word === "none" || word === ""
      ? []
      : [{ word, anchor: `foresight:${Math.floor(n / 2) + 1}.${(n % 2) + 1}` }],
  );
}

/** The place that a tile has come from, if it lay in Kansas City. */
function take(foreseen: { word: string; anchor: string }[], word: string): string | undefined {
  const at = foreseen.findIndex((each) => each.word === word);
  return at < 0 ? undefined : foreseen.splice(at, 1)[0]?.anchor;
}

function trailMoves(moves: Moves, before: GwtView, after: GwtView, foreseen: { word: string; anchor: string }[]): void {
  for (const space of differing(before.trail, after.trail)) {
    const [old = "", now = ""] = [before.trail[space], after.trail[space]];
    const tile = readTile(now);
    if (tile?.kind === "private") moves.put(tile.seat, `trail:${space}`, "building");
    else if (tile) moves.add(take(foreseen, now) ?? "foresight:1.1", `trail:${space}`, face(now), null);
    else if (readTile(old)?.kind !== "private") moves.taken(`trail:${space}`, face(old));
  }
}

/** Discs that were put on cities and stations. */
function discMoves(moves: Moves, before: GwtView, after: GwtView): void {
  const stood = everybody(before);
  everybody(after).forEach((now, seat) => {
    const old = stood[seat];
    if (!old) return;
    for (const city of grown(old.cities, now.cities)) {
      moves.put(seat, `city:${after.north?.cities[Number(city)]?.id ?? city}`, null);
    }
    for (const station of gone(now.stations, old.stations)) moves.put(seat, `station:${station}`, null);
  });
}

// The routes that herders and engines travel.

import type { Snapshot } from "../../lib/types";
import type { Way } from "../pieces/travel";
import { toldStops, walked } from "../pieces/ways";
import { trackWay, trailOf } from "./geometry";
import { everybody, viewOf } from "./view";

const NOWHERE: Way = { stops: [], line: [] };

/** The places a herder walks through, according to the log. */
export function herderWay(before: Snapshot, after: Snapshot, seat: number): Way {
  const view = viewOf(after);
  const from = everybody(viewOf(before))[seat]?.herder ?? "off";
  const to = everybody(view)[seat]?.herder ?? "off";
  if (from === to || from === "off" || to === "off") return NOWHERE;
  const empty = (space: string): boolean => viewOf(before).trail[space] === undefined;
  return walked(trailOf(view.edition), from, toldStops(after, seat, to), to, empty);
}

/** The places an engine passes. */
export function engineWay(before: Snapshot, after: Snapshot, seat: number): Way {
  const from = everybody(viewOf(before))[seat]?.engine ?? "0";
  const to = everybody(viewOf(after))[seat]?.engine ?? "0";
  return from === to || to === "off" ? NOWHERE : { stops: [from, to], line: trackWay(from, to) };
}

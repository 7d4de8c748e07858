// The piece in the hand: where it is held over the settlement before it is placed. Board and
// buttons share it; a new decision takes it away.

import type { BoardProps } from "../../lib/types";
import { aim, kept, poseKey, posesOver, readPose, turnedPose, type Placing, type Pose } from "./placing";
import type { PieceCell } from "./shapes";

type Told = Pick<BoardProps, "ontry" | "onchoose">;

class Ghost {
  /** The orientation it should have, wherever it fits that way. */
  wish = $state(0);
  pose = $state.raw<Pose | null>(null);
  readonly turn = $derived(this.pose?.turn ?? this.wish);
  private occasion: unknown = null;

  /** A new decision: the piece lies as it lay in its slot, in nobody's hand yet. */
  begin(placing: Placing | null, occasion: unknown): void {
    if (occasion === this.occasion) return;
    this.occasion = occasion;
    const first = placing?.spots.values().next().value;
    this.wish = (placing && first ? readPose(placing.looks, first.notation)?.turn : 0) ?? 0;
    this.pose = null;
  }

  /** Where the piece of this decision is held; a piece held before it does not count. */
  held(placing: Placing): Pose | null {
    return this.pose && placing.looks.has(this.pose.turn) ? this.pose : null;
  }

  /** The orientation of the piece of this decision, whatever was held before it. */
  lies(placing: Placing): PieceCell[] {
    return placing.looks.get(this.turn) ?? [...placing.looks.values()][0] ?? [];
  }

  /** Show an option that was pointed at elsewhere. */
  follow(placing: Placing, notation: string | null): void {
    const pose = notation === null ? null : readPose(placing.looks, notation);
    if (!pose) return;
    this.wish = pose.turn;
    this.pose = pose;
  }

  /** Hold it over a cell. */
  over(placing: Placing, cell: number, { ontry }: Told): void {
    this.put(placing, aim(placing, this.wish, cell), ontry);
  }

  leave({ ontry }: Told): void {
    this.pose = null;
    ontry(null);
  }

  /** Tap a cell: lay it there; tapping again goes through all ways it can lie there. */
  tap(placing: Placing, cell: number, { ontry, onchoose }: Told): void {
    const all = posesOver(placing, cell, null);
    const same = all.filter(({ turn }) => turn === this.turn);
    const list = [...same, ...all.filter(({ turn }) => turn !== this.turn)];
    const now = this.pose ? list.findIndex((pose) => this.pose && poseKey(pose) === poseKey(this.pose)) : -1;
    const next = now < 0 ? list[0] : cycled(all, this.pose);
    this.hold(placing, next ?? aim(placing, this.turn, cell), { ontry, onchoose });
  }

  /** Move it with the keys. */
  step(placing: Placing, rows: number, columns: number, told: Told): void {
    const pose = this.held(placing);
    if (pose) this.hold(placing, kept(placing, { ...pose, row: pose.row + rows, column: pose.column + columns }), told);
    else this.first(placing, told);
  }

  /** Take it into the hand at its first legal place. */
  first(placing: Placing, told: Told): void {
    const option = placing.spots.values().next().value;
    const pose = option && readPose(placing.looks, option.notation);
    if (pose) this.hold(placing, pose, told);
  }

  rotate(placing: Placing, told: Told): void {
    this.orient(placing, placing.turn(this.turn), told);
  }

  flip(placing: Placing, told: Told): void {
    this.orient(placing, placing.flip(this.turn), told);
  }

  private orient(placing: Placing, turn: number, told: Told): void {
    this.wish = turn;
    const pose = this.held(placing);
    if (pose) this.hold(placing, turnedPose(placing, pose, turn), told);
  }

  /** Put it there, and select what that means. */
  private hold(placing: Placing, pose: Pose, { ontry, onchoose }: Told): void {
    this.wish = pose.turn;
    this.put(placing, pose, ontry);
    onchoose(placing.spots.get(poseKey(pose))?.notation ?? null, true);
  }

  private put(placing: Placing, pose: Pose, ontry: Told["ontry"]): void {
    this.pose = pose;
    ontry(placing.spots.get(poseKey(pose))?.notation ?? null);
  }
}

function cycled(poses: readonly Pose[], now: Pose | null): Pose | undefined {
  const at = now ? poses.findIndex((pose) => poseKey(pose) === poseKey(now)) : -1;
  return poses[(at + 1) % poses.length];
}

export const ghost = new Ghost();

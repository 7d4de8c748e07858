// Where an element of a drawing can be hovered, focused and clicked, by its anchor.

export type TagPlace = "upper" | "lower" | "above" | "before" | "inside" | "below" | "foot" | "none";

export interface Box {
  anchor: string;
  /** Centre and full size. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** How far outside the frame is drawn. */
  pad: number;
  /** Where the number goes. */
  tag: TagPlace;
  /** A part of something that has a frame already: it gets its own only when it is pointed at. */
  part?: boolean;
}

export function box(
  anchor: string,
  at: readonly [number, number],
  w: number,
  h: number,
  pad: number,
  tag: TagPlace,
): Box {
  return { anchor, x: at[0], y: at[1], w, h, pad, tag };
}

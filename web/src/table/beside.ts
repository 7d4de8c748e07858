// Where something small goes that stands beside a place on the screen.

export interface Beside {
  left: number;
  top: number;
  above: boolean;
  /** Where it points at the place, from its left edge. */
  point: number;
}

const EDGE = 8;
const GAP = 10;

/** Above the place if there is room, else below; never off the screen. */
export function beside(box: DOMRect, width: number, height: number): Beside {
  const middle = box.left + box.width / 2;
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, middle - width / 2));
  const above = box.top - height - GAP >= EDGE;
  const top = above ? box.top - height - GAP : Math.max(EDGE, Math.min(box.bottom + GAP, innerHeight - height - EDGE));
  return { left, top, above, point: Math.max(14, Math.min(width - 14, middle - left)) };
}

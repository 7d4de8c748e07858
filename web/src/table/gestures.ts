// Dragging, pinching and the wheel on a board in its frame.

import type { Lookout } from "../lib/lookout.svelte";

interface Point {
  x: number;
  y: number;
}

/** What moves less than this was meant as a click. */
const CLICK = 6;
const WHEEL = 0.0022;
const PINCHED = 0.01;
const TWICE = 1.7;

export class Gestures {
  private readonly pointers = new Map<number, Point>();
  private travelled = 0;

  constructor(
    private readonly frame: HTMLElement,
    private readonly lookout: Lookout,
    /** The board is being dragged, or no longer. */
    private readonly moving: (now: boolean) => void,
  ) {}

  /** Somebody has a finger on the board: it must not move by itself. */
  get touched(): boolean {
    return this.pointers.size > 0;
  }

  private at(event: MouseEvent): Point {
    const home = this.frame.getBoundingClientRect();
    return { x: event.clientX - home.x, y: event.clientY - home.y };
  }

  down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.pointers.set(event.pointerId, this.at(event));
    if (this.pointers.size === 1) this.travelled = 0;
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else this.drag(before, now, event.pointerId);
    this.pointers.set(event.pointerId, now);
  };

  private pinch(before: Point, now: Point, other: Point): void {
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was > 0) this.lookout.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    this.travelled = Infinity;
  }

  private drag(before: Point, now: Point, pointer: number): void {
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled <= CLICK) return;
    this.frame.setPointerCapture(pointer);
    this.moving(true);
    this.lookout.drag(now.x - before.x, now.y - before.y);
  }

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) setTimeout(() => this.moving(false));
  };

  /** What ends a drag is no click. */
  click = (event: MouseEvent): void => {
    if (this.travelled <= CLICK) return;
    event.stopPropagation();
    event.preventDefault();
    this.travelled = 0;
  };

  /** The wheel zooms, and so does a pinch on a touchpad, which browsers tell as a wheel with Ctrl. */
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { x, y } = this.at(event);
    this.lookout.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? PINCHED : WHEEL)), x, y);
  };

  twice = (event: MouseEvent): void => {
    const { x, y } = this.at(event);
    this.lookout.zoom(TWICE, x, y);
  };
}

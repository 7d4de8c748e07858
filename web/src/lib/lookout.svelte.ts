// What is to be seen of a board: where its frame stands, and how it comes to what can be chosen.
// Boxes are in pixels of the board as it is when it just fits its frame.

import { around, fitted, held, holds, lookAt, SMALLEST, together, zoomed, type Box, type Camera } from "./camera";

/** How wide a board must be so that its numbers can be read. */
export const READABLE = 860;
/** How wide it must be to be shown whole on a wide screen; a smaller one comes to what can be chosen. */
const CLEAR = 640;
/** All that can be chosen is shown at once if it is not much smaller than readable then. */
const NEARLY = 0.7;
/** The closest look that is taken unasked. */
const CLOSE = 2.7;
const WHOLE: Camera = { zoom: SMALLEST, x: 0, y: 0 };

export interface Looked {
  handheld: boolean;
  /** The width of the board divided by its height. */
  ratio: number;
}

export class Lookout {
  width = $state(0);
  height = $state(0);
  /** What can be chosen on the board. */
  places = $state.raw<readonly Box[]>([]);
  private camera = $state.raw<Camera>(WHOLE);

  readonly size = $derived({ width: this.width, height: this.height });
  readonly base = $derived.by(() => fitted(this.size, this.looked().ratio));
  readonly shown = $derived(held(this.camera, this.size, this.base));
  /** How many of the places cannot be seen whole. */
  readonly hidden = $derived(this.places.filter((box) => !holds(this.size, this.shown, box)).length);
  private readonly readable = $derived(Math.max(SMALLEST, READABLE / Math.max(1, this.base.width)));

  constructor(readonly looked: () => Looked) {}

  /** A new decision: come to where it can be answered, or to what is one's own. */
  decide(home: Box | null): void {
    const all = around(this.places);
    if (this.looked().handheld) this.camera = all ? this.reading(all) : this.closely(home);
    else if (this.base.width < CLEAR) this.camera = all ? this.look(all, this.readable) : WHOLE;
    else if (all === null || this.hidden > 0) this.camera = WHOLE;
  }

  /** Everything that can be chosen, if it can be read then; else as much as can be read at once. */
  private reading(all: Box): Camera {
    const whole = this.look(all, CLOSE);
    return whole.zoom < this.readable * NEARLY ? this.company() : whole;
  }

  private company(): Camera {
    const part = around(together(this.places, this.size, this.readable));
    return part ? this.look(part, CLOSE) : WHOLE;
  }

  private closely(box: Box | null): Camera {
    return box ? lookAt(box, this.size, this.base, this.readable, this.readable) : WHOLE;
  }

  private look(part: Box, most: number): Camera {
    return lookAt(part, this.size, this.base, most);
  }

  /** Show all that can be chosen; what is in sight already is shown closer. */
  seek(): void {
    const all = around(this.places);
    if (all) this.camera = this.hidden > 0 ? this.look(all, CLOSE) : this.company();
  }

  /** Bring a place into sight, if it is not. */
  bring(box: Box): void {
    if (holds(this.size, this.shown, box)) return;
    const { zoom } = this.shown;
    const closer = this.looked().handheld ? Math.max(zoom, Math.min(CLOSE, this.readable)) : zoom;
    this.camera = lookAt(box, this.size, this.base, closer, closer);
  }

  fit(): void {
    this.camera = WHOLE;
  }

  /** Zoom around a point of the frame, else around its middle. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    this.camera = zoomed(this.shown, factor, x, y, this.size, this.base);
  }

  drag(dx: number, dy: number): void {
    const { zoom, x, y } = this.shown;
    this.camera = { zoom, x: x + dx, y: y + dy };
  }
}

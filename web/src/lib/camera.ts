// Where a board is inside its frame. Pure geometry: all boxes are in pixels of the frame,
// the board is `base` wide at zoom 1 (when it just fits).

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  x: number;
  y: number;
}

export interface Camera {
  zoom: number;
  x: number;
  y: number;
}

/** A board is never smaller than its frame, and never so large that one gets lost on it. */
export const SMALLEST = 1;
export const MOST = 5;

/** How much of a frame may be filled by what it should show. */
const ROOM = 0.86;

/** Less than this is rounding. */
const SLACK = 1;

/** The largest board with this ratio that fits the frame. */
export function fitted(frame: Size, ratio: number): Size {
  const width = Math.min(frame.width, frame.height * ratio);
  return { width, height: width / ratio };
}

/** Keep the board in its frame: no gap at a side unless the board is smaller than the frame. */
export function held(camera: Camera, frame: Size, base: Size): Camera {
  const zoom = Math.max(SMALLEST, Math.min(MOST, camera.zoom));
  const along = (at: number, room: number, size: number): number =>
    size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at));
  return {
    zoom,
    x: along(camera.x, frame.width, base.width * zoom),
    y: along(camera.y, frame.height, base.height * zoom),
  };
}

/** Zoom by a factor around a point of the frame, which stays where it is. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, frame: Size, base: Size): Camera {
  const zoom = Math.max(SMALLEST, Math.min(MOST, camera.zoom * factor));
  const by = zoom / camera.zoom;
  return held({ zoom, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }, frame, base);
}

/** Look at a part of the board, given in pixels of the board at zoom 1, at a zoom within bounds. */
export function lookAt(part: Box, frame: Size, base: Size, most: number, least = SMALLEST): Camera {
  const wish = Math.min((frame.width * ROOM) / part.width, (frame.height * ROOM) / part.height);
  const zoom = Math.max(least, Math.min(most, wish));
  const x = frame.width / 2 - (part.x + part.width / 2) * zoom;
  const y = frame.height / 2 - (part.y + part.height / 2) * zoom;
  return held({ zoom, x, y }, frame, base);
}

/** Whether a frame shows a box whole. */
export function holds(frame: Size, { zoom, x, y }: Camera, box: Box): boolean {
  const [left, top] = [box.x * zoom + x, box.y * zoom + y];
  const within = (from: number, size: number, room: number): boolean => from >= -SLACK && from + size <= room + SLACK;
  return within(left, box.width * zoom, frame.width) && within(top, box.height * zoom, frame.height);
}

/** As many boxes as one frame can show at this zoom: the largest group of neighbours. */
export function together(boxes: readonly Box[], frame: Size, zoom: number): Box[] {
  const groups = boxes.map((box) => company(box, boxes, frame, zoom));
  return groups.reduce((best, group) => (group.length > best.length ? group : best), groups[0] ?? []);
}

/** A box and its neighbours, the nearest first, as long as the frame has room for them. */
function company(box: Box, boxes: readonly Box[], frame: Size, zoom: number): Box[] {
  const far = (other: Box): number => Math.hypot(other.x - box.x, other.y - box.y);
  const kept: Box[] = [];
  for (const other of [...boxes].sort((a, b) => far(a) - far(b))) {
    const part = around([...kept, other]) ?? other;
    const fits = part.width * zoom <= frame.width * ROOM && part.height * zoom <= frame.height * ROOM;
    if (kept.length === 0 || fits) kept.push(other);
  }
  return kept;
}

/** The smallest box around several. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

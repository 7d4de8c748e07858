// The result of a game as a picture of our own: an SVG that needs nothing from this page.
// It shows what is on the table, and no address.

import { chart } from "../../lib/chart";
import { seatPattern, seatShape } from "../../lib/patterns";
import type { Mark } from "../../lib/types";

export interface Player {
  mark: Mark;
  name: string;
  total: number;
  won: boolean;
}

export interface Sight {
  title: string;
  verdict: string;
  /** Seats by seat, and possibly an automaton after them. */
  players: readonly Player[];
  history: readonly (readonly number[])[];
  /** What stands below: the day, perhaps the record. */
  foot: string;
}

/** The colour of a token, such as `ink` or `seat-R`. */
export type Palette = (token: string) => string;

export const WIDTH = 1200;
export const HEIGHT = 630;
const LEFT = 60;
const TOP = 196;
const BARS = { x: 330, width: 170 };
const GRAPH = { x: 660, y: 200, width: 440, height: 300 };
const SERIF = "'Zilla Slab', Rockwell, Georgia, serif";
const SANS = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** A text that fits: its beginning, and a sign that there was more. */
export function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join("")
        .trimEnd()}…`;
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function text(x: number, y: number, size: number, said: string, more = ""): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(said)}</text>`;
}

/** The whole picture. */
export function picture(sight: Sight, colour: Palette): string {
  const marks = sight.players.map((each) => each.mark);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" ` +
    `role="img" font-family="${SANS}" fill="${colour("ink")}">` +
    `<title>${escaped(`${sight.title}: ${sight.verdict}`)}</title>` +
    `<defs>${marks.map((mark) => seatPattern(mark, colour)).join("")}</defs>` +
    ground(colour) +
    text(LEFT, 100, 50, cut(sight.title, 34), `font-family="${SERIF}" font-weight="700"`) +
    text(LEFT, 146, 27, cut(sight.verdict, 80), `fill="${colour("muted")}"`) +
    rows(sight.players, colour) +
    graph(sight.history, marks, colour) +
    text(LEFT, 584, 20, sight.foot, `fill="${colour("muted")}"`) +
    text(WIDTH - LEFT, 584, 26, "Trailhand", `font-family="${SERIF}" font-weight="700" text-anchor="end"`) +
    "</svg>"
  );
}

/** Paper with contour lines and a double neatline. */
function ground(colour: Palette): string {
  const contours = [0, 22, 44, 66]
    .map(
      (y) => `<path d="M-10 ${500 + y}C180 ${400 + y} 330 ${560 + y} 560 ${470 + y}S930 ${330 + y} 1220 ${430 + y}"/>`,
    )
    .join("");
  return (
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour("paper")}"/>` +
    `<svg x="25" y="25" width="${WIDTH - 50}" height="${HEIGHT - 50}" viewBox="25 25 ${WIDTH - 50} ${HEIGHT - 50}" ` +
    `fill="none" stroke="${colour("hair")}" stroke-width="1.4">${contours}</svg>` +
    `<g fill="none" stroke="${colour("ink")}"><rect x="16" y="16" width="${WIDTH - 32}" height="${HEIGHT - 32}" stroke-width="5"/>` +
    `<rect x="25" y="25" width="${WIDTH - 50}" height="${HEIGHT - 50}" stroke-width="1.4"/></g>`
  );
}

/** A row per player: who, a bar, the points. */
function rows(players: readonly Player[], colour: Palette): string {
  const most = Math.max(1, ...players.map((each) => Math.abs(each.total)));
  const high = Math.min(76, 350 / Math.max(1, players.length));
  return players
    .map((each, n) => {
      const y = TOP + n * high;
      const width = (BARS.width * Math.max(0, each.total)) / most;
      const bar = `x="${BARS.x}" y="${y + 13}" width="${width}" height="28"`;
      return (
        tile(each.mark, y, colour) +
        text(LEFT + 64, y + 36, 27, cut(each.name, 15), `font-weight="${each.won ? 700 : 400}"`) +
        `<rect ${bar} fill="${colour(`seat-${each.mark}`)}"/>` +
        `<rect ${bar} fill="url(#p-${each.mark})" stroke="${colour("ink")}" stroke-width="1.4"/>` +
        text(
          BARS.x + BARS.width + 92,
          y + 39,
          34,
          signed(each.total),
          `font-family="${SERIF}" font-weight="700" text-anchor="end"${each.won ? ' text-decoration="underline"' : ""}`,
        )
      );
    })
    .join("");
}

/** Colour, pattern, shape and letter of a seat. */
function tile(mark: Mark, y: number, colour: Palette): string {
  const box = 'width="50" height="50" rx="7"';
  return (
    `<g transform="translate(${LEFT} ${y})"><rect ${box} fill="${colour(`seat-${mark}`)}"/>` +
    `<rect ${box} fill="url(#p-${mark})" stroke="${colour("ink")}" stroke-width="2"/>` +
    `<g fill="${colour(`on-${mark}`)}"><path transform="translate(25 16) scale(7.5)" d="${seatShape[mark]}"/>` +
    `<text x="25" y="43" font-size="19" font-weight="700" text-anchor="middle">${mark}</text></g></g>`
  );
}

/** The scores over the turns. */
function graph(history: readonly (readonly number[])[], marks: readonly Mark[], colour: Palette): string {
  if ((history[0]?.length ?? 0) < 2) return "";
  const { lines, ticks } = chart(history, GRAPH.width, GRAPH.height);
  const grid = ticks
    .map(
      ({ value, y }) =>
        `<path d="M0 ${y}H${GRAPH.width}" stroke="${colour("line")}" stroke-width="${value === 0 ? 2 : 1}"/>` +
        text(-12, y + 6, 18, signed(value), `text-anchor="end" fill="${colour("muted")}"`),
    )
    .join("");
  const drawn = lines
    .map(({ path, points }, n) => {
      const mark = marks[n] ?? "P";
      const [x, y] = points.at(-1) ?? [0, 0];
      return (
        `<g fill="none" stroke-linejoin="round"><path d="${path}" stroke="${colour("paper")}" stroke-width="8"/>` +
        `<path d="${path}" stroke="${colour(`seat-${mark}`)}" stroke-width="4"/></g>` +
        `<path d="${seatShape[mark]}" transform="translate(${x} ${y}) scale(10)" fill="${colour(`seat-${mark}`)}" ` +
        `stroke="${colour("ink")}" stroke-width=".16"/>`
      );
    })
    .join("");
  return `<g transform="translate(${GRAPH.x} ${GRAPH.y})">${grid}${drawn}</g>`;
}

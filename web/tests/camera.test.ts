import { describe, expect, it } from "vitest";
import { around, together, type Box } from "../src/lib/camera";
import { brief } from "../src/lib/options";
import { projected } from "../src/lib/projection";

const box = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });
const frame = { width: 200, height: 100 };

describe("what a frame can show at once", () => {
  it("is the largest company of neighbours", () => {
    const kept = together([box(0, 0), box(300, 0), box(330, 10), box(310, 20)], frame, 2);
    expect(kept).toEqual([box(300, 0), box(310, 20), box(330, 10)]);
  });

  it("is one box at least, however large it is", () => {
    const huge = { x: 0, y: 0, width: 900, height: 900 };
    expect(around(together([huge], frame, 2))).toEqual(huge);
    expect(together([], frame, 2)).toEqual([]);
  });
});

describe("a sentence on a button", () => {
  it("loses its last clauses if it is too long, never its first", () => {
    const text = "Move to T7 (green outlaw): 5 steps, pay 3$, via C-D-T4";
    expect(brief(text, 60)).toBe(text);
    expect(brief(text, 44)).toBe("Move to T7 (green outlaw): 5 steps, pay 3$");
    expect(brief(text, 5)).toBe("Move to T7 (green outlaw): 5 steps");
  });
});

describe("the projected score", () => {
  it("follows the pace so far, and says nothing too early", () => {
    expect(projected(20, 0.5)).toBe(40);
    expect(projected(20, 0.1)).toBeNull();
    expect(projected(20, null)).toBeNull();
  });
});

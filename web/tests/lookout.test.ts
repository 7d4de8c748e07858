import { describe, expect, it } from "vitest";
import { holds, type Box } from "../src/lib/camera";
import { Lookout } from "../src/lib/lookout.svelte";

const box = (x: number, y: number, size = 10): Box => ({ x, y, width: size, height: size });

function lookout(width: number, height: number, handheld: boolean, ratio = 1.6): Lookout {
  const made = new Lookout(() => ({ handheld, ratio }));
  made.width = width;
  made.height = height;
  return made;
}

const allSeen = (made: Lookout): boolean => made.places.every((place) => holds(made.size, made.shown, place));

describe("what is to be seen of a board", () => {
  it("is the whole board on a wide screen, as long as it can be read", () => {
    const wide = lookout(1000, 640, false);
    wide.places = [box(0, 0), box(900, 500)];
    wide.decide(null);
    expect(wide.shown.zoom).toBe(1);
    expect(wide.hidden).toBe(0);
  });

  it("stays as somebody left it while all that can be chosen is in sight", () => {
    const wide = lookout(1000, 640, false);
    wide.zoom(2, 0, 0);
    wide.places = [box(10, 10)];
    wide.decide(null);
    expect(wide.shown.zoom).toBe(2);
    wide.places = [box(900, 500)];
    wide.decide(null);
    expect(wide.shown.zoom).toBe(1);
  });

  it("comes to what can be chosen on a board too small to read", () => {
    const small = lookout(850, 400, false, 1.1);
    small.places = [box(10, 10), box(60, 40)];
    small.decide(null);
    expect(small.shown.zoom).toBeGreaterThan(1.5);
    expect(allSeen(small)).toBe(true);
  });

  it("is on a phone what can be read at once, and on request all that can be chosen", () => {
    const phone = lookout(390, 280, true);
    phone.places = [box(10, 10), box(20, 20), box(360, 200)];
    phone.decide(null);
    expect(phone.hidden).toBe(1);
    const near = phone.shown.zoom;
    phone.seek();
    expect(allSeen(phone)).toBe(true);
    phone.seek();
    expect(phone.shown.zoom).toBeCloseTo(near);
  });

  it("is on a phone what is one's own, if nothing can be chosen", () => {
    const phone = lookout(390, 280, true);
    phone.decide(box(300, 200));
    expect(phone.shown.zoom).toBeGreaterThan(2);
    expect(holds(phone.size, phone.shown, box(300, 200))).toBe(true);
    phone.decide(null);
    expect(phone.shown.zoom).toBe(1);
  });

  it("moves only as far as a place needs that is out of sight", () => {
    const wide = lookout(1000, 625, false);
    wide.zoom(3, 0, 0);
    wide.bring(box(20, 20));
    expect(wide.shown).toEqual({ zoom: 3, x: 0, y: 0 });
    wide.bring(box(900, 500));
    expect(wide.shown.zoom).toBe(3);
    expect(holds(wide.size, wide.shown, box(900, 500))).toBe(true);
  });
});

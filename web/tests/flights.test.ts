import { describe, expect, it } from "vitest";
import { flights, type Holder } from "../src/boards/pieces/flights";

const player = (hand: string[], draw_size: number, discard_size: number): Holder => ({ hand, draw_size, discard_size });

describe("cards on their way", () => {
  it("go to the discard pile from their place in the hand", () => {
    const found = flights(player(["gray", "gray", "white"], 5, 2), player(["gray"], 5, 4));
    expect(found.map(({ word, place, out }) => [word, place, out])).toEqual([
      ["gray", 1, true],
      ["white", 2, true],
    ]);
  });

  it("come from the deck to their place in the hand", () => {
    const found = flights(player(["gray"], 5, 2), player(["black", "gray"], 4, 2));
    expect(found.map(({ word, place, out }) => [word, place, out])).toEqual([["black", 0, false]]);
  });

  it("stay where they are if nothing was drawn or discarded", () => {
    expect(flights(player(["gray"], 5, 2), player(["gray"], 5, 2))).toEqual([]);
    expect(flights(player(["gray", "white"], 5, 2), player(["gray"], 5, 2))).toEqual([]);
  });
});

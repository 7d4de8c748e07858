// Which board draws which family of games. A board is fetched when its first table is opened, so
// that nobody loads games they do not play.

import type { BoardModule } from "../lib/types";

const boards: Record<string, () => Promise<BoardModule>> = {
  gwt: async () => (await import("./gwt")).gwt,
  elpaso: async () => (await import("./elpaso")).elpaso,
  wildtiled: async () => (await import("./wildtiled")).wildtiled,
};

/** The board of a family; a family without one is played from a plain list of places. */
export async function loadBoard(family: string): Promise<BoardModule> {
  const load = boards[family];
  return load ? load() : (await import("./plain")).plain;
}

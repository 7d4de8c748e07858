// Which icon and colour stand for what is printed and for what changes.

import type { IconName } from "../../lib/icons";

export interface Sign {
  icon: IconName;
  color: string;
}

const ink = "var(--ink)";

/** Icons of tiles by their names, and of boards by their letters. */
export const printedIcons: Record<string, Sign> = {
  gold: { icon: "gold", color: "var(--gold)" },
  bullet: { icon: "bullet", color: ink },
  street: { icon: "street", color: "var(--muted)" },
  pickaxe: { icon: "pickaxe", color: ink },
  bandit: { icon: "bandit", color: "var(--bandit)" },
  sheriff: { icon: "sheriff", color: "var(--star)" },
  ace_spades: { icon: "ace-spade", color: ink },
  ace_hearts: { icon: "ace-heart", color: "var(--suit-red)" },
  ace_diamonds: { icon: "ace-diamond", color: "var(--suit-red)" },
  ace_clubs: { icon: "ace-club", color: ink },
  P: { icon: "pickaxe", color: ink },
  U: { icon: "horseshoe", color: ink },
  b: { icon: "bullet", color: ink },
  g: { icon: "gold", color: "var(--gold)" },
  s: { icon: "street", color: "var(--muted)" },
  A: { icon: "deck", color: ink },
  G: { icon: "town-sign", color: "var(--bandit)" },
};

/** What a placement changes, as the tally of the game names it, in this order. */
export const changeIcons: Record<string, Sign> = {
  points: { icon: "vp", color: "var(--gold)" },
  towns: { icon: "town-sign", color: ink },
  gold: { icon: "gold", color: "var(--gold)" },
  bullets: { icon: "bullet", color: ink },
  mine: { icon: "pickaxe", color: ink },
  streets: { icon: "street", color: "var(--muted)" },
  tombstones: { icon: "tombstone", color: ink },
  bandits: { icon: "bandit", color: "var(--bandit)" },
  in_sight: { icon: "eye", color: ink },
  herd: { icon: "cow", color: ink },
  horseshoes: { icon: "horseshoe", color: ink },
  surrounded: { icon: "building", color: ink },
};

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

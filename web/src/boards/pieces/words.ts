// The few words that are printed on the pieces of more than one board. Sentences come from the server.

import { preferences } from "../../lib/preferences.svelte";

const en = {
  buy: "buy",
  max: "max",
  vp: "VP",
  hand: "Hand",
  of: (n: number, all: number) => (n > all ? `${n}, limit ${all}: no draw` : `${n} of ${all}`),
  worth: (hand: number, certificates: number) => `Delivery: hand ${hand}, certificates ${certificates}`,
  reaches: (place: string) => `reaches ${place}`,
  post: (value: string) => `post ${value}`,
  noCards: "No cards in hand",
  deck: "Deck",
  discard: "Discard",
  money: "Money",
  board: "Board",
  buildings: "Buildings",
  auxiliary: "Auxiliary actions",
  limits: "Limits",
  steps: "Steps",
  nothing: "Nothing yet",
  certificates: "Certificates",
  cardsInHand: "Cards in hand",
  cowboys: "Cowboys",
  builders: "Builders",
  engineers: "Engineers",
  market: "Cattle market",
  workers: "Workers",
  tokens: "Exchange tokens",
  permanent: "Permanent certificates",
};

export type PieceWords = typeof en;

const fr: PieceWords = {
  buy: "achat",
  max: "max",
  vp: "PV",
  hand: "Main",
  of: (n, all) => (n > all ? `${n}, limite ${all} : pas de pioche` : `${n} sur ${all}`),
  worth: (hand, certificates) => `Livraison : main ${hand}, certificats ${certificates}`,
  reaches: (place) => `atteint ${place}`,
  post: (value) => `le comptoir ${value}`,
  noCards: "Aucune carte en main",
  deck: "Pioche",
  discard: "Défausse",
  money: "Argent",
  board: "Plateau",
  buildings: "Bâtiments",
  auxiliary: "Actions auxiliaires",
  limits: "Limites",
  steps: "Pas",
  nothing: "Encore rien",
  certificates: "Certificats",
  cardsInHand: "Cartes en main",
  cowboys: "Vachers",
  builders: "Artisans",
  engineers: "Ingénieurs",
  market: "Marché au bétail",
  workers: "Ouvriers",
  tokens: "Jetons d'échange",
  permanent: "Certificats permanents",
};

/** The words of both languages; a board adds its own. */
export const pieceWords = { en, fr };

/** Words of both languages, to be asked for in the language of the page. */
export function spoken<Words>(both: { en: Words; fr: Words }): () => Words {
  return () => both[preferences.lang];
}

export const words = spoken(pieceWords);

/** Dollars: 6$ in English, 6 $ in French (with a narrow space that does not break). */
export function dollars(n: number): string {
  const digits = n < 0 ? `−${-n}` : String(n);
  return preferences.lang === "fr" ? `${digits}\u202f$` : `${digits}$`;
}

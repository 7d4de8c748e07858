// The few words that are printed on the board. Sentences come from the server.

import { settings } from "../../lib/settings.svelte";

const en = {
  title: "CATTLE TRAIL",
  subtitle: "to Kansas City",
  edition: { "1e": "1st edition", "2e": "2nd edition" },
  depot: "depot",
  supply: "Supply piles",
  foresight: ["Fore-", "sight"],
  jobs: "Jobs",
  players: "p",
  market: "Cattle market",
  addTwo: "1: add 2 cards",
  fee: "Fee per hand",
  buy: "buy",
  max: "max",
  pay: (money: string, who: string) => `pay ${money} to ${who}`,
  payBank: (money: string) => `pay ${money}`,
  hand: "Hand",
  of: (n: number, all: number) => `${n} of ${all}`,
  noCards: "No cards in hand",
  deck: "Deck",
  discard: "Discard",
  auxiliary: "Auxiliary actions",
  workers: "Workers",
  each: (vp: number) => `${vp} VP each`,
  limits: "Limits",
  steps: "Steps",
  board: "Board",
  buildings: "Buildings",
  earned: "Earned",
  nothing: "Nothing yet",
  objectives: "Objectives",
  stack: (n: number) => `${n} in the stack`,
  none: "none left",
  hazards: "Hazards",
  village: { "1e": "Teepees", "2e": "Outlaws" },
  masters: "Station masters",
  played: "Objectives played",
  money: "Money",
  tokens: "Exchange tokens",
  jobToken: "Job market token",
  permanent: "Permanent certificates",
  certificates: "Certificates",
  vp: "VP",
  allBuilt: "All buildings stand",
  builders: "builders",
};

type Words = typeof en;

const fr: Words = {
  title: "PISTE DU BÉTAIL",
  subtitle: "vers Kansas City",
  edition: { "1e": "1re édition", "2e": "2e édition" },
  depot: "dépôt",
  supply: "Réserves",
  foresight: ["Pré-", "vision"],
  jobs: "Emploi",
  players: "j",
  market: "Marché au bétail",
  addTwo: "1 : +2 cartes",
  fee: "Péage / main",
  buy: "achat",
  max: "max",
  pay: (money, who) => `payer ${money} à ${who}`,
  payBank: (money) => `payer ${money}`,
  hand: "Main",
  of: (n, all) => `${n} sur ${all}`,
  noCards: "Aucune carte en main",
  deck: "Pioche",
  discard: "Défausse",
  auxiliary: "Actions auxiliaires",
  workers: "Ouvriers",
  each: (vp) => `${vp} PV chacun`,
  limits: "Limites",
  steps: "Pas",
  board: "Plateau",
  buildings: "Bâtiments",
  earned: "Acquis",
  nothing: "Encore rien",
  objectives: "Objectifs",
  stack: (n) => `${n} dans la pile`,
  none: "plus aucune",
  hazards: "Dangers",
  village: { "1e": "Tipis", "2e": "Hors-la-loi" },
  masters: "Chefs de gare",
  played: "Objectifs joués",
  money: "Argent",
  tokens: "Jetons d'échange",
  jobToken: "Jeton Marché de l'emploi",
  permanent: "Certificats permanents",
  certificates: "Certificats",
  vp: "PV",
  allBuilt: "Tous les bâtiments sont posés",
  builders: "artisans",
};

/** The words in the language of the page. */
export function words(): Words {
  return settings.lang === "fr" ? fr : en;
}

/** Dollars: 6$ in English, 6 $ in French (with a narrow space that does not break). */
export function dollars(n: number): string {
  const digits = n < 0 ? `−${-n}` : String(n);
  return settings.lang === "fr" ? `${digits}\u202f$` : `${digits}$`;
}

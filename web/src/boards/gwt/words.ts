// The few words that are printed on the board. Sentences come from the server.

import { settings } from "../../lib/settings.svelte";
import { pieceWords } from "../pieces/words";

const en = {
  ...pieceWords.en,
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
  pay: (money: string, who: string) => `pay ${money} to ${who}`,
  payBank: (money: string) => `pay ${money}`,
  workers: "Workers",
  each: (vp: number) => `${vp} VP each`,
  earned: "Earned",
  objectives: "Objectives",
  stack: (n: number) => `${n} in the stack`,
  none: "none left",
  hazards: "Hazards",
  village: { "1e": "Teepees", "2e": "Outlaws" },
  masters: "Station masters",
  played: "Objectives played",
  tokens: "Exchange tokens",
  jobToken: "Job market token",
  permanent: "Permanent certificates",
  allBuilt: "All buildings stand",
  progressNote: "Projected: at the pace so far, by the token of the job market.",
};

type Words = typeof en;

const fr: Words = {
  ...pieceWords.fr,
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
  pay: (money, who) => `payer ${money} à ${who}`,
  payBank: (money) => `payer ${money}`,
  workers: "Ouvriers",
  each: (vp) => `${vp} PV chacun`,
  earned: "Acquis",
  objectives: "Objectifs",
  stack: (n) => `${n} dans la pile`,
  none: "plus aucune",
  hazards: "Dangers",
  village: { "1e": "Tipis", "2e": "Hors-la-loi" },
  masters: "Chefs de gare",
  played: "Objectifs joués",
  tokens: "Jetons d'échange",
  jobToken: "Jeton Marché de l'emploi",
  permanent: "Certificats permanents",
  allBuilt: "Tous les bâtiments sont posés",
  progressNote: "Projection : à ce rythme, d'après le jeton du marché de l'emploi.",
};

/** The words in the language of the page. */
export function words(): Words {
  return settings.lang === "fr" ? fr : en;
}

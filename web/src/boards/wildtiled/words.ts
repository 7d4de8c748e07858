// The few words that are printed on the board. Sentences come from the server.

import { preferences } from "../../lib/preferences.svelte";
import { spoken } from "../pieces/words";
import { partnerLines, partnerNames, tileNames } from "./names";

const en = {
  free: "free",
  gold: (n: number) => `${n} gold`,
  mine: "Mine",
  streets: "Streets",
  year: (n: number) => `Year ${n}`,
  scoreBoard: "Score board",
  round: (n: number, of: number) => `Round ${n} of ${of}`,
  herds: "Herds",
  partners: "Partners",
  deck: (n: number) => `${n} in the deck`,
  dealt: "Keep one of these",
  goldName: "Gold",
  bullets: "Bullets",
  bandits: "Bandits",
  towns: "Towns",
  points: "Points on the track",
  mineSpace: "Mine track",
  enlarge: (name: string) => `Show the settlement of ${name}`,
  turn: "Turn",
  flip: "Flip",
  oneOrTwo: "1 or 2",
  placeHelp: "Arrow keys move the piece, R turns it, F flips it, Enter places it",
  nothing: "nothing at once",
  progressNote: "Projected: at the pace so far, by the rounds played.",
  ridgeCards: "Bandit cards",
  ridgeYou: (you: number, ridge: number) => `Bandits: you ${you}, the Ridge ${ridge}`,
  ridgeGood: "You win the next tussle if it stays so",
  ridgeBad: "You lose the next tussle if it stays so",
  ridgeNext: "A card is shown when the marker reaches a space with a bandit",
  ridgeStored: "bullets stored",
  ridgeLoose: "loose cows",
  ridgeShot: "shot bandits",
  ridgeWrangled: "wrangled",
  track: "Score track",
  faceDown: "face down",
  open: "in the row",
  aside: "set aside",
  sideRule: (name: string) => `What ${name} asks for`,
};

type Words = typeof en;

const fr: Words = {
  free: "gratuit",
  gold: (n) => `${n} or`,
  mine: "Mine",
  streets: "Allées",
  year: (n) => `Année ${n}`,
  scoreBoard: "Plateau Score",
  round: (n, of) => `Round ${n} sur ${of}`,
  herds: "Troupeaux",
  partners: "Partenaires",
  deck: (n) => `${n} dans la pioche`,
  dealt: "Gardez-en un",
  goldName: "Or",
  bullets: "Balles",
  bandits: "Bandits",
  towns: "Villes",
  points: "Points sur la piste",
  mineSpace: "Piste de mine",
  enlarge: (name) => `Voir la colonie de ${name}`,
  turn: "Tourner",
  flip: "Retourner",
  oneOrTwo: "1 ou 2",
  placeHelp: "Les flèches déplacent la pièce, R la tourne, F la retourne, Entrée la pose",
  nothing: "rien dans l'immédiat",
  progressNote: "Projection : à ce rythme, d'après les rounds joués.",
  ridgeCards: "Cartes Bandit",
  ridgeYou: (you, ridge) => `Bandits : vous ${you}, la crête ${ridge}`,
  ridgeGood: "Tel quel, vous gagnez le prochain affrontement",
  ridgeBad: "Tel quel, vous perdez le prochain affrontement",
  ridgeNext: "Une carte est révélée quand le marqueur atteint une case avec un bandit",
  ridgeStored: "balles en réserve",
  ridgeLoose: "vaches en liberté",
  ridgeShot: "bandits abattus",
  ridgeWrangled: "attroupées",
  track: "Piste de score",
  faceDown: "face cachée",
  open: "dans la rangée",
  aside: "mise de côté",
  sideRule: (name) => `Ce que demande ${name}`,
};

export const words = spoken({ en, fr });

export const tileName = (tile: string): string => tileNames[preferences.lang][tile] ?? words().streets;
export const partnerName = (card: string): string => partnerNames[preferences.lang][card] ?? "";
export const partnerSays = (card: string): string[] => partnerLines[preferences.lang][card] ?? [];

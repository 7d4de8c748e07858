// Only for development: `/?fixture=middle` shows a stored snapshot, and commands only pretend.

import { api, type Api } from "./api";
import { preferences } from "./preferences.svelte";
import type { TableState } from "./types";

const files = import.meta.glob<TableState>("../../fixtures/*.json", { import: "default" });

async function load(name: string): Promise<TableState> {
  const find = (end: string): (() => Promise<TableState>) | undefined => files[`../../fixtures/${name}${end}`];
  const file = find(`.${preferences.lang}.json`) ?? find(".json");
  if (!file) throw new Error(`no fixture ${name}`);
  const found = structuredClone(await file());
  const query = new URLSearchParams(location.search);
  if (query.has("confirm")) {
    found.confirm = {
      text: preferences.lang === "fr" ? "Finir le tour" : "End your turn",
      notation: "done",
      choice: "Finish here",
      steps: [
        {
          text: "Move to F: 5 steps, pay 3$ to Cleo",
          then: [],
          anchors: ["trail:F"],
          brings: [],
          undo: 0,
          stays: "Undo stops here: cards were drawn.",
        },
        { text: "Finish here", then: [], anchors: [], brings: [], undo: 1, stays: null },
      ],
    };
    if (found.decision) found.decision.options = [];
  }
  if (query.has("watch") && found.decision) {
    found.decision.yours = false;
    found.decision.options = [];
    found.decision.refused = [];
    found.you = { ...found.you, seats: [], spectator: true };
  }
  return {
    ...found,
    log: found.log.map((line) => ({ ...line, theme: line.theme ?? "" })),
    family: found.game.replace(/\d$/, ""),
    automaton: null,
    log_after: 0,
    rematch: null,
    resigned: null,
    asks_confirm: true,
    patience: null,
    bot_after: found.seats.map(() => null),
    bot_waits: false,
    known: "",
  };
}

export function fixtureApi(name: string): Api {
  let moment = 0;
  const now = async (change: Partial<TableState> = {}): Promise<TableState> => {
    const state = await load(name);
    moment = Math.max(moment, state.moment);
    return { ...state, seq: state.seq + moment, ...change };
  };
  return {
    ...api,
    snapshot: async (_id, _since, at = null) =>
      at === null ? now() : now({ moment: at, live: false, decision: null }),
    choose: async (_id, at, notation) => {
      moment = at + 1;
      const state = await now();
      const option = state.decision?.options.find((each) => each.notation === notation);
      const line = {
        seq: state.seq,
        moment,
        turn: 1,
        seat: state.you.viewing,
        text: option?.text ?? "",
        rule: option?.rule ?? "",
        anchors: option?.anchors ?? [],
        theme: "" as const,
      };
      return { ...state, moment, log: [...state.log, line] };
    },
    undo: async () => now(),
    reset: async () => now(),
    confirm: async () => now(),
    about: async (_id, anchor) => ({
      text: anchor,
      rules: ["GWT-MOVE-04"],
      objection:
        preferences.lang === "fr" ? "Votre limite est de 5 pas." : "Your limit is 5. Clear the left step disc for 7.",
      objection_rule: "GWT-MOVE-04",
      use: null,
      use_rule: null,
      wait: null,
    }),
    rule: async (id) => ({
      id,
      area: "MOVE",
      book: "gwt",
      section: "GWT-MOVE",
      edition: "both",
      decision: false,
      title: "Movement",
      text: "The herder walks along the trail, space by space, at most as far as its step limit.",
    }),
    rules: async () => ({ books: [], rules: [] }),
  };
}

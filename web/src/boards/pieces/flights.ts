// Cards that have entered or left a hand, so that the page can show them on their way.

/** A player as far as cards are concerned. */
export interface Holder {
  hand?: string[];
  draw_size: number;
  discard_size: number;
}

export interface Flight {
  id: string;
  word: string;
  /** The place in the hand that it leaves or comes to. */
  place: number;
  /** To the discard pile; otherwise from the deck. */
  out: boolean;
}

/** The flights between two states of a player whose hand is known. */
export function flights(before: Holder, after: Holder): Flight[] {
  const [old, fresh] = [before.hand ?? [], after.hand ?? []];
  const gone = after.discard_size > before.discard_size ? missing(old, fresh) : [];
  const drawn = after.draw_size < before.draw_size ? missing(fresh, old) : [];
  return [...gone.map((place) => flight(old, place, true)), ...drawn.map((place) => flight(fresh, place, false))];
}

function flight(cards: readonly string[], place: number, out: boolean): Flight {
  const word = cards[place] ?? "";
  return { id: `${out ? "out" : "in"}-${place}-${word}`, word, place, out };
}

/** The places of the cards in `cards` that `others` does not have. */
function missing(cards: readonly string[], others: readonly string[]): number[] {
  const left = [...others];
  return cards.flatMap((card, place) => {
    const found = left.indexOf(card);
    if (found < 0) return [place];
    left.splice(found, 1);
    return [];
  });
}

import type { KnownOrder, TableState } from './state.js';

const UNKNOWN: KnownOrder = { top: 0, bottom: 0 };

/** The fields of a position that say what has been seen. */
type SeenFields = Pick<TableState, 'knownOrder' | 'ruledOut'>;

/** The part of a position that says which hidden cards have been seen. */
type SeenState = Pick<TableState, 'knownOrder' | 'decks'>;

/** Returns the name of the location deck of a neighbourhood. */
export function locationPile(neighbourhood: string): string {
  return `locations:${neighbourhood}`;
}

/** Returns the known ends of a pile of so many cards. */
export function knownOrderOf({ knownOrder }: SeenState, pile: string, length: number): KnownOrder {
  const { top, bottom } = knownOrder[pile] ?? UNKNOWN;
  return { top: Math.min(top, length), bottom: Math.min(bottom, length) };
}

/** Notes that everyone has seen the top cards of a pile, and that they still lie there. */
export function noteTopSeen(s: SeenState, pile: string, n: number): void {
  const { top, bottom } = s.knownOrder[pile] ?? UNKNOWN;
  if (n > top) s.knownOrder = { ...s.knownOrder, [pile]: { top: n, bottom } };
}

/** Takes the top card of a pile. `list`: the pile, ready to be changed. */
export function takeTop(s: SeenState, pile: string, list: string[]): string | undefined {
  const known = s.knownOrder[pile];
  if (known && known.top > 0) s.knownOrder = { ...s.knownOrder, [pile]: { ...known, top: known.top - 1 } };
  return list.shift();
}

/** Puts cards that everyone has seen under a pile, in order. */
export function putUnder(s: SeenState, pile: string, list: string[], cards: readonly string[]): void {
  const { top, bottom } = knownOrderOf(s, pile, list.length);
  list.push(...cards);
  s.knownOrder = { ...s.knownOrder, [pile]: { top, bottom: bottom + cards.length } };
}

/** The same for the deck that is this list. */
export function putUnderDeck(s: SeenState, list: string[], cards: readonly string[]): void {
  const pile = findPile(s, list);
  if (pile === undefined) list.push(...cards);
  else putUnder(s, pile, list, cards);
}

/** Removes the card at a place of a pile, which leaves the rest in order. */
export function takeAt(s: SeenState, pile: string, list: string[], at: number): void {
  const { top, bottom } = knownOrderOf(s, pile, list.length);
  const isAtBottom = at >= list.length - bottom;
  list.splice(at, 1);
  if (top + bottom === 0) return;
  s.knownOrder = {
    ...s.knownOrder,
    [pile]: { top: at < top ? top - 1 : top, bottom: isAtBottom ? bottom - 1 : bottom },
  };
}

/** Notes that a pile is no longer in any known order. */
export function forgetOrder(s: SeenState, pile: string): void {
  const known = s.knownOrder[pile];
  if (known && known.top + known.bottom > 0) s.knownOrder = { ...s.knownOrder, [pile]: UNKNOWN };
}

/** The same for the deck that is this list. */
export function forgetDeckOrder(s: SeenState, list: readonly string[]): void {
  const pile = findPile(s, list);
  if (pile !== undefined) forgetOrder(s, pile);
}

/** Returns the name of the deck that is this list. */
function findPile({ decks }: SeenState, list: readonly string[]): string | undefined {
  for (const [id, deck] of Object.entries<unknown>({ ...decks })) {
    if (deck === list) return id;
    if (Array.isArray(deck)) continue;
    for (const [neighbourhood, cards] of Object.entries(deck as object)) {
      if (cards === list) return locationPile(neighbourhood);
    }
  }
  return undefined;
}

/** Adds the record of seen cards to a position that was saved without one: nothing is known. */
export function addKnowledge<S extends Partial<SeenFields>>(state: S): S & SeenFields {
  if (state.knownOrder && state.ruledOut) return state as S & SeenFields;
  return { ...state, knownOrder: state.knownOrder ?? {}, ruledOut: state.ruledOut ?? {} };
}

/** Removes the record of seen cards from a copy of a position, for a view. Changes its argument. */
export function withoutKnowledge<S extends SeenFields>(copy: S): Omit<S, keyof SeenFields> {
  Object.assign(copy, { knownOrder: undefined, ruledOut: undefined });
  return copy;
}

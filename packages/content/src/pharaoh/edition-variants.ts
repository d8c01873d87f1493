import type { Countable, Effect, LocationCardDef } from '@vigil/rules';
import { APPEAR, choose, count, draw, receive } from '@vigil/rules/builders';
import { createLocationCards, type EntriesByLocation, type TextsByEntry } from '../encounter-cards.js';

/** Differences between the editions of 2006 and 2011 (P-REV) in encounters. */
export interface EditionVariant {
  /** Being barred from a neighbourhood (2006), or a patrol in its street (2011). */
  readonly bar: (neighbourhood: string) => Effect;
  /** A monster that surprises (2006), or one that has Ambush (2011). */
  readonly ambush: Effect;
  /** Picks the value of the edition. */
  readonly pick: <T>(original: T, revised: T) => T;
}

export const ORIGINAL: EditionVariant = {
  bar: (neighbourhood) => receive(`barred-from-${neighbourhood}`),
  ambush: { do: 'appear', surprise: true },
  pick: (original) => original,
};
export const REVISED: EditionVariant = {
  bar: (neighbourhood) => ({ do: 'lay', card: 'police-patrol', at: neighbourhood }),
  ambush: { ...(APPEAR as Extract<Effect, { do: 'appear' }>), gives: ['ambush'] },
  pick: (_original, revised) => revised,
};

/** A Unique Item or an Exhibit Item: the deck is chosen before drawing. */
export const DRAW_UNIQUE_OR_EXHIBIT: Effect = choose(draw(1, 'unique'), draw(1, 'exhibit'));

/** Draws a number of cards from either deck, of which the investigator keeps one. */
export const drawUniqueOrExhibit = (as: Countable): Effect =>
  choose(draw(count(as), 'unique', 1), draw(count(as), 'exhibit', 1));

/** Adds modifiers of the fight to the appearance of a monster. */
export const modifyFight = (comes: Effect, by: Pick<Extract<Effect, { do: 'appear' }>, 'checks' | 'horror'>): Effect =>
  comes.do === 'appear' ? { ...comes, ...by } : comes;

/** Creates additional cards for one of Arkham's decks, by card number. */
export function pharaohCards(
  neighbourhood: string,
  cards: Readonly<Record<number, EntriesByLocation>>,
  people?: TextsByEntry,
  doubts?: TextsByEntry,
): readonly LocationCardDef[] {
  const numbers = Object.keys(cards).map(Number);
  const all = Array.from({ length: Math.max(...numbers) }, (_, i) => cards[i + 1] ?? {});
  return createLocationCards(neighbourhood, `dark-pharaoh-${neighbourhood}`, all, people, doubts).filter(
    ({ entries }) => entries.length > 0,
  );
}

import type { Countable, Effect, LocationCardDef } from '@vigil/rules';
import { APPEAR, choose, count, draw, receive } from '@vigil/rules/builders';
import { type EntriesByLocation, locationCards, type TextsByEntry } from '../encounter-cards.js';

/** What the two editions of the encounters say differently: that of 2006, and that of 2011 (P-REV). */
export interface EditionVariant {
  /** Being barred from a neighbourhood (2006), or a patrol in its street (2011). */
  readonly bar: (neighbourhood: string) => Effect;
  /** A monster that surprises (2006), or one that has Ambush (2011). */
  readonly ambush: Effect;
  /** What each says, where that is all that differs. */
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

/** As many of either deck, of which one is kept. */
export const drawUniqueOrExhibit = (as: Countable): Effect =>
  choose(draw(count(as), 'unique', 1), draw(count(as), 'exhibit', 1));

/** A monster that comes, with what the fight against it has besides. */
export const modifyFight = (comes: Effect, by: Pick<Extract<Effect, { do: 'appear' }>, 'checks' | 'horror'>): Effect =>
  comes.do === 'appear' ? { ...comes, ...by } : comes;

/** Cards more for one of Arkham's decks, by their numbers. */
export function pharaohCards(
  neighbourhood: string,
  cards: Readonly<Record<number, EntriesByLocation>>,
  people?: TextsByEntry,
  doubts?: TextsByEntry,
): readonly LocationCardDef[] {
  const numbers = Object.keys(cards).map(Number);
  const all = Array.from({ length: Math.max(...numbers) }, (_, i) => cards[i + 1] ?? {});
  return locationCards(neighbourhood, `dark-pharaoh-${neighbourhood}`, all, people, doubts).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** The special cards that Kingsport's locations give for trophies, each with the one that comes with it. */
import type { CardDef } from '@vigil/rules';

export const SPECIAL_CARDS: readonly CardDef[] = [
  {
    id: 'captain-of-the-white-ship',
    name: 'Captain of the White Ship',
    deck: 'special',
    count: 1,
  },
  {
    id: 'changed',
    name: 'Changed',
    deck: 'special',
    count: 1,
    modifiers: [
      { mod: 'maximum', what: 'sanity', by: 1 },
      { mod: 'maximum', what: 'stamina', by: 1 },
    ],
    abilities: [{ when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] }],
  },
];

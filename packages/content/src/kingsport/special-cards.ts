/** The special cards of Kingsport that are in no deck: pairs that come and go together, and the tokens of Bast. */
import type { CardDef } from '@vigil/rules';
import { choose, gain } from '@vigil/rules/builders';

export const SPECIAL_CARDS: readonly CardDef[] = [
  {
    id: 'captain-of-the-white-ship',
    name: 'Captain of the White Ship',
    deck: 'special',
    count: 1,
    with: 'the-white-ship',
    rules: ['kingsport.captain'],
  },
  {
    id: 'the-white-ship',
    name: 'The White Ship',
    deck: 'special',
    count: 1,
    handlerReason: 'The world is any in play, entered at its first area, without a gate to it.',
    abilities: [
      {
        when: { phase: 'movement' },
        inPlaceOf: 'movement',
        then: [{ do: 'handler', name: 'kingsport-sail', text: 'kingsport.sail' }],
      },
    ],
  },
  {
    id: 'changed',
    name: 'Changed',
    deck: 'special',
    count: 1,
    with: 'the-great-seal',
    modifiers: [
      { mod: 'maximum', what: 'sanity', by: 1 },
      { mod: 'maximum', what: 'stamina', by: 1 },
    ],
    abilities: [{ when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] }],
  },
  {
    id: 'the-great-seal',
    name: 'The Great Seal',
    deck: 'special',
    count: 1,
    rules: ['kingsport.great-seal'],
  },
  {
    id: 'beloved-of-bast',
    name: 'Beloved of Bast',
    deck: 'special',
    count: 1,
    with: 'nine-lives',
    onAwakening: 'discard',
    triggers: [{ when: { on: 'upkeep' }, then: [choose(gain(1, 'sanity'), gain(1, 'stamina'))] }],
  },
  {
    id: 'nine-lives',
    name: 'Nine Lives',
    deck: 'special',
    count: 1,
    onAwakening: 'discard',
    rules: ['kingsport.nine-lives'],
  },
  {
    id: 'bast-token',
    name: 'Token of Bast',
    deck: 'special',
    count: 8,
    triggers: [
      {
        when: { on: 'upkeep' },
        then: [{ do: 'may', cost: { focus: 'all' }, then: [], else: [{ do: 'discardThis' }] }],
      },
    ],
    doubt: 'Printed as a token of its sheet. Here it is a card: held, seen and lost like any other.',
  },
];

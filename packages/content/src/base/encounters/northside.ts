import type { LocationCardDef } from '@vigil/rules';
import {
  ANYWHERE,
  ARRESTED,
  check,
  dice,
  discard,
  draw,
  gain,
  ITEM,
  lose,
  may,
  mayPay,
  receive,
  split,
  visit,
  when,
} from '@vigil/rules/builders';

export const NORTHSIDE: readonly LocationCardDef[] = [
  {
    id: 'northside-1',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'vile statuette handled',
        effects: [check('luck', -2, { fail: receive('curse') })],
      },
      {
        at: 'newspaper',
        theme: 'paid and driven along',
        effects: [gain(2, 'money'), ANYWHERE],
        doubt: 'The card orders the move; one public implementation lets the player decline it. Taken: ordered.',
      },
      {
        at: 'train-station',
        theme: 'prying open freight',
        effects: [check('sneak', -1, { pass: draw(1, 'unique'), fail: ARRESTED })],
      },
    ],
  },
  {
    id: 'northside-2',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'burning rift',
        effects: [check('fight', -1, { fail: visit('abyss') })],
      },
      {
        at: 'newspaper',
        theme: 'story sold',
        effects: [gain(5, 'money')],
      },
      {
        at: 'train-station',
        theme: 'stranger before the train',
        effects: [check('speed', -2, { pass: draw(1, 'spell'), fail: lose(dice(1), 'sanity') })],
      },
    ],
  },
  {
    id: 'northside-3',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'exactly the right thing',
        effects: [
          {
            do: 'choose',
            options: [[{ do: 'search', deck: 'common', buy: {} }], [{ do: 'search', deck: 'unique', buy: {} }]],
          },
        ],
      },
      {
        at: 'newspaper',
        theme: 'contributor on contract',
        effects: [receive('retainer')],
      },
      {
        at: 'train-station',
        theme: "railwayman's song",
        effects: [split(2)],
      },
    ],
  },
  {
    id: 'northside-4',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'something slips and breaks',
        effects: [check('luck', -1, { fail: when({ has: ITEM }, discard(1, ITEM), { do: 'encounterAgain' }) })],
      },
      {
        at: 'newspaper',
        theme: 'contributor on contract',
        effects: [receive('retainer')],
      },
      {
        at: 'train-station',
        theme: 'shady seller',
        effects: [{ do: 'shop', show: [{ deck: 'common', n: 1 }], buy: 1, price: { plus: 1 } }],
      },
    ],
  },
  {
    id: 'northside-5',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'clearance for everyone',
        effects: [
          {
            do: 'shop',
            show: [
              { deck: 'common', n: 3 },
              { deck: 'unique', n: 1 },
            ],
            buy: 4,
            open: 'all-players',
          },
        ],
        doubt:
          'Whether investigators elsewhere may buy too: both texts found speak of all players and say no more. ' +
          'Taken: every player, wherever his investigator is; one public implementation draws another card instead.',
      },
      {
        at: 'newspaper',
        theme: 'coded small ad',
        effects: [check('lore', -1, { pass: gain(3, 'clue') })],
      },
      {
        at: 'train-station',
        theme: "porter's offer",
        effects: [may(ANYWHERE)],
      },
    ],
  },
  {
    id: 'northside-6',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'rummaging the back stock',
        effects: [
          check('luck', -1, {
            pass: {
              do: 'shop',
              show: [
                { deck: 'common', n: 1 },
                { deck: 'unique', n: 1 },
              ],
              buy: 2,
            },
            fail: { do: 'shop', show: [{ deck: 'common', n: 1 }], buy: 1 },
          }),
        ],
      },
      {
        at: 'newspaper',
        theme: 'digging for an article',
        effects: [check('luck', -1, { pass: gain(1, 'clue') })],
      },
      {
        at: 'train-station',
        theme: 'unclaimed luggage',
        effects: [mayPay({ money: 3 }, check('luck', -2, { pass: draw(1, 'unique'), fail: draw(1, 'common') }))],
      },
    ],
  },
  {
    id: 'northside-7',
    neighbourhood: 'northside',
    entries: [
      {
        at: 'curiositie-shoppe',
        theme: 'struck from behind',
        effects: [
          check('speed', -1, {
            fail: { do: 'move', destination: { to: 'gate-of-drawn-mythos' }, encounter: { draw: 1 } },
          }),
        ],
        doubt:
          'Not said: what becomes of the mythos card (only its gate location is read), nor what happens when it names ' +
          'none. One public implementation draws until a card names one.',
      },
      {
        at: 'newspaper',
        theme: 'spilled ink pattern',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'train-station',
        theme: 'wild-eyed passenger',
        effects: [check('luck', -1, { pass: draw(1, 'unique'), fail: lose(dice(1), 'stamina') })],
      },
    ],
  },
];

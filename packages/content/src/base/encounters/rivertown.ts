import type { LocationCardDef } from '@vigil/rules';
import {
  ANYWHERE,
  APPEAR,
  check,
  checkRows,
  DELAYED,
  dice,
  draw,
  find,
  gain,
  lose,
  loseBoth,
  may,
  mayPay,
  TO_STREET,
  take,
} from '@vigil/rules/builders';

export const RIVERTOWN: readonly LocationCardDef[] = [
  {
    id: 'rivertown-1',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'dead cave explorer',
        effects: [
          checkRows('luck', 0, [
            [0, [lose(1, 'sanity'), APPEAR]],
            [1, lose(1, 'sanity')],
            [2, draw(1, 'common')],
          ]),
        ],
      },
      {
        at: 'general-store',
        theme: 'coin on the floor',
        effects: [gain(1, 'money')],
      },
      {
        at: 'graveyard',
        theme: 'monster among graves',
        effects: [APPEAR],
      },
    ],
  },
  {
    id: 'rivertown-2',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'a call on the wind',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'general-store',
        theme: 'sullen locals',
        effects: [],
      },
      {
        at: 'graveyard',
        theme: 'rambling preacher',
        effects: [check('lore', -1, { pass: [gain(1, 'clue'), lose(1, 'sanity')], fail: TO_STREET })],
      },
    ],
  },
  {
    id: 'rivertown-3',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'swarm of bats',
        effects: [check('speed', -1, { fail: lose(1, 'stamina') })],
      },
      {
        at: 'general-store',
        theme: 'eager buyer',
        effects: [may({ do: 'sell', filter: { deck: 'common' }, times: 2 })],
      },
      {
        at: 'graveyard',
        theme: 'vampire in the tomb',
        effects: [
          check('combat', -2, {
            pass: [gain(1, 'clue'), draw(1, 'unique')],
            fail: lose(dice(1), 'stamina'),
          }),
        ],
        doubt: 'A Vampire marker exists. Taken: none is used, so there is no horror check and no trophy.',
      },
    ],
  },
  {
    id: 'rivertown-4',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'monster in the dark',
        effects: [APPEAR],
      },
      {
        at: 'general-store',
        theme: 'fishy customers',
        effects: [lose(1, 'sanity')],
      },
      {
        at: 'graveyard',
        theme: 'painter of gargoyles',
        effects: [mayPay({ monsterTrophies: 5 }, take('richard-upton-pickman', draw(1, 'spell')))],
      },
    ],
  },
  {
    id: 'rivertown-5',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'lost in the tunnels',
        effects: [check('lore', -2, { fail: [lose(1, 'stamina'), DELAYED] })],
      },
      {
        at: 'general-store',
        theme: 'back room gift',
        effects: [check('will', -2, { pass: draw(3, 'common', 1) })],
        doubt: 'The texts found say that one may be taken, at no cost. Taken: one is kept.',
      },
      {
        at: 'graveyard',
        theme: 'copying gravestones',
        effects: [check('luck', -2, { pass: [gain(2, 'clue'), may(ANYWHERE)] })],
      },
    ],
  },
  {
    id: 'rivertown-6',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'rescued by a giant',
        effects: [
          check('luck', -2, {
            insteadDiscard: { card: 'whiskey' },
            pass: take('tom-mountain-murphy', find('common', { type: 'weapon' })),
          }),
        ],
      },
      {
        at: 'general-store',
        theme: 'guessing jar',
        effects: [mayPay({ money: 1 }, check('lore', -2, { pass: gain(5, 'money') }))],
      },
      {
        at: 'graveyard',
        theme: 'calm in the tomb',
        effects: [gain(2, 'sanity')],
      },
    ],
  },
  {
    id: 'rivertown-7',
    neighbourhood: 'rivertown',
    entries: [
      {
        at: 'black-cave',
        theme: 'abandoned book',
        effects: [
          may(
            checkRows('luck', 0, [
              [0, loseBoth(1, 1)],
              [1, [lose(1, 'sanity'), gain(1, 'clue')]],
              [2, find('unique', { type: 'tome' })],
            ]),
          ),
        ],
      },
      {
        at: 'general-store',
        theme: 'handed a parcel',
        effects: [draw(1, 'common')],
      },
      {
        at: 'graveyard',
        theme: 'odd carcass unearthed',
        effects: [{ do: 'trophy', from: 'cup' }],
      },
    ],
  },
];

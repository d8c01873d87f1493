import {
  APPEAR,
  check,
  choose,
  count,
  draw,
  gain,
  lose,
  may,
  mayPay,
  receive,
  rollDice,
  when,
} from '@vigil/rules/builders';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Downtown. */
export const DOWNTOWN = kingInYellowCards(
  'downtown',
  [
    {
      'arkham-asylum': ["society's assistants", check('will', -2, { pass: receive('retainer') })],
      'bank-of-arkham': [
        'incentive for an account',
        when({ not: { has: 'bank-loan' } }, may([receive('bank-loan'), gain(2, 'money'), lose(1, 'sanity')])),
      ],
      'independence-square': [
        'rush to help',
        APPEAR,
        when(
          { fought: 'defeated' },
          rollDice(count('monster-toughness'), {
            then: when({ hasAtLeast: 'successes', atLeast: 1 }, may(draw(1, 'ally')), may(draw(1, 'unique'))),
          }),
        ),
      ],
    },
    {
      'arkham-asylum': [
        'sense in the ramblings',
        choose(
          [gain(1, 'clue'), lose(2, 'sanity')],
          [gain(2, 'clue'), lose(4, 'sanity')],
          [gain(3, 'clue'), lose(6, 'sanity')],
          [],
        ),
      ],
      'bank-of-arkham': [
        'bank turned into a church',
        mayPay(
          { sanity: { chosen: { from: 1 } } },
          rollDice(count('chosen'), { then: when({ hasAtLeast: 'successes', atLeast: 1 }, receive('blessing')) }),
        ),
      ],
      'independence-square': ['stage props', check('lore', -2, { pass: draw(1, 'unique') })],
    },
    {
      'arkham-asylum': ['singsong voice', check('lore', -1, { pass: gain(1, 'clue') })],
      'bank-of-arkham': [
        'watchman in convulsions',
        check('fight', -2, { pass: receive('blessing'), fail: lose(1, 'stamina') }),
      ],
      'independence-square': ['rehearsal in the open air', check('sneak', -2, { pass: gain(2, 'clue'), fail: APPEAR })],
    },
    {
      'arkham-asylum': ['therapy by art', check('will', -1, { pass: gain(2, 'clue'), fail: lose(1, 'sanity') })],
      'bank-of-arkham': ['fund drive lottery', mayPay({ money: 1 }, check('luck', -2, { pass: draw(1, 'unique') }))],
      'independence-square': ['yellow leaf', check('speed', -1, { pass: gain(1, 'clue') })],
    },
  ],
  {},
  {
    '1/independence-square': 'Not said: whether the roll itself is optional. Taken: the dice are rolled.',
  },
);

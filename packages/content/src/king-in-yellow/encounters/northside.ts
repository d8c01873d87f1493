import {
  ARRESTED,
  BUY_SHOWN,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  DISCARD_SHOWN,
  draw,
  find,
  gain,
  lose,
  loseTo,
  may,
  mayPay,
  receive,
  turnUp,
  when,
} from '@vigil/rules/builders';
import { GUESS_PRICE } from '../handlers.js';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Northside. */
export const NORTHSIDE = kingInYellowCards(
  'northside',
  [
    {
      'curiositie-shoppe': [
        'lost and found',
        mayPay({ money: { chosen: { from: 1, to: 5 } } }, draw(count('chosen'), 'common', 1)),
      ],
      newspaper: ['lead on the play', when({ not: { has: 'retainer' } }, mayPay({ clues: 1 }, receive('retainer')))],
      'train-station': [
        'relic on the tracks',
        may(check('speed', -3, { pass: may(draw(1, 'unique')), fail: loseTo(0, 'stamina') })),
      ],
    },
    {
      'curiositie-shoppe': ['guess at a price', GUESS_PRICE],
      newspaper: ['hidden newsprint', check('sneak', -3, { pass: gain(2, 'clue'), fail: ARRESTED })],
      'train-station': [
        'unloading the scenery',
        checkRows('fight', -2, [
          [0, lose(1, 'stamina')],
          [1, draw(1, 'common')],
          [2, draw(1, 'unique')],
        ]),
      ],
    },
    {
      'curiositie-shoppe': ['dead cat', check('luck', -1, { pass: find('common', { type: 'weapon' }) })],
      newspaper: ['paid interview', may([gain(5, 'money'), DELAYED])],
      'train-station': ['mutilated porter', may([lose(2, 'sanity'), draw(1, 'common')])],
    },
    {
      'curiositie-shoppe': [
        'unattended goods',
        check('lore', -1, { pass: draw(1, 'common'), fail: lose(1, 'stamina') }),
      ],
      newspaper: ['photographs of monsters', mayPay({ monsterTrophies: 3 }, gain(2, 'clue'))],
      'train-station': [
        'unlabeled crate',
        check('luck', 1, {
          pass: turnUp(
            [
              { deck: 'unique', n: 1 },
              { deck: 'common', n: 1 },
            ],
            choose(BUY_SHOWN, DISCARD_SHOWN),
          ),
        }),
      ],
    },
  ],
  { '3/newspaper': 'doyle-jeffries' },
);

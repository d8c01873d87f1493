import {
  ARRESTED,
  BUY_SHOWN,
  check,
  choose,
  count,
  DISCARD_SHOWN,
  draw,
  find,
  gain,
  KEEP_SHOWN,
  lose,
  may,
  perSuccess,
  receive,
  rollDice,
  turnUp,
} from '@vigil/rules/builders';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Uptown. */
export const UPTOWN = kingInYellowCards(
  'uptown',
  [
    {
      'st-marys-hospital': [
        'silent doctors',
        may(rollDice(count('missing-stamina'), { then: gain(count('successes'), 'clue') })),
      ],
      woods: [
        'staged battle',
        check('sneak', -1, { pass: find('common', { type: 'weapon' }), fail: lose(2, 'stamina') }),
      ],
      'ye-olde-magick-shoppe': [
        'whispering aisle',
        { do: 'shop', show: [{ deck: 'unique', n: 1 }], buy: 1, price: { half: true } },
      ],
    },
    {
      'st-marys-hospital': ['autopsy room', check('will', -2, { pass: gain(2, 'clue'), fail: lose(1, 'stamina') })],
      woods: [
        'strewn coins',
        {
          do: 'repeat',
          check: 'will',
          modifier: 0,
          worse: 1,
          until: 'failed',
          may: true,
          pass: [gain(1, 'money')],
          fail: [lose(count('passes'), 'sanity')],
        },
      ],
      'ye-olde-magick-shoppe': ['lesson in survival', draw(2, 'spell', 1)],
    },
    {
      'st-marys-hospital': ['special ward', check('sneak', -3, { pass: perSuccess(gain(1, 'clue')) })],
      woods: ['blood on the flowers', check('luck', 1, { pass: gain(3, 'money'), fail: lose(2, 'stamina') })],
      'ye-olde-magick-shoppe': [
        'counter with nobody behind it',
        turnUp([{ deck: 'unique', n: 1 }], choose(DISCARD_SHOWN, BUY_SHOWN, [KEEP_SHOWN, receive('curse')])),
      ],
    },
    {
      'st-marys-hospital': ['scattered records', check('lore', 0, { pass: gain(1, 'clue') })],
      woods: ['abandoned easel', { do: 'draw', deck: 'common', n: 1, only: { notType: 'weapon' } }],
      'ye-olde-magick-shoppe': [
        'wrong order',
        may(check('will', -2, { pass: may(draw(1, 'unique')), fail: ARRESTED })),
      ],
    },
  ],
  { '4/st-marys-hospital': 'nurse-sharon', '2/ye-olde-magick-shoppe': 'miriam-beecher' },
);

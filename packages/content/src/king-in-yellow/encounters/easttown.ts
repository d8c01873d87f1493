import {
  ARRESTED,
  check,
  choose,
  count,
  DELAYED,
  draw,
  find,
  gain,
  lose,
  loseTo,
  may,
  rollDice,
  when,
} from '@vigil/rules/builders';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of Easttown. */
export const EASTTOWN = kingInYellowCards(
  'easttown',
  [
    {
      'hibbs-roadhouse': [
        'sale from a car trunk',
        check('will', 0, {
          counts: true,
          pass: { do: 'shop', show: [{ deck: 'common', n: count('successes') }], buy: 'any' },
        }),
      ],
      'police-station': ['ranting protester', check('lore', -1, { pass: gain(1, 'clue') })],
      'velmas-diner': ['blackmail letter', check('sneak', -1, { pass: choose(gain(1, 'clue'), gain(1, 'money')) })],
    },
    {
      'hibbs-roadhouse': ['clearing out a shed', choose(gain(1, 'money'), draw(2, 'common', 1))],
      'police-station': ['violent man', check('lore', -1, { pass: gain(2, 'clue'), fail: DELAYED })],
      'velmas-diner': ['unpaid meal', when({ not: { has: 'deputy' } }, check('luck', 0, { fail: ARRESTED }))],
    },
    {
      'hibbs-roadhouse': [
        'shady deal',
        check('speed', -1, {
          pass: gain(2, 'money'),
          fail: choose({ do: 'pay', cost: { money: 5 } }, loseTo(1, 'stamina')),
        }),
      ],
      'police-station': [
        "paddy wagon's trunk",
        check('luck', 1, { counts: true, pass: draw(count('successes'), 'common', 1) }),
      ],
      'velmas-diner': ["heroes' feast", rollDice(count('trophies'), { then: gain(count('successes'), 'stamina') })],
    },
    {
      'hibbs-roadhouse': ['man without ears', check('luck', 0, { pass: gain(2, 'money') })],
      'police-station': [
        'guard training',
        check('fight', -1, { pass: may(find('common', { type: 'weapon' })), fail: lose(1, 'stamina') }),
      ],
      'velmas-diner': ['grave-worm biscuit', check('fight', 1, { fail: lose(1, 'stamina') })],
    },
  ],
  {
    '2/police-station': 'sheriff-engle',
    '4/police-station': 'sheriff-engle',
    '2/velmas-diner': 'velma',
    '3/velmas-diner': 'velma',
  },
);

import {
  ARRESTED,
  check,
  choose,
  DELAYED,
  discard,
  draw,
  each,
  find,
  gain,
  ITEM,
  lose,
  may,
  mayPay,
  mayTake,
  receive,
  split,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { dunwichCards, turnFaceUp, whileFaceDown } from './location-cards.js';

const tip = (clues: number) => [{ do: 'pay', cost: { money: 2 * clues } } as const, gain(clues, 'clue')];
const TIPS: ThemedEffects = ["the barman's tips", choose(tip(1), tip(2), tip(3), [])];
const WANTED: ThemedEffects = ['wanted poster', mayPay({ trophyOf: { symbol: 'crescent' } }, gain(5, 'money'))];

const BAR =
  'The list by cards; two lists by places have the bar fight of the third card here. Taken: the list by cards.';

/** Seven further cards of Easttown. */
export const EASTTOWN = dunwichCards(
  'easttown',
  [
    {
      'hibbs-roadhouse': TIPS,
      'police-station': ['locked in', DELAYED],
      'velmas-diner': ['dishwasher wanted', may(check('will', -1, { pass: receive('retainer') }))],
    },
    {
      'hibbs-roadhouse': TIPS,
      'police-station': ['convinced sheriff', mayPay({ clues: 3 }, find('common', { type: 'weapon' }))],
      'velmas-diner': ['sweeping up', may([gain(2, 'money'), DELAYED])],
    },
    {
      'hibbs-roadhouse': ['bar fight', check('luck', -1, { fail: when({ not: { has: 'deputy' } }, ARRESTED) })],
      'police-station': ['station to be locked', each('investigators-here', TO_STREET)],
      'velmas-diner': ['free sandwich', mayTake('food')],
    },
    {
      'hibbs-roadhouse': ['smiling listener', mayPay({ clues: 3 }, take('ryan-dean', draw(2, 'common')))],
      'police-station': ['handcuffed together', DELAYED, gain(1, 'clue')],
      'velmas-diner': [
        'seller at the counter',
        { do: 'shop', show: [{ deck: 'common', n: 2 }], buy: 2, price: { plus: 2 } },
      ],
    },
    {
      'hibbs-roadhouse': ['free drink', mayTake('whiskey')],
      'police-station': WANTED,
      'velmas-diner': [
        'brute to be thrown out',
        whileFaceDown(
          'velmas-gratitude',
          when({ skill: 'fight', atLeast: 4 }, may([draw(1, 'injury'), turnFaceUp('velmas-gratitude')])),
        ),
      ],
    },
    {
      'hibbs-roadhouse': [
        'darts',
        when({ hasAtLeast: 'money', atLeast: 1 }, [
          { do: 'pay', cost: { money: 1 } },
          check('luck', -2, { pass: gain(3, 'money'), fail: gain(1, 'sanity') }),
        ]),
      ],
      'police-station': WANTED,
      'velmas-diner': ['turkey dinner', mayPay({ money: 3 }, split(4))],
    },
    {
      'hibbs-roadhouse': ['pool shark', choose(lose(2, 'money'), discard(1, ITEM))],
      'police-station': ['desperate prisoner', lose(1, 'sanity')],
      'velmas-diner': ["lumberjack's breakfast", mayPay({ money: 2 }, [gain(2, 'stamina'), gain(1, 'sanity')])],
    },
  ],
  {
    '1/hibbs-roadhouse': BAR,
    '2/hibbs-roadhouse': BAR,
    '6/hibbs-roadhouse': 'Whether one may decline is not plain. Taken: no.',
    '1/police-station': 'The list by cards; two lists by places have the entry of the third card twice instead.',
    '1/velmas-diner': 'The list by cards; two lists by places have the entry of the third card twice instead.',
  },
);

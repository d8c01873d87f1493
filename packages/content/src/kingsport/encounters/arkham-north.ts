/** Kingsport's cards for Northside, Downtown and Easttown. */
import {
  ANYWHERE,
  APPEAR,
  ARRESTED,
  check,
  choose,
  DELAYED,
  discard,
  draw,
  each,
  find,
  gain,
  may,
  mayPay,
  moveTo,
  one,
  receive,
  removeStatus,
  rollDice,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { SEAL_HERE } from '../handlers.js';
import { kingsportCards } from './location-cards.js';

const JANITOR: ThemedEffects = ["janitor's warning", check('will', -1, { pass: gain(2, 'clue'), fail: TO_STREET })];
const TO_KINGSPORT = moveTo('central-hill');
/** A card that is given up for another of its deck. */
const tradeItem = (deck: 'common' | 'unique') => [
  { do: 'pay', cost: { cards: { n: 1, of: { deck } } } } as const,
  draw(1, deck),
];

export const NORTHSIDE = kingsportCards('northside', [
  {
    'curiositie-shoppe': ['half-hidden portrait', check('lore', -2, { difficulty: 2, pass: take('elder-sign') })],
    newspaper: ['useless files', DELAYED],
    'train-station': ['departing train', choose(check('speed', -1, { fail: TO_KINGSPORT }), TO_KINGSPORT)],
  },
  {
    'curiositie-shoppe': ['stack of books', check('lore', -1, { pass: find('unique', { type: 'tome' }) })],
    newspaper: JANITOR,
    'train-station': [
      'reserved train',
      { do: 'remove', monsters: {}, from: { in: 'open-gates' }, to: 'cup', one: true },
    ],
  },
  {
    'curiositie-shoppe': [
      'dropped stock',
      check('luck', -2, { pass: { do: 'draw', deck: 'unique', n: 3, only: { priceAtMost: 4 } } }),
    ],
    newspaper: ['helpful reporter', { do: 'asOften', cost: { money: 3 }, then: [gain(1, 'clue')] }],
    'train-station': ['shared cab', ANYWHERE],
  },
  {
    'curiositie-shoppe': [
      'crate outside the shop',
      { do: 'shop', show: [{ deck: 'unique', n: 3 }], buy: 3, open: 'all-players' },
    ],
    newspaper: JANITOR,
    'train-station': ['trader on the platform', choose(tradeItem('common'), tradeItem('unique'))],
  },
]);

export const DOWNTOWN = kingsportCards('downtown', [
  {
    'arkham-asylum': ["a dead patient's things", gain(4, 'money')],
    'bank-of-arkham': ['miscount', gain(2, 'money')],
    'independence-square': [
      'silence under the arch',
      // In this order, since an investigator drawn through a gate has no further encounter.
      check('luck', -1, { fail: [receive('curse'), { do: 'throughNearestGate' }] }),
    ],
  },
  {
    'arkham-asylum': ['book on healing', gain('full', 'sanity'), gain(1, 'clue')],
    'bank-of-arkham': [
      "the bank's thanks",
      mayPay({ trophies: 10 }, choose(gain(10, 'money'), one('investigators', removeStatus('bank-loan')))),
    ],
    'independence-square': ['fortune teller', check('will', -1, { pass: take('anna-kaslow', gain(2, 'clue')) })],
  },
  {
    'arkham-asylum': ["a patient's comfort", gain(3, 'sanity')],
    'bank-of-arkham': ['two free windows', check('luck', -1, { pass: receive('blessing'), fail: receive('curse') })],
    'independence-square': ['shadow over a rock', APPEAR],
  },
  {
    'arkham-asylum': [
      'new treatment',
      rollDice(1, {
        success: [gain('full', 'sanity'), gain('full', 'stamina')],
        failure: [
          { do: 'lose', what: 'sanity', amount: { downTo: 1 } },
          { do: 'lose', what: 'stamina', amount: { downTo: 1 } },
        ],
      }),
    ],
    'bank-of-arkham': ['quiet gift', each('investigators', gain(1, 'money'))],
    'independence-square': ['boys at play', gain(1, 'stamina'), gain(1, 'sanity')],
  },
]);

export const EASTTOWN = kingsportCards(
  'easttown',
  [
    {
      'hibbs-roadhouse': ['warding the bar', mayPay({ cards: { n: 1, of: { card: 'elder-sign' } } }, SEAL_HERE)],
      'police-station': ['ravings of a madman', DELAYED, gain(2, 'clue')],
      'velmas-diner': ["a mugger's offer", choose(gain(3, 'money'), [gain(1, 'sanity'), gain(1, 'stamina')])],
    },
    {
      'hibbs-roadhouse': ['bar gone empty', take('whiskey')],
      'police-station': ["the sheriff's gift", check('will', -1, { pass: take('handcuffs') })],
      'velmas-diner': ['magic pie', mayPay({ money: 5 }, [gain(1, 'stamina'), gain(1, 'sanity'), receive('blessing')])],
    },
    {
      'hibbs-roadhouse': ['bored drinker', take('ryan-dean', draw(2, 'common'))],
      'police-station': ['reward leaflet', mayPay({ trophyOf: { symbol: 'crescent' } }, gain(5, 'money'))],
      'velmas-diner': ['abandoned plate', take('food')],
    },
    {
      'hibbs-roadhouse': [
        'wrong seat',
        check('will', -1, {
          fail: { do: 'move', destination: { to: 'gate-of-drawn-mythos' }, encounter: { draw: 1 } },
        }),
      ],
      'police-station': [
        'lying about permits',
        check('will', -1, { fail: [discard('all', { type: 'weapon' }), ARRESTED] }),
      ],
      'velmas-diner': [
        'scream outside',
        may([TO_STREET, when({ monsterIn: { in: 'sky' } }, find('common', { type: 'weapon' }))]),
      ],
    },
  ],
  { '1/hibbs-roadhouse': 'Not said: where the elder sign token comes from. Taken: from the supply.' },
);

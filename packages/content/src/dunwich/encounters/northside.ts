import {
  ANYWHERE,
  check,
  choose,
  draw,
  gain,
  lose,
  may,
  mayPay,
  receive,
  search,
  TO_STREET,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { BOX_MYTHOS } from './handlers.js';
import { dunwichCards, turnFaceUp, whileFaceDown } from './location-cards.js';

const BUYER: ThemedEffects = ['shopkeeper who buys', may({ do: 'sell', filter: { deck: 'unique' }, times: 2 })];
const RAIL_PASS: ThemedEffects = ['offer of a rail pass', mayPay({ money: 3 }, receive('rail-pass'))];
const buyClues = (clues: number) => [{ do: 'pay', cost: { money: 2 * clues } } as const, gain(clues, 'clue')];
const sellClues = (clues: number) => [{ do: 'pay', cost: { clues } } as const, gain(2 * clues, 'money')];

/** Seven further cards of Northside. */
export const NORTHSIDE = dunwichCards('northside', [
  {
    'curiositie-shoppe': BUYER,
    newspaper: ['accident at the press', TO_STREET],
    'train-station': RAIL_PASS,
  },
  {
    'curiositie-shoppe': [
      'sale for everyone',
      {
        do: 'shop',
        show: [
          { deck: 'common', n: 2 },
          { deck: 'unique', n: 2 },
        ],
        buy: 4,
        open: 'all-players',
      },
    ],
    newspaper: ['burning fumes', lose(1, 'stamina')],
    'train-station': ['lift from the baggage man', may(ANYWHERE)],
  },
  {
    'curiositie-shoppe': BUYER,
    newspaper: [
      "the editor's deals",
      choose(buyClues(1), buyClues(2), buyClues(3), sellClues(1), sellClues(2), sellClues(3), []),
    ],
    'train-station': RAIL_PASS,
  },
  {
    'curiositie-shoppe': ['fortune cookie', may(BOX_MYTHOS)],
    newspaper: [
      'editor to be convinced',
      whileFaceDown(
        'coded-messages',
        mayPay({ gateTrophies: 1, trophyOf: {}, clues: 1 }, turnFaceUp('coded-messages')),
      ),
    ],
    'train-station': ['shoe shine', mayPay({ money: 1 }, gain(2, 'clue'))],
  },
  {
    'curiositie-shoppe': ['cursed bargain', may([search('unique'), receive('curse')])],
    newspaper: ['delivery truck', check('luck', -1, { pass: may(ANYWHERE) })],
    'train-station': ['wrapped bundle', check('luck', -2, { pass: draw(1, 'unique') })],
  },
  {
    'curiositie-shoppe': ['lore for clues', mayPay({ clues: 2 }, draw(1, 'spell'))],
    newspaper: ['contract with the paper', receive('retainer')],
    'train-station': ['laughing children', choose(gain(1, 'sanity'), gain(1, 'stamina'))],
  },
  {
    'curiositie-shoppe': ['cloud of dust', TO_STREET],
    newspaper: ['story for sale', gain(5, 'money')],
    'train-station': ['book on a ledge', check('luck', -1, { pass: [draw(1, 'spell'), gain(1, 'clue')] })],
  },
]);

import {
  check,
  choose,
  DELAYED,
  dice,
  discard,
  draw,
  GATE_AND_MONSTER,
  gain,
  lose,
  may,
  mayPay,
  receive,
  rollDice,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { TAROT } from './handlers.js';
import { dunwichCards, nothingHappens } from './location-cards.js';

const THERAPY: ThemedEffects = [
  'experimental therapy',
  mayPay({ money: 5 }, rollDice(1, { success: discard(1, { deck: 'madness' }), failure: gain(2, 'sanity') })),
];
const NIGHT_SKY: ThemedEffects = ['night sky that opens', GATE_AND_MONSTER];

/** Seven further cards of Downtown. */
export const DOWNTOWN = dunwichCards(
  'downtown',
  [
    {
      'arkham-asylum': THERAPY,
      'bank-of-arkham': ['bank error', gain(3, 'money')],
      'independence-square': ['fortune teller', check('will', -1, { pass: take('anna-kaslow', gain(2, 'clue')) })],
    },
    {
      'arkham-asylum': ['files of interviews', check('lore', -1, { difficulty: 2, pass: gain(dice(1), 'clue') })],
      'bank-of-arkham': [
        'cheap loan',
        when({ not: { has: 'bank-loan' } }, may([receive('bank-loan'), gain(5, 'money')])),
      ],
      'independence-square': ['tarot', TAROT],
    },
    {
      'arkham-asylum': THERAPY,
      'bank-of-arkham': ['deposit box', check('luck', -1, { pass: draw(1, 'unique'), fail: lose(1, 'sanity') })],
      'independence-square': NIGHT_SKY,
    },
    {
      'arkham-asylum': ['hypnosis', gain(1, 'sanity'), gain(2, 'clue')],
      'bank-of-arkham': [
        'gang in the queue',
        when({ has: 'sheldon-gang-membership' }, gain(4, 'money'), lose(1, 'stamina')),
      ],
      'independence-square': NIGHT_SKY,
    },
    {
      'arkham-asylum': ['body in the furnace', check('luck', -1, { pass: TO_STREET, fail: DELAYED })],
      'bank-of-arkham': ['paper oracle', check('luck', -1, { pass: receive('blessing'), fail: receive('curse') })],
      'independence-square': nothingHappens('quiet day'),
    },
    {
      'arkham-asylum': ["nurse's needle", TO_STREET, gain(1, 'sanity')],
      'bank-of-arkham': ['whispers in the queue', gain(1, 'clue'), DELAYED],
      'independence-square': ['boulder that drains', lose(1, 'stamina')],
    },
    {
      'arkham-asylum': ['talk about dreams', DELAYED, gain('full', 'sanity')],
      'bank-of-arkham': [
        'beggar',
        choose(
          [{ do: 'pay', cost: { money: 2 } }, draw(1, 'spell')],
          [{ do: 'pay', cost: { cards: { n: 1, of: { card: 'whiskey' } } } }, draw(1, 'spell')],
          [],
        ),
      ],
      'independence-square': ['brass band', gain(2, 'sanity')],
    },
  ],
  {
    '2/bank-of-arkham':
      'The Bank Loan of the base game: $10 on taking it and $10 to be paid back. The facts give $15 for the same debt; ' +
      'so $5 more are gained.',
  },
);

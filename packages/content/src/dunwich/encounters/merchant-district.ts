import {
  APPEAR,
  check,
  draw,
  GATE_AND_MONSTER,
  gain,
  lose,
  may,
  mayPay,
  perSuccess,
  receive,
  TO_STREET,
  take,
  when,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { SWAP_GATE } from './handlers.js';
import { dunwichCards } from './location-cards.js';

const HIRED: ThemedEffects = ['hired hand', mayPay({ money: 6 }, { do: 'defeatOne' })];
const RIFT: ThemedEffects = ['rift on the island', GATE_AND_MONSTER];
const WEB: ThemedEffects = ['web of energy', SWAP_GATE];

const DEFEATED = 'Not said: whose trophy the monster is. Taken: of who has paid, as if defeated in a fight.';

const GATE_SWAP_DOUBT =
  'Not said: what of investigators who have explored the gate. Taken: their markers stay, only monsters leave as on closing.';

/** Seven further cards of the Merchant District. */
export const MERCHANT_DISTRICT = dunwichCards(
  'merchant-district',
  [
    {
      'river-docks': ["a drunk's advice", check('luck', -1, { pass: gain(2, 'clue') })],
      'the-unnamable': ['shape in a room', APPEAR],
      'unvisited-isle': ['well of stone', lose(1, 'sanity'), TO_STREET],
    },
    {
      'river-docks': ['cursed burden', may([draw(1, 'common'), gain(5, 'money'), receive('curse')])],
      'the-unnamable': ['wailing house', lose(1, 'sanity')],
      'unvisited-isle': RIFT,
    },
    {
      'river-docks': [
        'bookkeeping',
        check('lore', 0, { pass: perSuccess(gain(3, 'money')), fail: [lose(1, 'stamina'), TO_STREET] }),
      ],
      'the-unnamable': ['chessmen that move', TO_STREET],
      'unvisited-isle': WEB,
    },
    {
      'river-docks': HIRED,
      'the-unnamable': [
        'test of nerves',
        may([lose(2, 'sanity'), when({ standing: true }, take('eric-colt', gain(3, 'clue')))]),
      ],
      'unvisited-isle': RIFT,
    },
    {
      'river-docks': ['water full of stars', gain(1, 'sanity')],
      'the-unnamable': ['blood from the tap', check('will', -2, { fail: draw(1, 'madness') })],
      'unvisited-isle': WEB,
    },
    {
      'river-docks': HIRED,
      'the-unnamable': ['stairs to the cellar', check('speed', -2, { fail: draw(1, 'injury') })],
      'unvisited-isle': [
        'man with bones',
        check('sneak', -1, { pass: take('john-legrasse', [gain('full', 'sanity'), gain('full', 'stamina')]) }),
      ],
    },
    {
      'river-docks': ['thing in the water', lose(1, 'sanity')],
      'the-unnamable': ['sinking crystal', draw(1, 'skill')],
      'unvisited-isle': ['another life', gain(1, 'clue'), draw(1, 'spell')],
    },
  ],
  {
    '4/river-docks': DEFEATED,
    '6/river-docks': DEFEATED,
    '3/unvisited-isle': GATE_SWAP_DOUBT,
    '5/unvisited-isle': GATE_SWAP_DOUBT,
  },
);

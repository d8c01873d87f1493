/** The green gate cards of The King in Yellow. */
import type { GateCardDef } from '@vigil/rules';
import {
  check,
  choose,
  count,
  DELAYED,
  draw,
  gain,
  lose,
  may,
  mayPay,
  perSuccess,
  RETURN,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { SWAP_WITH_CONSENT, TURN_MARKER_OVER } from '../handlers.js';
import { gateCard } from './gate-card.js';

export const GREEN: readonly GateCardDef[] = [
  gateCard(
    7,
    'green',
    entryAt(
      'great-hall-of-celeano',
      'exchange of books',
      mayPay({ cards: { n: { chosen: { from: 1 } }, of: { type: 'tome' } } }, draw(count('chosen'), 'unique')),
    ),
    entryAt('city-of-the-great-race', 'horrible street plan', check('will', 1, { fail: lose(1, 'sanity') })),
    entryAt('other', 'tyranny to come', gain(2, 'clue'), lose(1, 'sanity')),
  ),
  gateCard(
    8,
    'green',
    entryAt('plateau-of-leng', 'buried in the ice', check('luck', -2, { pass: draw(1, 'unique') })),
    entryAt('the-dreamlands', 'dropped parchment', draw(1, 'spell')),
    entryAt('other', 'exhausted', DELAYED),
  ),
  gateCard(
    9,
    'green',
    entryAt('plateau-of-leng', 'chilling cold', check('fight', -1, { fail: lose(2, 'clue') })),
    entryAt('great-hall-of-celeano', 'fellow in the mirror', may(SWAP_WITH_CONSENT)),
    entryAt('other', 'thoughts of men', check('lore', -2, { pass: perSuccess(gain(1, 'clue')) })),
  ),
  gateCard(
    10,
    'green',
    entryAt('the-dreamlands', 'nightmares of others', choose(lose(2, 'sanity'), lose(1, 'stamina'))),
    entryAt('city-of-the-great-race', 'mirror of Carcosa', check('lore', -2, { pass: RETURN, fail: DELAYED })),
    entryAt('other', 'black stars', TURN_MARKER_OVER),
  ),
  gateCard(
    11,
    'green',
    entryAt(
      'plateau-of-leng',
      'people who read',
      choose([{ do: 'pay', cost: { cards: { n: 1, of: { type: 'tome' } } } }, gain(2, 'stamina')], lose(1, 'stamina')),
    ),
    entryAt(
      'city-of-the-great-race',
      'homely things',
      check('will', { count: 'commons', plus: -3 }, { pass: gain(2, 'sanity') }),
    ),
    entryAt('other', 'waves of cloud', check('fight', 1, { pass: gain(1, 'stamina') })),
  ),
  gateCard(
    12,
    'green',
    entryAt('great-hall-of-celeano', 'leave to go', check('will', { count: 'spells', plus: -3 }, { fail: DELAYED })),
    entryAt('the-dreamlands', 'tranquil fields', check('sneak', -1, { pass: gain(1, 'clue') })),
    {
      ...entryAt(
        'other',
        'taken for Camilla',
        choose(lose(1, 'stamina'), check('will', -2, { fail: lose(2, 'sanity') })),
      ),
      doubt: '2 Sanity in three copies of one list, 1 in another. Taken: 2.',
    },
  ),
];

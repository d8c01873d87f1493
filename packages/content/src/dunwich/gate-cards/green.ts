/** The green gate cards of Dunwich: of its own worlds they serve Another Time. */
import type { GateCardDef } from '@vigil/rules';
import {
  check,
  choose,
  count,
  DEVOURED,
  draw,
  find,
  gain,
  loseBoth,
  may,
  mayPay,
  RETURN,
  receive,
  removeStatus,
  rollDice,
  search,
  when,
} from '@vigil/rules/builders';
import { entryAt, gateCard } from './gate-card.js';

export const GREEN: readonly GateCardDef[] = [
  gateCard(
    9,
    'green',
    entryAt('the-dreamlands', 'twin lighthouses', gain(1, 'sanity')),
    entryAt('another-time', 'young parents', gain('full', 'sanity')),
    entryAt('other', 'narrow passage', RETURN),
  ),
  gateCard(
    10,
    'green',
    entryAt(
      'plateau-of-leng',
      'sleeping guardian',
      may(check('luck', -2, { pass: [draw(1, 'spell'), draw(1, 'common')], fail: loseBoth(2, 2) })),
    ),
    entryAt('another-time', 'long-lost thing', draw(1, 'common')),
    entryAt('other', 'two paths', check('luck', -1, { pass: RETURN })),
  ),
  gateCard(
    11,
    'green',
    entryAt('city-of-the-great-race', 'strange device', rollDice(1, { success: gain(2, 'clue') })),
    entryAt('another-time', 'childhood place', gain(1, 'sanity')),
    entryAt('other', 'valuable find', check('luck', -2, { pass: find('unique', { priceAtLeast: 4 }) })),
  ),
  gateCard(
    12,
    'green',
    entryAt('great-hall-of-celeano', 'library secrets', gain(2, 'clue')),
    entryAt('another-time', 'hanging gardens', gain(2, 'sanity')),
    entryAt('other', 'no harm'),
  ),
  gateCard(
    13,
    'green',
    entryAt('the-dreamlands', 'onyx charm', receive('blessing')),
    entryAt('another-time', 'lost library', search('unique', { type: 'tome' }), gain(1, 'sanity')),
    entryAt('other', 'useful thing', draw(1, 'common')),
  ),
  gateCard(
    14,
    'green',
    entryAt('plateau-of-leng', 'power for a price', may([draw(2, 'spell'), draw(1, 'madness')])),
    entryAt(
      'another-time',
      'primal ooze',
      when({ ancientOne: 'shub-niggurath' }, check('fight', 0, { difficulty: 3, fail: DEVOURED })),
    ),
    entryAt('other', 'cave painting', gain(1, 'clue')),
  ),
  gateCard(
    15,
    'green',
    entryAt(
      'city-of-the-great-race',
      'learning machine',
      may(check('luck', -2, { pass: draw(1, 'skill'), fail: [draw(1, 'skill'), draw(1, 'madness')] })),
    ),
    entryAt('another-time', 'rescued art', gain(5, 'money')),
    entryAt(
      'other',
      'perhaps useful',
      check('luck', -1, { pass: choose(draw(1, 'unique'), [draw(1, 'common'), gain(2, 'money')]) }),
    ),
  ),
  gateCard(
    16,
    'green',
    entryAt('great-hall-of-celeano', 'fragment', gain(1, 'clue'), gain(count('tomes'), 'clue')),
    entryAt('another-time', 'your own statue', mayPay({ cards: { n: 1, of: { deck: 'madness' } } }, [])),
    entryAt('other', 'waved blessing', when({ has: 'curse' }, may(removeStatus('curse')))),
  ),
];

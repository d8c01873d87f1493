/** The yellow gate cards of The King in Yellow. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  discard,
  gain,
  ITEM,
  LOST,
  lose,
  loseBoth,
  loseTo,
  may,
  one,
  when,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { gateCard } from './gate-card.js';

export const YELLOW: readonly GateCardDef[] = [
  gateCard(
    19,
    'yellow',
    entryAt('rlyeh', 'icy plunge', when({ hasAtMost: 'stamina', atMost: 3 }, LOST)),
    entryAt('city-of-the-great-race', 'far from home', check('will', -2, { fail: lose(2, 'sanity') })),
    entryAt(
      'other',
      "Jeanne d'Ys",
      choose([gain(1, 'stamina'), gain(1, 'sanity'), DELAYED], check('luck', -1, { fail: loseBoth(1, 1) })),
    ),
  ),
  gateCard(
    20,
    'yellow',
    entryAt('city-of-the-great-race', 'on the table', DELAYED, lose(1, 'sanity')),
    entryAt('yuggoth', "mother's song"),
    {
      ...entryAt(
        'other',
        'toll demanded',
        choose({ do: 'pay', cost: { cards: { n: 1, of: { type: 'tome' } } } }, [DELAYED, lose('all', 'clue')]),
      ),
      doubt: 'The delay could be meant for both choices. Taken: for the second.',
    },
  ),
  gateCard(
    21,
    'yellow',
    entryAt(
      'rlyeh',
      "Cthulhu's faithful",
      may(check('lore', -3, { pass: { do: 'takeThis', as: 'mark-of-the-faithful' }, fail: DEVOURED })),
    ),
    entryAt('the-dreamlands', 'cat brushing past', gain(1, 'sanity')),
    entryAt('other', 'monstrous gem', check('luck', 0, { fail: APPEAR })),
  ),
  gateCard(
    22,
    'yellow',
    entryAt(
      'the-dreamlands',
      'whispered dream',
      check('will', -2, { counts: true, pass: one('investigators-in-arkham', gain(count('successes'), 'clue')) }),
    ),
    entryAt('city-of-the-great-race', 'bells at midnight', when({ hasAtMost: 'sanity', atMost: 3 }, LOST)),
    entryAt('other', "hunter's call", check('sneak', -2, { fail: lose(1, 'stamina') })),
  ),
  gateCard(
    23,
    'yellow',
    entryAt('yuggoth', 'dynasty of an emperor', choose(lose(2, 'sanity'), DELAYED)),
    entryAt('the-dreamlands', 'marble statue', lose(1, 'sanity')),
    entryAt('other', 'writhing chestnut', check('speed', -1, { fail: APPEAR })),
  ),
  gateCard(
    24,
    'yellow',
    entryAt(
      'rlyeh',
      'steamer',
      may([{ do: 'return', entered: true }, check('luck', -3, { fail: [lose('all', 'money'), discard('all', ITEM)] })]),
    ),
    {
      ...entryAt('yuggoth', 'transport of the Mi-Go', check('lore', 0, { pass: [gain(1, 'clue'), lose(1, 'sanity')] })),
      doubt: 'Whether the Sanity loss hangs on passing is not clear. Taken: it does, since a failure brings nothing.',
    },
    entryAt('other', 'Yellow Sign', check('speed', 0, { fail: loseTo(1, 'sanity') })),
  ),
];

/** The blue gate cards of The King in Yellow. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  gain,
  lose,
  loseBoth,
  loseTo,
  may,
  receive,
  rollFaces,
  when,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { gateCard } from './gate-card.js';

export const BLUE: readonly GateCardDef[] = [
  gateCard(
    13,
    'blue',
    entryAt('yuggoth', 'journey of a brain', may([gain(3, 'clue'), DELAYED])),
    entryAt('the-dreamlands', 'flower of forgetting', check('will', 0, { fail: lose('all', 'clue') })),
    entryAt('other', 'visitor who tests', check('will', -2, { pass: gain(3, 'clue'), fail: loseBoth(1, 1) })),
  ),
  gateCard(
    14,
    'blue',
    entryAt('abyss', 'howling wind', check('will', -1, { fail: lose(1, 'sanity') })),
    entryAt('great-hall-of-celeano', 'all the answers', gain(2, 'clue'), DELAYED),
    entryAt(
      'other',
      'horrible shadow',
      rollFaces([[[1], { do: 'forfeit', lots: [{ n: 5, of: ['clue'] }], else: [DEVOURED] }]]),
    ),
  ),
  gateCard(
    15,
    'blue',
    entryAt(
      'yuggoth',
      'creeping fungus',
      check('luck', -2, { fail: [lose(2, 'stamina'), { do: 'slide', skill: 'speed' }] }),
    ),
    entryAt(
      'great-hall-of-celeano',
      'absent librarians',
      check('speed', -1, {
        counts: true,
        pass: { do: 'draw', deck: 'unique', n: count('successes'), only: { type: 'tome' } },
      }),
    ),
    entryAt('other', 'bloody tree', check('luck', -1, { fail: loseBoth(1, 2) })),
  ),
  gateCard(
    16,
    'blue',
    entryAt(
      'great-hall-of-celeano',
      'talk of the Ancients',
      may(
        check('lore', -3, {
          difficulty: 2,
          pass: { do: 'takeThis', as: 'talk-of-the-ancients' },
          fail: lose(4, 'sanity'),
        }),
      ),
    ),
    entryAt('the-dreamlands', 'dead relatives', choose(gain(1, 'sanity'), gain(1, 'stamina'))),
    entryAt('other', 'monster', APPEAR),
  ),
  gateCard(
    17,
    'blue',
    entryAt('yuggoth', 'door without air', check('speed', 0, { fail: lose(3, 'stamina') })),
    entryAt('abyss', 'poisonous air', {
      do: 'repeat',
      check: 'fight',
      modifier: 0,
      until: 'passed',
      fail: [lose(1, 'stamina')],
    }),
    entryAt('other', 'purple lights', check('will', 0, { fail: DELAYED })),
  ),
  gateCard(
    18,
    'blue',
    entryAt('the-dreamlands', 'man with a match', check('will', -2, { pass: receive('blessing') })),
    entryAt('abyss', 'dragging tentacles', choose(loseTo(1, 'sanity'), loseTo(1, 'stamina'))),
    entryAt('other', 'mocking winds', when({ not: { has: { deck: 'unique' } } }, lose(2, 'sanity'))),
  ),
];

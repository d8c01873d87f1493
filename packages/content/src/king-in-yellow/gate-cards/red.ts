/** The red gate cards of The King in Yellow. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  draw,
  each,
  gain,
  LOST,
  lose,
  loseBoth,
  loseTo,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { gateCard } from './gate-card.js';

export const RED: readonly GateCardDef[] = [
  gateCard(
    1,
    'red',
    entryAt('rlyeh', 'something brushes a leg', {
      do: 'choose',
      options: [
        [{ do: 'pay', cost: { gateTrophies: 1 } }],
        [{ do: 'pay', cost: { monsterTrophies: 5 } }],
        [{ do: 'pay', cost: { clues: 3 } }],
      ],
      else: [DEVOURED],
    }),
    entryAt('the-dreamlands', 'fearsome moonlight', check('will', -2, { fail: loseBoth(1, 1) })),
    entryAt('other', 'smile of fortune'),
  ),
  gateCard(
    2,
    'red',
    entryAt('rlyeh', 'stars below', check('lore', -1, { pass: gain(1, 'clue') })),
    entryAt('plateau-of-leng', 'pursuer', check('speed', -2, { fail: lose(1, 'stamina') })),
    entryAt('other', 'whirl', check('fight', 0, { fail: LOST })),
  ),
  gateCard(
    3,
    'red',
    entryAt('plateau-of-leng', 'staring idol', check('luck', -1, { fail: APPEAR })),
    entryAt('the-dreamlands', 'childhood darkened', check('will', -1, { fail: lose(2, 'sanity') })),
    entryAt('other', 'wrestling with shadows', choose(lose(1, 'stamina'), lose(1, 'sanity'))),
  ),
  gateCard(
    4,
    'red',
    entryAt('the-dreamlands', 'tired at the river', DELAYED),
    entryAt(
      'abyss',
      'unkind deal',
      choose(each('others', choose(lose(1, 'stamina'), lose(1, 'sanity'))), [
        loseTo(1, 'sanity'),
        loseTo(1, 'stamina'),
      ]),
    ),
    entryAt('other', 'monster', APPEAR),
  ),
  gateCard(
    5,
    'red',
    entryAt('rlyeh', 'floating body', check('lore', -2, { difficulty: 2, pass: draw(1, 'ally') })),
    entryAt('abyss', 'horror in the throat', lose(count('missing-sanity'), 'stamina')),
    entryAt('other', 'your own future', gain(1, 'clue'), check('will', 0, { fail: lose(1, 'sanity') })),
  ),
  gateCard(
    6,
    'red',
    entryAt('plateau-of-leng', 'utterly alone', check('will', -3, { fail: lose(1, 'sanity') })),
    entryAt('abyss', 'crevasse that opens', check('speed', -1, { fail: LOST })),
    entryAt('other', 'guardian dog'),
  ),
];

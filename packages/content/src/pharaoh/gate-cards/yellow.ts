import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  draw,
  gain,
  LOST,
  lose,
  loseBoth,
  may,
  mayPay,
  perSuccess,
  receive,
  search,
  take,
  when,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { boxHandler } from '../box-handler.js';
import { drawUniqueOrExhibit, type EditionVariant, modifyFight } from '../edition-variants.js';
import { gateCard, withDoubt } from './gate-card.js';

/** The six yellow gate cards of Curse of the Dark Pharaoh. */
export const YELLOW = (ed: EditionVariant): readonly GateCardDef[] => [
  gateCard(
    19,
    'yellow',
    entryAt('city-of-the-great-race', 'burrower', {
      do: 'during',
      modifiers: [{ mod: 'discardsLikeClues', of: { deck: 'spell' } }],
      then: [modifyFight(ed.ambush, { checks: -2 })],
    }),
    entryAt('rlyeh', 'clutch of the drowned', check('speed', -2, { fail: lose(1, 'stamina') })),
    withDoubt(
      'Sanity in one list (2006), Stamina in another (2011). Each edition as its list says.',
      entryAt(
        'other',
        "bloated woman's offer",
        lose(1, ed.pick<'sanity' | 'stamina'>('sanity', 'stamina')),
        mayPay(
          { money: { chosen: { from: 1 } } },
          { do: 'draw', deck: 'unique', n: count('chosen'), keep: 1, priceUpTo: 'chosen' },
        ),
      ),
    ),
  ),
  gateCard(
    20,
    'yellow',
    entryAt('the-dreamlands', 'objective eye', check('will', -1, { pass: gain(2, 'clue'), fail: receive('harried') })),
    entryAt('yuggoth', 'dark river', check('fight', -1, { fail: LOST })),
    entryAt('other', 'Mr. Skin', may([search('ally'), loseBoth(2, 2)])),
  ),
  gateCard(
    21,
    'yellow',
    entryAt(
      'the-dreamlands',
      'all things ever dreamt',
      check('luck', 0, { pass: perSuccess(gain(1, 'money')), fail: lose(1, 'sanity') }),
    ),
    entryAt(
      'rlyeh',
      'corpse that sits up',
      ed.pick(
        check('lore', 1, { pass: may(boxHandler('fleeting-ally')), fail: lose(2, 'sanity'), counts: true }),
        check('lore', 1, {
          pass: may(receive('private-investigator')),
          fail: [lose(2, 'sanity'), receive('local-guide')],
        }),
      ),
    ),
    entryAt(
      'other',
      'carried through the void',
      choose(lose(count('stamina'), 'sanity'), lose(count('sanity'), 'stamina')),
      boxHandler('sky-clues'),
    ),
  ),
  gateCard(
    22,
    'yellow',
    entryAt(
      'rlyeh',
      'child that changes',
      check('speed', -1, { pass: perSuccess(gain(1, 'sanity')), fail: modifyFight(ed.ambush, { horror: -2 }) }),
    ),
    entryAt('yuggoth', 'voice in a cylinder', may([take('lore'), lose(2, 'sanity')])),
    entryAt('other', 'bloody tongue', boxHandler(ed.pick('bloody-tongue', 'bloody-tongue-ambush'))),
  ),
  gateCard(
    23,
    'yellow',
    entryAt('yuggoth', 'immortality of the Mi-Go', may(boxHandler('mi-go-immortality'))),
    entryAt(
      'city-of-the-great-race',
      'costly spell',
      may([draw(1, 'spell'), check('will', 0, { fail: lose(1, 'sanity') })]),
    ),
    entryAt(
      'other',
      'balance of souls',
      boxHandler('balance'),
      ed.ambush,
      when({ fought: 'defeated' }, may(draw(1, 'exhibit'))),
    ),
  ),
  gateCard(
    24,
    'yellow',
    entryAt(
      'city-of-the-great-race',
      'strange instruments',
      check('will', -1, {
        pass: mayPay({ clues: { chosen: { from: 1 } } }, drawUniqueOrExhibit('chosen')),
        fail: DELAYED,
      }),
    ),
    entryAt('the-dreamlands', 'brief waking', boxHandler('brief-waking')),
    entryAt('other', "black man's book", may(check('luck', -2, { pass: gain(5, 'clue'), fail: DEVOURED }))),
  ),
];

const MONSTER = entryAt('other', 'monster', APPEAR);

/** The three gate cards of two colours (P-DUAL-01). */
export const TWO_COLOURED_CARDS: readonly GateCardDef[] = [
  {
    ...gateCard(25, 'blue', entryAt('yuggoth', 'goat of the woods', boxHandler('battle-shub-niggurath')), MONSTER),
    secondColour: 'yellow',
  },
  {
    ...gateCard(26, 'green', entryAt('plateau-of-leng', 'walker on the wind', boxHandler('battle-ithaqua')), MONSTER),
    secondColour: 'red',
  },
  {
    ...gateCard(27, 'red', entryAt('rlyeh', 'dreaming Cthulhu', boxHandler('battle-cthulhu')), MONSTER),
    secondColour: 'yellow',
  },
];

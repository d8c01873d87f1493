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
import { at } from '../../encounter-cards.js';
import { type Edition, findSome, harder } from '../edition.js';
import { own } from '../own.js';
import { doubtful, gateCard } from './card.js';

/** The six yellow gate cards of Curse of the Dark Pharaoh. */
export const YELLOW = (ed: Edition): readonly GateCardDef[] => [
  gateCard(
    19,
    'yellow',
    at('city-of-the-great-race', 'burrower', {
      do: 'during',
      modifiers: [{ mod: 'discardsLikeClues', of: { deck: 'spell' } }],
      then: [harder(ed.ambush, { checks: -2 })],
    }),
    at('rlyeh', 'clutch of the drowned', check('speed', -2, { fail: lose(1, 'stamina') })),
    doubtful(
      'Sanity in one list (2006), Stamina in another (2011). Each edition as its list says.',
      at(
        'other',
        'offer of a bloated woman',
        lose(1, ed.either<'sanity' | 'stamina'>('sanity', 'stamina')),
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
    at('the-dreamlands', 'objective eye', check('will', -1, { pass: gain(2, 'clue'), fail: receive('harried') })),
    at('yuggoth', 'dark river', check('fight', -1, { fail: LOST })),
    at('other', 'Mr. Skin', may([search('ally'), loseBoth(2, 2)])),
  ),
  gateCard(
    21,
    'yellow',
    at(
      'the-dreamlands',
      'all things ever dreamt',
      check('luck', 0, { pass: perSuccess(gain(1, 'money')), fail: lose(1, 'sanity') }),
    ),
    at(
      'rlyeh',
      'corpse that sits up',
      ed.either(
        check('lore', 1, { pass: may(own('fleeting-ally')), fail: lose(2, 'sanity'), counts: true }),
        check('lore', 1, {
          pass: may(receive('private-investigator')),
          fail: [lose(2, 'sanity'), receive('local-guide')],
        }),
      ),
    ),
    at(
      'other',
      'carried through the void',
      choose(lose(count('stamina'), 'sanity'), lose(count('sanity'), 'stamina')),
      own('sky-clues'),
    ),
  ),
  gateCard(
    22,
    'yellow',
    at(
      'rlyeh',
      'child that changes',
      check('speed', -1, { pass: perSuccess(gain(1, 'sanity')), fail: harder(ed.ambush, { horror: -2 }) }),
    ),
    at('yuggoth', 'voice in a cylinder', may([take('lore'), lose(2, 'sanity')])),
    at('other', 'bloody tongue', own(ed.either('bloody-tongue', 'bloody-tongue-ambush'))),
  ),
  gateCard(
    23,
    'yellow',
    at('yuggoth', 'immortality of the Mi-Go', may(own('mi-go-immortality'))),
    at(
      'city-of-the-great-race',
      'costly spell',
      may([draw(1, 'spell'), check('will', 0, { fail: lose(1, 'sanity') })]),
    ),
    at('other', 'balance of souls', own('balance'), ed.ambush, when({ fought: 'defeated' }, may(draw(1, 'exhibit')))),
  ),
  gateCard(
    24,
    'yellow',
    at(
      'city-of-the-great-race',
      'strange instruments',
      check('will', -1, { pass: mayPay({ clues: { chosen: { from: 1 } } }, findSome('chosen')), fail: DELAYED }),
    ),
    at('the-dreamlands', 'brief waking', own('brief-waking')),
    at('other', "black man's book", may(check('luck', -2, { pass: gain(5, 'clue'), fail: DEVOURED }))),
  ),
];

const MONSTER = at('other', 'monster', APPEAR);

/** The three gate cards of two colours (P-DUAL-01). */
export const OF_TWO_COLOURS: readonly GateCardDef[] = [
  {
    ...gateCard(25, 'blue', at('yuggoth', 'goat of the woods', own('battle-shub-niggurath')), MONSTER),
    secondColour: 'yellow',
  },
  {
    ...gateCard(26, 'green', at('plateau-of-leng', 'walker on the wind', own('battle-ithaqua')), MONSTER),
    secondColour: 'red',
  },
  { ...gateCard(27, 'red', at('rlyeh', 'dreaming Cthulhu', own('battle-cthulhu')), MONSTER), secondColour: 'yellow' },
];

/** The yellow gate cards of Kingsport: of its own worlds they serve Unknown Kadath. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  choose,
  count,
  DELAYED,
  DEVOURED,
  discard,
  draw,
  gain,
  ITEM,
  LOST,
  lose,
  rollDice,
  track,
  when,
} from '@vigil/rules/builders';
import { MYTHOS_CARD_NOW, PRICE_OF_ITEMS, TAKE_CLUES } from '../handlers.js';
import { at, gateCard } from './card.js';

const DEAR = { deck: 'unique', priceAtLeast: 5 } as const;

export const YELLOW: readonly GateCardDef[] = [
  gateCard(
    25,
    'yellow',
    at('unknown-kadath', 'facing it', check('will', -2, { fail: lose(3, 'sanity') })),
    at('yuggoth', 'fare for the journey', when({ has: DEAR }, discard(1, DEAR), LOST)),
    at('other', 'weight of ages', check('luck', -1, { fail: [lose('all', 'clue'), LOST] })),
  ),
  gateCard(
    26,
    'yellow',
    at('unknown-kadath', 'move of a pawn', check('luck', -1, { fail: { do: 'removeSeal' } })),
    at('rlyeh', 'slowed by thought', check('speed', -1, { fail: MYTHOS_CARD_NOW })),
    at('other', 'focus in confusion', check('will', -2, { fail: DELAYED })),
  ),
  gateCard(
    27,
    'yellow',
    at('unknown-kadath', 'castle far off'),
    at('city-of-the-great-race', 'hands of another', TAKE_CLUES, lose(1, 'sanity')),
    at('other', 'stripped bare', PRICE_OF_ITEMS),
  ),
  gateCard(
    28,
    'yellow',
    at('unknown-kadath', 'unheard gong', when({ has: 'curse' }, track('doom', 2))),
    at('rlyeh', 'thread of reason', when({ hasAtMost: 'sanity', atMost: 1 }, DEVOURED)),
    at('other', 'out of an angle', APPEAR),
  ),
  gateCard(
    29,
    'yellow',
    at(
      'unknown-kadath',
      'where realms cross',
      { do: 'check', check: 'luck', modifier: 0, counts: true },
      { do: 'lose', what: 'sanity', amount: { downTo: count('successes') } },
    ),
    at('the-dreamlands', 'leaving caravan', {
      do: 'asOften',
      cost: { cards: { n: 1, of: ITEM } },
      then: [gain(1, 'clue')],
    }),
    at('other', 'not for mortal eyes', lose(1, 'sanity')),
  ),
  gateCard(
    30,
    'yellow',
    at(
      'unknown-kadath',
      'shaking mountains',
      rollDice(count('open-gates'), {
        failure: choose({ do: 'pay', cost: { clues: 1 } }, { do: 'pay', cost: { cards: { n: 1, of: ITEM } } }),
      }),
    ),
    at('yuggoth', 'mind in a jar', gain(2, 'clue'), { do: 'lose', what: 'sanity', amount: { downTo: 1 } }),
    at('other', 'living blackness', APPEAR),
  ),
  gateCard(
    31,
    'yellow',
    at('unknown-kadath', 'valley of effigies', lose(1, 'sanity'), { do: 'encounterAgain' }),
    at('the-dreamlands', 'faded scripture', DELAYED, gain(1, 'clue')),
    at('other', 'lucky find', check('luck', -1, { pass: draw(1, 'common') })),
  ),
  gateCard(
    32,
    'yellow',
    at('unknown-kadath', 'from an unmapped land', APPEAR),
    at(
      'city-of-the-great-race',
      'dictated report',
      when({ has: { deck: 'unique' } }, [discard(1, { deck: 'unique' }), draw(1, 'unique')], lose('all', 'clue')),
    ),
    at(
      'other',
      'fortune by station',
      when({ has: 'curse' }, discard('all', ITEM)),
      when({ has: 'blessing' }, draw(1, 'unique')),
    ),
  ),
];

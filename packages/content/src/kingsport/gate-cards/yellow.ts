/** The yellow gate cards of Kingsport, for Unknown Kadath. */
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
import { PRICE_OF_ITEMS, RESOLVE_MYTHOS_CARD, TAKE_CLUES } from '../handlers.js';
import { entryAt, gateCard } from './gate-card.js';

const EXPENSIVE_ITEM = { deck: 'unique', priceAtLeast: 5 } as const;

export const YELLOW: readonly GateCardDef[] = [
  gateCard(
    25,
    'yellow',
    entryAt('unknown-kadath', 'facing it', check('will', -2, { fail: lose(3, 'sanity') })),
    entryAt('yuggoth', 'fare for the journey', when({ has: EXPENSIVE_ITEM }, discard(1, EXPENSIVE_ITEM), LOST)),
    entryAt('other', 'weight of ages', check('luck', -1, { fail: [lose('all', 'clue'), LOST] })),
  ),
  gateCard(
    26,
    'yellow',
    entryAt('unknown-kadath', "a pawn's move", check('luck', -1, { fail: { do: 'removeSeal' } })),
    entryAt('rlyeh', 'slowed by thought', check('speed', -1, { fail: RESOLVE_MYTHOS_CARD })),
    entryAt('other', 'focus in confusion', check('will', -2, { fail: DELAYED })),
  ),
  gateCard(
    27,
    'yellow',
    entryAt('unknown-kadath', 'distant castle'),
    entryAt('city-of-the-great-race', 'hands of another', TAKE_CLUES, lose(1, 'sanity')),
    entryAt('other', 'stripped bare', PRICE_OF_ITEMS),
  ),
  gateCard(
    28,
    'yellow',
    entryAt('unknown-kadath', 'unheard gong', when({ has: 'curse' }, track('doom', 2))),
    entryAt('rlyeh', 'thread of reason', when({ hasAtMost: 'sanity', atMost: 1 }, DEVOURED)),
    entryAt('other', 'out of an angle', APPEAR),
  ),
  gateCard(
    29,
    'yellow',
    entryAt(
      'unknown-kadath',
      'where realms cross',
      { do: 'check', check: 'luck', modifier: 0, counts: true },
      { do: 'lose', what: 'sanity', amount: { downTo: count('successes') } },
    ),
    entryAt('the-dreamlands', 'leaving caravan', {
      do: 'asOften',
      cost: { cards: { n: 1, of: ITEM } },
      then: [gain(1, 'clue')],
    }),
    entryAt('other', 'not for mortal eyes', lose(1, 'sanity')),
  ),
  gateCard(
    30,
    'yellow',
    entryAt(
      'unknown-kadath',
      'shaking mountains',
      rollDice(count('open-gates'), {
        failure: choose({ do: 'pay', cost: { clues: 1 } }, { do: 'pay', cost: { cards: { n: 1, of: ITEM } } }),
      }),
    ),
    entryAt('yuggoth', 'mind in a jar', gain(2, 'clue'), { do: 'lose', what: 'sanity', amount: { downTo: 1 } }),
    entryAt('other', 'living blackness', APPEAR),
  ),
  gateCard(
    31,
    'yellow',
    entryAt('unknown-kadath', 'valley of effigies', lose(1, 'sanity'), { do: 'encounterAgain' }),
    entryAt('the-dreamlands', 'faded scripture', DELAYED, gain(1, 'clue')),
    entryAt('other', 'lucky find', check('luck', -1, { pass: draw(1, 'common') })),
  ),
  gateCard(
    32,
    'yellow',
    entryAt('unknown-kadath', 'from an unmapped land', APPEAR),
    entryAt(
      'city-of-the-great-race',
      'dictated report',
      when({ has: { deck: 'unique' } }, [discard(1, { deck: 'unique' }), draw(1, 'unique')], lose('all', 'clue')),
    ),
    entryAt(
      'other',
      'fortune by station',
      when({ has: 'curse' }, discard('all', ITEM)),
      when({ has: 'blessing' }, draw(1, 'unique')),
    ),
  ),
];

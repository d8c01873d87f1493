/** The blue gate cards of Dunwich: of its own worlds they serve Lost Carcosa. */
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
  mayPay,
  RETURN,
  rollDice,
  visit,
  when,
} from '@vigil/rules/builders';
import { at, gateCard } from './card.js';

export const BLUE: readonly GateCardDef[] = [
  gateCard(
    1,
    'blue',
    at('great-hall-of-celeano', 'book of life', check('luck', -1, { fail: lose(2, 'sanity') })),
    at('lost-carcosa', 'risen isle', visit('rlyeh')),
    at('other', 'watcher near', APPEAR),
  ),
  gateCard(
    2,
    'blue',
    at('the-dreamlands', 'gatekeepers', check('lore', -2, { fail: { do: 'return', unexplored: true } })),
    at('lost-carcosa', 'dark cavern', visit('abyss')),
    at('other', 'weary', DELAYED),
  ),
  gateCard(
    3,
    'blue',
    at('abyss', 'centre of all', when({ ancientOne: 'azathoth' }, check('luck', 0, { difficulty: 3, fail: DEVOURED }))),
    at('lost-carcosa', 'lake tentacle', discard(1, ITEM)),
    at('other', 'overlooked way', RETURN),
  ),
  gateCard(
    4,
    'blue',
    at('yuggoth', 'thing waiting', APPEAR),
    at('lost-carcosa', 'own gravestone', draw(1, 'madness'), gain(3, 'clue')),
    at('other', 'right crystal', check('luck', -2, { fail: APPEAR })),
  ),
  gateCard(
    5,
    'blue',
    at('great-hall-of-celeano', 'costly key', mayPay({ money: 5 }, [gain(1, 'clue'), RETURN])),
    at(
      'lost-carcosa',
      "little man's words",
      rollDice(4, { then: [gain(count('successes'), 'clue'), lose(count('failures'), 'sanity')] }),
    ),
    at('other', 'stuck grate', check('luck', -1, { fail: DELAYED })),
  ),
  gateCard(
    6,
    'blue',
    at('the-dreamlands', 'sight of joy', choose(gain('full', 'sanity'), discard(1, { deck: 'madness' }))),
    at('lost-carcosa', 'dimming shore', DELAYED, lose(1, 'sanity')),
    at('other', 'among ruins', check('luck', -1, { pass: draw(1, 'common') })),
  ),
  gateCard(
    7,
    'blue',
    at('abyss', 'peace in dark', gain(1, 'sanity')),
    at('lost-carcosa', 'maddening song', discard(1, { deck: 'skill' }), draw(1, 'skill'), lose(1, 'sanity')),
    at('other', 'earlier traveller', gain(1, 'clue'), gain(2, 'money')),
  ),
  gateCard(
    8,
    'blue',
    at('yuggoth', 'fungus musk', check('will', -2, { fail: LOST })),
    at('lost-carcosa', 'empty city', gain(1, 'clue')),
    at('other', 'fruitful journey', draw(1, 'spell')),
  ),
];

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
import { entryAt, gateCard } from './gate-card.js';

export const BLUE: readonly GateCardDef[] = [
  gateCard(
    1,
    'blue',
    entryAt('great-hall-of-celeano', 'book of life', check('luck', -1, { fail: lose(2, 'sanity') })),
    entryAt('lost-carcosa', 'risen isle', visit('rlyeh')),
    entryAt('other', 'watcher near', APPEAR),
  ),
  gateCard(
    2,
    'blue',
    entryAt('the-dreamlands', 'gatekeepers', check('lore', -2, { fail: { do: 'return', unexplored: true } })),
    entryAt('lost-carcosa', 'dark cavern', visit('abyss')),
    entryAt('other', 'weary', DELAYED),
  ),
  gateCard(
    3,
    'blue',
    entryAt(
      'abyss',
      'center of everything',
      when({ ancientOne: 'azathoth' }, check('luck', 0, { difficulty: 3, fail: DEVOURED })),
    ),
    entryAt('lost-carcosa', 'lake tentacle', discard(1, ITEM)),
    entryAt('other', 'overlooked way', RETURN),
  ),
  gateCard(
    4,
    'blue',
    entryAt('yuggoth', 'thing waiting', APPEAR),
    entryAt('lost-carcosa', 'your own gravestone', draw(1, 'madness'), gain(3, 'clue')),
    entryAt('other', 'right crystal', check('luck', -2, { fail: APPEAR })),
  ),
  gateCard(
    5,
    'blue',
    entryAt('great-hall-of-celeano', 'costly key', mayPay({ money: 5 }, [gain(1, 'clue'), RETURN])),
    entryAt(
      'lost-carcosa',
      "little man's words",
      rollDice(4, { then: [gain(count('successes'), 'clue'), lose(count('failures'), 'sanity')] }),
    ),
    entryAt('other', 'stuck grate', check('luck', -1, { fail: DELAYED })),
  ),
  gateCard(
    6,
    'blue',
    entryAt('the-dreamlands', 'sight of joy', choose(gain('full', 'sanity'), discard(1, { deck: 'madness' }))),
    entryAt('lost-carcosa', 'dimming shore', DELAYED, lose(1, 'sanity')),
    entryAt('other', 'among ruins', check('luck', -1, { pass: draw(1, 'common') })),
  ),
  gateCard(
    7,
    'blue',
    entryAt('abyss', 'peace in the dark', gain(1, 'sanity')),
    entryAt('lost-carcosa', 'maddening song', discard(1, { deck: 'skill' }), draw(1, 'skill'), lose(1, 'sanity')),
    entryAt('other', 'earlier traveler', gain(1, 'clue'), gain(2, 'money')),
  ),
  gateCard(
    8,
    'blue',
    entryAt('yuggoth', 'fungus musk', check('will', -2, { fail: LOST })),
    entryAt('lost-carcosa', 'empty city', gain(1, 'clue')),
    entryAt('other', 'fruitful journey', draw(1, 'spell')),
  ),
];

import type { Effect, GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  befall,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  DEVOURED,
  gain,
  LOST,
  lose,
  loseBoth,
  perSuccess,
  RETURN,
  receive,
} from '@vigil/rules/builders';
import { at } from '../../encounter-cards.js';
import type { Edition } from '../edition.js';
import { own } from '../own.js';
import { doubtful, gateCard } from './card.js';

/** Any number of points at once, and as many checks of which each brings two clues. */
const bargain = (what: 'sanity' | 'stamina', skill: 'will' | 'fight'): readonly Effect[] => [
  { do: 'lose', what, amount: { chosen: { from: 0, upTo: what } } },
  { do: 'times', n: count('chosen'), then: [check(skill, -1, { pass: gain(2, 'clue') })] },
];

/** The six red gate cards of Curse of the Dark Pharaoh. */
export const RED = (ed: Edition): readonly GateCardDef[] => [
  gateCard(
    13,
    'red',
    at('rlyeh', 'sinking isle', check('speed', -2, { pass: RETURN, fail: LOST })),
    doubtful(
      'Lore in three copies of a list (2006), Luck in another (2011): a change or a slip. Each edition as its list says.',
      at(
        'the-dreamlands',
        'borderlands',
        check(ed.either<'lore' | 'luck'>('lore', 'luck'), -2, {
          pass: [gain(1, 'stamina'), gain(1, 'sanity'), RETURN],
          fail: [{ do: 'visit', world: 'plateau-of-leng', stay: true }, befall('end-turn')],
        }),
      ),
    ),
    at('other', "scientist's machine", check('speed', 1, { pass: gain(4, 'money'), fail: own('scientists-machine') })),
  ),
  gateCard(
    14,
    'red',
    at('rlyeh', 'boat of Ponape', check('will', -3, { pass: RETURN })),
    at('plateau-of-leng', 'sweeping wind', check('fight', 0, { fail: LOST })),
    at('other', 'breathing', check('will', -1, { fail: loseBoth(1, 2) })),
  ),
  gateCard(
    15,
    'red',
    at(
      'plateau-of-leng',
      'forms in the haze',
      check('luck', -2, { pass: [gain(1, 'stamina'), gain(1, 'sanity'), RETURN], fail: lose(2, 'sanity') }),
    ),
    at('abyss', 'painful bargain', ...bargain('stamina', 'will')),
    at('other', 'monster', APPEAR),
  ),
  gateCard(
    16,
    'red',
    at(
      'abyss',
      'accusing faces',
      checkRows('lore', -1, [
        [0, [receive('harried'), receive('tainted-soul')]],
        [1, choose(receive('tainted-soul'), receive('harried'))],
        [2, receive('psychic')],
      ]),
    ),
    at(
      'the-dreamlands',
      'thoughts of sleepers',
      check('speed', -1, { pass: gain(2, 'clue'), fail: lose(2, 'sanity') }),
    ),
    at('other', 'what was that', check('sneak', 3, { fail: DEVOURED })),
  ),
  gateCard(
    17,
    'red',
    at('rlyeh', 'thing that lies in state', gain(2, 'clue'), lose(2, 'sanity'), check('sneak', -1, { fail: APPEAR })),
    at('abyss', 'hints of escape', ...bargain('sanity', 'fight')),
    at('other', 'chess with a serpent', check('lore', 2, { pass: perSuccess(gain(1, 'money')), fail: DELAYED })),
  ),
  gateCard(
    18,
    'red',
    at('plateau-of-leng', 'alien heights', gain(1, 'clue'), {
      do: 'repeat',
      check: 'will',
      modifier: 1,
      worse: 1,
      until: 'passed',
      fail: [lose(1, 'stamina')],
    }),
    at('the-dreamlands', 'perfect place', check('will', 3, { pass: gain(2, 'sanity'), fail: DEVOURED })),
    at('other', 'diabolical trap', check('lore', -1, { fail: DELAYED })),
  ),
];

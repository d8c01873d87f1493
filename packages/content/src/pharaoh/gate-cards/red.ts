import type { Effect, GateCardDef } from '@vigil/rules';
import {
  APPEAR,
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
  suffer,
} from '@vigil/rules/builders';
import { entryAt } from '../../encounter-cards.js';
import { boxHandler } from '../box-handler.js';
import type { EditionVariant } from '../edition-variants.js';
import { gateCard, withDoubt } from './gate-card.js';

/** Any number of points at once, with a check for each that gives two Clues. */
const bargainFor = (what: 'sanity' | 'stamina', skill: 'will' | 'fight'): readonly Effect[] => [
  { do: 'lose', what, amount: { chosen: { from: 0, upTo: what } } },
  { do: 'times', n: count('chosen'), then: [check(skill, -1, { pass: gain(2, 'clue') })] },
];

/** The six red gate cards of Curse of the Dark Pharaoh. */
export const RED = (ed: EditionVariant): readonly GateCardDef[] => [
  gateCard(
    13,
    'red',
    entryAt('rlyeh', 'sinking isle', check('speed', -2, { pass: RETURN, fail: LOST })),
    withDoubt(
      'Lore in three copies of a list (2006), Luck in another (2011): a change or a slip. Each edition as its list says.',
      entryAt(
        'the-dreamlands',
        'borderlands',
        check(ed.pick<'lore' | 'luck'>('lore', 'luck'), -2, {
          pass: [gain(1, 'stamina'), gain(1, 'sanity'), RETURN],
          fail: [{ do: 'visit', world: 'plateau-of-leng', stay: true }, suffer('end-turn')],
        }),
      ),
    ),
    entryAt(
      'other',
      "scientist's machine",
      check('speed', 1, { pass: gain(4, 'money'), fail: boxHandler('scientists-machine') }),
    ),
  ),
  gateCard(
    14,
    'red',
    entryAt('rlyeh', 'boat of Ponape', check('will', -3, { pass: RETURN })),
    entryAt('plateau-of-leng', 'sweeping wind', check('fight', 0, { fail: LOST })),
    entryAt('other', 'breathing', check('will', -1, { fail: loseBoth(1, 2) })),
  ),
  gateCard(
    15,
    'red',
    entryAt(
      'plateau-of-leng',
      'forms in the haze',
      check('luck', -2, { pass: [gain(1, 'stamina'), gain(1, 'sanity'), RETURN], fail: lose(2, 'sanity') }),
    ),
    entryAt('abyss', 'painful bargain', ...bargainFor('stamina', 'will')),
    entryAt('other', 'monster', APPEAR),
  ),
  gateCard(
    16,
    'red',
    entryAt(
      'abyss',
      'accusing faces',
      checkRows('lore', -1, [
        [0, [receive('harried'), receive('tainted-soul')]],
        [1, choose(receive('tainted-soul'), receive('harried'))],
        [2, receive('psychic')],
      ]),
    ),
    entryAt(
      'the-dreamlands',
      "sleepers' thoughts",
      check('speed', -1, { pass: gain(2, 'clue'), fail: lose(2, 'sanity') }),
    ),
    entryAt('other', 'what was that', check('sneak', 3, { fail: DEVOURED })),
  ),
  gateCard(
    17,
    'red',
    entryAt(
      'rlyeh',
      'thing that lies in state',
      gain(2, 'clue'),
      lose(2, 'sanity'),
      check('sneak', -1, { fail: APPEAR }),
    ),
    entryAt('abyss', 'hints of escape', ...bargainFor('sanity', 'fight')),
    entryAt('other', 'chess with a serpent', check('lore', 2, { pass: perSuccess(gain(1, 'money')), fail: DELAYED })),
  ),
  gateCard(
    18,
    'red',
    entryAt('plateau-of-leng', 'alien heights', gain(1, 'clue'), {
      do: 'repeat',
      check: 'will',
      modifier: 1,
      worse: 1,
      until: 'passed',
      fail: [lose(1, 'stamina')],
    }),
    entryAt('the-dreamlands', 'perfect place', check('will', 3, { pass: gain(2, 'sanity'), fail: DEVOURED })),
    entryAt('other', 'diabolical trap', check('lore', -1, { fail: DELAYED })),
  ),
];

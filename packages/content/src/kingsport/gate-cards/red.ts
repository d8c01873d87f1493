/** The red gate cards of Kingsport, for Unknown Kadath. */
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
  RETURN,
  when,
} from '@vigil/rules/builders';
import { CASTLE_GATE } from '../handlers.js';
import { entryAt, gateCard } from './gate-card.js';

export const RED: readonly GateCardDef[] = [
  gateCard(
    17,
    'red',
    entryAt(
      'unknown-kadath',
      'caravan in a blizzard',
      { do: 'check', check: 'luck', modifier: 0, counts: true },
      { do: 'lose', what: 'stamina', amount: { downTo: count('successes') } },
    ),
    entryAt('rlyeh', 'failing flesh', when({ hasAtMost: 'stamina', atMost: 1 }, DEVOURED)),
    entryAt('other', 'nightmare shape', APPEAR),
  ),
  gateCard(
    18,
    'red',
    entryAt('unknown-kadath', 'castle gate', CASTLE_GATE),
    entryAt(
      'rlyeh',
      'all thrown behind',
      choose(
        {
          do: 'forfeit',
          lots: [
            { n: 1, of: ['spell'] },
            { n: 1, of: ['weapon'] },
          ],
          else: [],
        },
        lose(3, 'stamina'),
      ),
    ),
    entryAt('other', 'countless worlds', DELAYED),
  ),
  gateCard(
    19,
    'red',
    entryAt(
      'unknown-kadath',
      'avoiding notice',
      check('sneak', -2, {
        fail: [
          { do: 'lose', what: 'stamina', amount: { downTo: 1 } },
          { do: 'lose', what: 'sanity', amount: { downTo: 1 } },
          LOST,
        ],
      }),
    ),
    entryAt(
      'the-dreamlands',
      'holding on to lessons',
      check('will', -2, { fail: { do: 'lose', what: 'clue', amount: { downTo: 4 } } }),
    ),
    entryAt('other', 'endless travel', lose(1, 'stamina')),
  ),
  gateCard(
    20,
    'red',
    entryAt('unknown-kadath', 'uncaring wastes', APPEAR),
    entryAt(
      'plateau-of-leng',
      'spun threads',
      when({ ancientOne: 'atlach-nacha' }, [{ do: 'move', destination: { to: 'first-area' } }, DELAYED]),
    ),
    entryAt('other', 'crushing weight', lose(1, 'stamina')),
  ),
  gateCard(
    21,
    'red',
    entryAt('unknown-kadath', 'view of nothing'),
    entryAt('plateau-of-leng', 'unwilling guides', may([lose(3, 'stamina'), RETURN])),
    entryAt('other', 'moment of rest'),
  ),
  gateCard(
    22,
    'red',
    entryAt('unknown-kadath', 'cast-off things that bite', lose(count('exhausted-cards'), 'stamina')),
    entryAt(
      'the-dreamlands',
      "the ghouls' claim",
      choose({ do: 'pay', cost: { cards: { n: 1, of: { type: 'tome' } } } }, loseBoth(1, 2)),
    ),
    entryAt(
      'other',
      'chasing tentacles',
      check('speed', -1, { fail: { do: 'lose', what: 'stamina', amount: { downTo: 1 } } }),
    ),
  ),
  gateCard(
    23,
    'red',
    entryAt('unknown-kadath', 'grip on a prize', check('will', -1, { pass: draw(1, 'unique'), fail: loseBoth(1, 2) })),
    entryAt('abyss', 'out of the darkness', { do: 'appear', defeated: [RETURN] }),
    entryAt('other', 'language of force', check('fight', -1, { pass: gain(1, 'clue') })),
  ),
  gateCard(
    24,
    'red',
    entryAt('unknown-kadath', 'turned away', { do: 'return', unexplored: true }),
    entryAt('abyss', 'gaining darkness', when({ not: { skill: 'speed', atLeast: 3 } }, LOST)),
    entryAt(
      'other',
      'hope in a prison',
      choose(
        loseBoth(3, 3),
        [{ do: 'pay', cost: { clues: 1 } }, loseBoth(2, 2)],
        [{ do: 'pay', cost: { clues: 2 } }, loseBoth(1, 1)],
        { do: 'pay', cost: { clues: 3 } },
      ),
    ),
  ),
];

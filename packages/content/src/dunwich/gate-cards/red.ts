/** The red gate cards of Dunwich: of its own worlds they serve Another Time. */
import type { GateCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  count,
  DELAYED,
  DEVOURED,
  draw,
  gain,
  LOST,
  lose,
  loseBoth,
  loseTo,
  may,
  RETURN,
  rollDice,
  when,
} from '@vigil/rules/builders';
import { entryAt, gateCard } from './gate-card.js';

/** In the second area one goes back to the first. */
const BACK_TO_FIRST_AREA = { do: 'move', destination: { to: 'first-area' } } as const;
const NOT_IN_FIRST_AREA = { not: { inFirstArea: true } } as const;

export const RED: readonly GateCardDef[] = [
  gateCard(
    17,
    'red',
    entryAt(
      'rlyeh',
      'green arm',
      when({ ancientOne: 'cthulhu' }, check('speed', 1, { difficulty: 3, fail: DEVOURED })),
    ),
    entryAt('another-time', "hound's gaze", { do: 'appear', kinds: ['hound-of-tindalos'] }),
    entryAt(
      'other',
      'perilous path',
      may(
        rollDice(3, {
          then: [lose(count('failures'), 'stamina'), when({ hasAtLeast: 'stamina', atLeast: 1 }, may(RETURN))],
        }),
      ),
    ),
  ),
  gateCard(
    18,
    'red',
    entryAt(
      'plateau-of-leng',
      'spider venom',
      rollDice(3, { then: when({ hasAtMost: 'successes', atMost: 0 }, draw(1, 'injury')) }),
    ),
    entryAt('another-time', "mankind's end", check('will', -2, { fail: draw(1, 'madness') })),
    entryAt('other', 'sleeping fumes', DELAYED),
  ),
  gateCard(
    19,
    'red',
    entryAt(
      'the-dreamlands',
      'slipping stone',
      check('luck', -1, { fail: when(NOT_IN_FIRST_AREA, BACK_TO_FIRST_AREA, DELAYED) }),
    ),
    entryAt('another-time', 'masked ball', DELAYED),
    entryAt('other', 'shifting ground', lose(1, 'stamina')),
  ),
  gateCard(
    20,
    'red',
    entryAt('abyss', 'chittering voices', { do: 'rollForCards', of: { deck: 'spell' } }),
    entryAt('another-time', 'swapped bodies', check('luck', -2, { pass: RETURN, fail: DEVOURED })),
    entryAt('other', 'ambush', APPEAR),
  ),
  gateCard(
    21,
    'red',
    entryAt('rlyeh', 'sinking island', check('speed', -2, { fail: loseTo(0, 'stamina') })),
    entryAt(
      'another-time',
      'savage jungle',
      check('speed', -1, {
        difficulty: 2,
        insteadDiscard: { card: 'dynamite' },
        pass: gain(2, 'clue'),
        fail: [lose(2, 'stamina'), DELAYED],
      }),
    ),
    entryAt('other', 'endless forest'),
  ),
  gateCard(
    22,
    'red',
    entryAt('plateau-of-leng', "shantak's prey", when({ ancientOne: 'nyarlathotep' }, LOST)),
    entryAt('another-time', 'medieval village', check('luck', -2, { pass: draw(1, 'unique'), fail: DELAYED })),
    entryAt('other', 'drowning sea', loseBoth(1, 1)),
  ),
  gateCard(
    23,
    'red',
    // In this order: an investigator who loses the last Sanity by it is already in Arkham.
    entryAt('the-dreamlands', 'ghoul tunnel', RETURN, lose(1, 'sanity')),
    entryAt('another-time', 'second lifetime', check('luck', -2, { pass: draw(2, 'skill', 1) })),
    entryAt('other', 'sucking mouths', lose(1, 'stamina')),
  ),
  gateCard(
    24,
    'red',
    entryAt(
      'abyss',
      'shadowy captors',
      check('luck', -2, { pass: gain(5, 'money'), fail: { do: 'drawOneOf', decks: ['injury', 'madness'] } }),
    ),
    entryAt('another-time', 'beetle future', gain(3, 'clue'), lose(3, 'sanity')),
    entryAt('other', 'hunter', APPEAR),
  ),
];

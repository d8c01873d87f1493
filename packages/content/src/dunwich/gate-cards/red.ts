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
import { at, gateCard } from './card.js';

/** In the second area one goes back to the first. */
const BACK = { do: 'move', destination: { to: 'first-area' } } as const;
const IN_SECOND = { not: { inFirstArea: true } } as const;

export const RED: readonly GateCardDef[] = [
  gateCard(
    17,
    'red',
    at('rlyeh', 'green arm', when({ ancientOne: 'cthulhu' }, check('speed', 1, { difficulty: 3, fail: DEVOURED }))),
    at('another-time', "hound's gaze", { do: 'appear', kinds: ['hound-of-tindalos'] }),
    at(
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
    at(
      'plateau-of-leng',
      'spider venom',
      rollDice(3, { then: when({ hasAtMost: 'successes', atMost: 0 }, draw(1, 'injury')) }),
    ),
    at('another-time', "mankind's end", check('will', -2, { fail: draw(1, 'madness') })),
    at('other', 'sleeping fumes', DELAYED),
  ),
  gateCard(
    19,
    'red',
    at('the-dreamlands', 'slipping stone', check('luck', -1, { fail: when(IN_SECOND, BACK, DELAYED) })),
    at('another-time', 'masked ball', DELAYED),
    at('other', 'shifting ground', lose(1, 'stamina')),
  ),
  gateCard(
    20,
    'red',
    at('abyss', 'chittering voices', { do: 'rollForCards', of: { deck: 'spell' } }),
    at('another-time', 'swapped bodies', check('luck', -2, { pass: RETURN, fail: DEVOURED })),
    at('other', 'ambush', APPEAR),
  ),
  gateCard(
    21,
    'red',
    at('rlyeh', 'sinking island', check('speed', -2, { fail: loseTo(0, 'stamina') })),
    at(
      'another-time',
      'savage jungle',
      check('speed', -1, {
        difficulty: 2,
        insteadDiscard: { card: 'dynamite' },
        pass: gain(2, 'clue'),
        fail: [lose(2, 'stamina'), DELAYED],
      }),
    ),
    at('other', 'endless forest'),
  ),
  gateCard(
    22,
    'red',
    at('plateau-of-leng', "shantak's prey", when({ ancientOne: 'nyarlathotep' }, LOST)),
    at('another-time', 'medieval village', check('luck', -2, { pass: draw(1, 'unique'), fail: DELAYED })),
    at('other', 'drowning sea', loseBoth(1, 1)),
  ),
  gateCard(
    23,
    'red',
    // In this order: who loses his last Sanity by it is in Arkham then.
    at('the-dreamlands', 'ghoul tunnel', RETURN, lose(1, 'sanity')),
    at('another-time', 'second lifetime', check('luck', -2, { pass: draw(2, 'skill', 1) })),
    at('other', 'sucking mouths', lose(1, 'stamina')),
  ),
  gateCard(
    24,
    'red',
    at(
      'abyss',
      'shadowy captors',
      check('luck', -2, { pass: gain(5, 'money'), fail: { do: 'drawOneOf', decks: ['injury', 'madness'] } }),
    ),
    at('another-time', 'beetle future', gain(3, 'clue'), lose(3, 'sanity')),
    at('other', 'hunter', APPEAR),
  ),
];

import type { LocationCardDef } from '@vigil/rules';
import {
  befall,
  check,
  count,
  draw,
  gain,
  lose,
  may,
  mayTake,
  moveTo,
  receive,
  take,
  when,
} from '@vigil/rules/builders';
import { type Edition, moreCards } from './edition.js';

const MESSENGER = take('the-messenger', gain(2, 'clue'));
const KAFOUR = take('dr-ali-kafour', gain(2, 'clue'));

/** Three cards more of the Merchant District. */
export const MERCHANT_DISTRICT = (ed: Edition): readonly LocationCardDef[] =>
  moreCards('merchant-district', {
    1: {
      'river-docks': [
        'sunken cargo',
        may([{ do: 'appear', combat: -1 }, when({ fought: 'overcome' }, may(draw(2, 'common')))]),
      ],
      'the-unnamable': [
        'warped mirror',
        may(
          when(
            { hasAtLeast: 'clues', atLeast: 4 },
            [gain(count('clues'), 'clue'), receive('curse')],
            gain(count('clues'), 'clue'),
          ),
        ),
      ],
      'unvisited-isle': [
        'man in a trance',
        ...ed.either(
          [when({ has: 'curse' }, MESSENGER, when({ has: { type: 'mask' } }, MESSENGER))],
          [when({ has: 'curse' }, MESSENGER, when({ has: { deck: 'exhibit' } }, MESSENGER))],
        ),
      ],
    },
    3: {
      'river-docks': [
        'crowded docks',
        check('sneak', -1, {
          pass: { do: 'draw', deck: 'common', n: count('successes'), only: { notType: 'weapon' } },
        }),
      ],
      'the-unnamable': [
        'penetrating gaze',
        when({ has: { deck: 'exhibit' } }, KAFOUR, when({ not: { skill: 'will', atLeast: 3 } }, KAFOUR)),
      ],
      'unvisited-isle': ['falling branch', check('speed', 0, { fail: [moveTo('graveyard'), befall('end-turn')] })],
    },
    5: {
      'river-docks': ['river of time', check('luck', 0, { pass: receive('visions'), fail: lose(1, 'stamina') })],
      'the-unnamable': ['lucky penny', when({ not: { skill: 'luck', atLeast: 2 } }, mayTake('luck'))],
      'unvisited-isle': [
        'masked ritual',
        may(check('sneak', 0, { pass: draw(1, 'spell'), fail: ed.bar('merchant-district') })),
      ],
    },
  });

import type { CardFilter, LocationCardDef } from '@vigil/rules';
import {
  check,
  count,
  draw,
  gain,
  lose,
  may,
  mayTake,
  moveTo,
  receive,
  rollDice,
  suffer,
  take,
  when,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { DRAW_UNIQUE_OR_EXHIBIT, type EditionVariant, pharaohCards } from './edition-variants.js';

/** Cards that split stone or destroy its growth. */
const SPLITS: CardFilter = { anyOf: [{ card: 'wither' }, { card: 'shrivelling' }, { card: 'axe' }] };

const MESSENGER = take('the-messenger', gain(2, 'clue'));
const KAFOUR = take('dr-ali-kafour', gain(2, 'clue'));

/** Five further cards of the Merchant District. */
export const MERCHANT_DISTRICT = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards('merchant-district', {
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
        ...ed.pick(
          [when({ has: 'curse' }, MESSENGER, when({ has: { type: 'mask' } }, MESSENGER))],
          [when({ has: 'curse' }, MESSENGER, when({ has: { deck: 'exhibit' } }, MESSENGER))],
        ),
      ],
    },
    2: {
      'river-docks': [
        'fist fight',
        check('fight', 1, {
          difficulty: 2,
          pass: [lose(1, 'stamina'), mayTake('fight')],
          fail: [lose(2, 'stamina'), ed.bar('merchant-district')],
        }),
      ],
      'the-unnamable': ['voice of the house', may([may(DRAW_UNIQUE_OR_EXHIBIT), receive('tainted-soul')])],
      'unvisited-isle': [
        'heart of the island',
        check('luck', -2, {
          insteadExhaust: { anyOf: [{ card: 'find-gate' }, { card: 'dynamite' }, { card: 'gate-box' }] },
          pass: rollDice(1, {
            then: [gain(count('rolled'), 'clue'), when({ hasAtLeast: 'rolled', atLeast: 4 }, boxHandler('burnt-out'))],
          }),
        }),
      ],
    },
    3: {
      'river-docks': [
        'crowded docks',
        check('sneak', -1, {
          counts: true,
          pass: { do: 'draw', deck: 'common', n: count('successes'), only: { notType: 'weapon' } },
        }),
      ],
      'the-unnamable': [
        'penetrating gaze',
        when({ has: { deck: 'exhibit' } }, KAFOUR, when({ not: { skill: 'will', atLeast: 3 } }, KAFOUR)),
      ],
      'unvisited-isle': ['falling branch', check('speed', 0, { fail: [moveTo('graveyard'), suffer('end-turn')] })],
    },
    4: {
      'river-docks': [
        'bound curator',
        may(check('fight', -2, { pass: mayTake('tommy-gun'), fail: lose(2, 'stamina') })),
      ],
      'the-unnamable': [
        "cultists' hoard",
        may(check('sneak', 0, { pass: may(DRAW_UNIQUE_OR_EXHIBIT), fail: ed.ambush })),
      ],
      'unvisited-isle': [
        'overgrown plaque',
        ...ed.pick(
          [check('fight', -2, { insteadExhaust: SPLITS, pass: draw(count('focus'), 'spell') })],
          [check('fight', -2, { insteadExhaust: SPLITS, pass: draw(count('focus', 3), 'spell') })],
        ),
      ],
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

/** The green gate cards of Kingsport, for the Underworld. */
import type { GateCardDef } from '@vigil/rules';
import {
  check,
  choose,
  count,
  DELAYED,
  draw,
  gain,
  lose,
  may,
  RETURN,
  receive,
  take,
  when,
} from '@vigil/rules/builders';
import { BRING_BACK_LOST, BROOD, LEARN_SPELL, SHARE_CLUES, SLIDERS_LEFT, SWAP_PLACES } from '../handlers.js';
import { entryAt, gateCard } from './gate-card.js';

export const GREEN: readonly GateCardDef[] = [
  gateCard(
    9,
    'green',
    entryAt('the-underworld', "a vampire's disdain"),
    entryAt('the-dreamlands', 'wise zoogs', when({ has: 'blessing' }, take('young-zoog', gain(5, 'clue')))),
    entryAt('other', 'anchoring pillar', BRING_BACK_LOST),
  ),
  gateCard(
    10,
    'green',
    entryAt('the-underworld', 'wind underground', check('will', -2, { fail: SLIDERS_LEFT })),
    entryAt('the-dreamlands', 'costly teaching', may([receive('curse'), gain(5, 'clue')])),
    entryAt('other', 'where minds meet', SHARE_CLUES),
  ),
  gateCard(
    11,
    'green',
    entryAt(
      'the-underworld',
      'disguised among ghouls',
      check('luck', -2, { pass: [gain(1, 'clue'), gain(1, 'stamina'), gain(1, 'sanity'), RETURN] }),
    ),
    entryAt(
      'great-hall-of-celeano',
      'knowledge that strengthens',
      gain(count('spells'), 'sanity'),
      gain(count('spells'), 'stamina'),
    ),
    entryAt('other', 'not too late', when({ not: { terrorAtLeast: 6 } }, draw(1, 'spell'))),
  ),
  gateCard(
    12,
    'green',
    entryAt(
      'the-underworld',
      'visions at a price',
      choose([gain(1, 'stamina'), lose(1, 'sanity')], [lose(1, 'stamina'), gain(1, 'sanity')]),
    ),
    entryAt('plateau-of-leng', "a priest's demand", {
      do: 'discard',
      what: { deck: 'unique' },
      n: 1,
      which: 'dearest',
    }),
    entryAt('other', 'strength in numbers', gain(count('investigators-in-other-worlds'), 'clue')),
  ),
  gateCard(
    13,
    'green',
    entryAt('the-underworld', 'stairs past ghouls', check('sneak', -1, { pass: RETURN, fail: DELAYED })),
    entryAt('plateau-of-leng', "traders' fire", choose(draw(1, 'unique'), gain(2, 'clue'))),
    {
      ...entryAt('other', 'white feather', { do: 'takeThis', as: 'white-feather' }),
      doubt: 'Not clear: whether the 3 may be of both. Taken: of one of the two.',
    },
  ),
  gateCard(
    14,
    'green',
    entryAt('the-underworld', 'house of secrets', draw(1, 'spell')),
    entryAt(
      'city-of-the-great-race',
      'talk of gates',
      check('luck', -2, { fail: { do: 'takeThis', as: 'talk-of-gates' } }),
    ),
    entryAt('other', 'quiet corner', gain(1, 'stamina'), gain(1, 'sanity')),
  ),
  gateCard(
    15,
    'green',
    entryAt('the-underworld', 'voices as one', when({ ancientOne: 'eihort' }, choose(receive('curse'), BROOD))),
    entryAt('city-of-the-great-race', 'projected mind', SWAP_PLACES),
    entryAt('other', 'reaching out', check('luck', -2, { pass: draw(1, 'unique'), fail: gain(1, 'clue') })),
  ),
  gateCard(
    16,
    'green',
    entryAt('the-underworld', 'ghoulish host', may(LEARN_SPELL)),
    entryAt('great-hall-of-celeano', 'falling scales', gain(count('tomes'), 'clue')),
    entryAt('other', 'window home', check('luck', -1, { pass: RETURN })),
  ),
];

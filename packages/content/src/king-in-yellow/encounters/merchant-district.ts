import {
  APPEAR,
  ARRESTED,
  check,
  choose,
  DISCARD_SHOWN,
  draw,
  gain,
  KEEP_SHOWN,
  lose,
  may,
  perSuccess,
  receive,
  turnUp,
  when,
} from '@vigil/rules/builders';
import { kingInYellowCards } from './location-cards.js';

/** Four further cards of the Merchant District. */
export const MERCHANT_DISTRICT = kingInYellowCards('merchant-district', [
  {
    'river-docks': [
      'mocked bookworm',
      when({ has: { type: 'tome' } }, when({ not: { has: { type: 'weapon' } } }, lose(2, 'stamina'))),
    ],
    'the-unnamable': [
      'whispering house',
      check('will', -2, {
        pass: perSuccess(gain(1, 'clue')),
        fail: choose(lose(1, 'stamina'), lose(1, 'sanity')),
      }),
    ],
    'unvisited-isle': [
      'huddled figure',
      APPEAR,
      when({ fought: 'first-combat-passed' }, may(choose(draw(1, 'ally'), draw(1, 'spell')))),
    ],
  },
  {
    'river-docks': ["leading lady's bags", check('luck', -1, { pass: draw(1, 'common'), fail: ARRESTED })],
    'the-unnamable': ['blazing hearth', may(check('speed', -3, { pass: draw(1, 'unique'), fail: lose(1, 'stamina') }))],
    'unvisited-isle': ['talking women', gain(1, 'clue'), check('sneak', -2, { pass: gain(1, 'clue'), fail: APPEAR })],
  },
  {
    'river-docks': ['bobbing crate', check('fight', -2, { pass: draw(1, 'common') })],
    'the-unnamable': ['twin suns', gain(1, 'clue'), check('will', -2, { fail: lose(1, 'sanity') })],
    'unvisited-isle': ['skin covered in runes', APPEAR, when({ fought: 'combat-passed' }, may(draw(1, 'spell')))],
  },
  {
    'river-docks': ['shambling heap', check('fight', -2, { pass: draw(1, 'common'), fail: lose(1, 'stamina') })],
    'the-unnamable': [
      'weapon in a pentagram',
      turnUp([{ deck: 'unique', n: 1 }], choose([KEEP_SHOWN, receive('curse')], [DISCARD_SHOWN, gain(1, 'clue')]), {
        type: 'weapon',
      }),
    ],
    'unvisited-isle': ['sign in the clouds', check('lore', -1, { pass: gain(1, 'clue') })],
  },
]);

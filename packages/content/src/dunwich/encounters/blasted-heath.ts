import type { Effect } from '@vigil/rules';
import {
  check,
  choose,
  DELAYED,
  DEVOURED,
  draw,
  find,
  GATE_AND_MONSTER,
  gain,
  lose,
  may,
  mayPay,
  search,
  TO_STREET,
  take,
} from '@vigil/rules/builders';
import type { ThemedEffects } from '../../encounter-cards.js';
import { REMOVE_HORROR_TOKEN } from './handlers.js';
import { locationCards, nothingHappens } from './location-cards.js';

const GATHERER: ThemedEffects = [
  'fungus gatherer',
  mayPay({ cards: { n: 1, of: { deck: 'spell' } } }, take('zebulon-whateley', gain(4, 'clue'))),
];
const CRY: ThemedEffects = ['cry out of the smoke', may([draw(1, 'ally'), draw(1, 'injury')])];
const WEATHERED: ThemedEffects = [
  'weathered neighbor',
  mayPay({ cards: { n: 1, of: { deck: 'unique' } } }, take('ammi-pierce', REMOVE_HORROR_TOKEN)),
];
const SKULL: ThemedEffects = ['odd skull', may([draw(1, 'skill'), draw(1, 'madness')])];
const VIGOUR: ThemedEffects = [
  'unnatural vigor',
  gain('full', 'stamina'),
  { do: 'gain', what: 'stamina', amount: 3, beyond: true },
];
const NOBODY = nothingHappens('nobody home');
/** A card given for one of three of the same deck. */
const tradeItem = (deck: 'unique' | 'common' | 'spell'): Effect[] => [
  { do: 'pay', cost: { cards: { n: 1, of: { deck } } } },
  draw(3, deck, 1),
];

/** The 14 cards of the Blasted Heath. */
export const BLASTED_HEATH = locationCards('blasted-heath', [
  {
    'devils-hopyard': GATHERER,
    'gardners-place': ['woman in the attic', check('speed', -1, { fail: lose(1, 'stamina') }), lose(1, 'sanity')],
    'harney-jones-shack': ['talk on the porch', gain(1, 'clue')],
  },
  {
    'devils-hopyard': [
      'stifling air',
      check('fight', -1, {
        fail: [
          { do: 'lose', what: 'stamina', amount: 1, fatal: true },
          { do: 'lose', what: 'sanity', amount: 1, fatal: true },
        ],
      }),
    ],
    'gardners-place': WEATHERED,
    'harney-jones-shack': ['sample from the still', take('whiskey')],
  },
  {
    'devils-hopyard': ['deer bled dry', TO_STREET],
    'gardners-place': [
      'shifting ore',
      may(check('luck', -1, { pass: find('unique', { notType: 'tome' }), fail: draw(1, 'madness') })),
    ],
    'harney-jones-shack': ['find to keep', draw(1, 'common')],
  },
  {
    'devils-hopyard': ['carved trees', check('luck', -1, { pass: draw(1, 'spell') })],
    'gardners-place': ['glowing plants', lose(1, 'sanity')],
    'harney-jones-shack': ['shed full of junk', search('common', { notType: 'weapon' })],
  },
  {
    'devils-hopyard': ['pattern of rocks', check('lore', -2, { pass: gain(2, 'clue') })],
    'gardners-place': SKULL,
    'harney-jones-shack': NOBODY,
  },
  {
    'devils-hopyard': ['red berry', gain(1, 'clue'), lose(1, 'stamina')],
    'gardners-place': ['boys in the bushes', gain(2, 'clue')],
    'harney-jones-shack': NOBODY,
  },
  {
    'devils-hopyard': ['sickly monster', { do: 'appear', combat: 1 }],
    'gardners-place': ['hairless rabbit', check('luck', -1, { fail: lose(2, 'stamina') }), lose(1, 'sanity')],
    'harney-jones-shack': ['neat trick', draw(1, 'spell')],
  },
  {
    'devils-hopyard': GATHERER,
    'gardners-place': ['call of the well', check('luck', -1, { fail: check('will', -1, { fail: DEVOURED }) })],
    'harney-jones-shack': ['something helpful', check('luck', -1, { pass: draw(1, 'unique') })],
  },
  {
    'devils-hopyard': ['strange hungers', check('luck', -1, { fail: draw(1, 'madness') })],
    'gardners-place': WEATHERED,
    'harney-jones-shack': NOBODY,
  },
  {
    'devils-hopyard': ['dizzying fumes', DELAYED],
    'gardners-place': ['mutated monster', { do: 'appear', combat: -1 }],
    'harney-jones-shack': [
      'death of the old man',
      draw(1, 'common'),
      { do: 'closePlaces', places: ['harney-jones-shack'], until: 'for-good' },
    ],
  },
  {
    'devils-hopyard': ['underground chamber', check('luck', -1, { pass: draw(1, 'unique') })],
    'gardners-place': ['tear in the air', GATE_AND_MONSTER],
    'harney-jones-shack': ['ointment', gain(2, 'stamina')],
  },
  {
    'devils-hopyard': CRY,
    'gardners-place': VIGOUR,
    'harney-jones-shack': ['whittling', gain(2, 'sanity')],
  },
  {
    'devils-hopyard': CRY,
    'gardners-place': VIGOUR,
    'harney-jones-shack': ['mountain stew', gain(1, 'sanity'), gain(1, 'stamina')],
  },
  {
    'devils-hopyard': ['odd debris', check('luck', -2, { pass: draw(2, 'unique', 1) })],
    'gardners-place': SKULL,
    'harney-jones-shack': ['trading', choose(tradeItem('unique'), tradeItem('common'), tradeItem('spell'), [])],
  },
]);

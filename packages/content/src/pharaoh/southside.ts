import type { LocationCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  draw,
  each,
  gain,
  lose,
  may,
  mayTake,
  perSuccess,
  receive,
  take,
  track,
  when,
} from '@vigil/rules/builders';
import { boxHandler } from './box-handler.js';
import { type EditionVariant, pharaohCards } from './edition-variants.js';

/** Five further cards of Southside. */
export const SOUTHSIDE = (ed: EditionVariant): readonly LocationCardDef[] =>
  pharaohCards(
    'southside',
    {
      1: {
        'historical-society': [
          'channeler of spirits',
          choose(
            check('will', 0, { pass: boxHandler('free-spell') }),
            check('luck', -1, { pass: may(receive('psychic')) }),
          ),
        ],
        'mas-boarding-house': [
          'big lunch',
          ...ed.pick(
            [take('food'), check('fight', -1, { pass: boxHandler('packed-lunch'), counts: true })],
            [check('fight', -1, { pass: perSuccess(gain(1, 'stamina')) }), take('food')],
          ),
        ],
        'south-church': ['despair', lose(count('open-gates'), 'sanity')],
      },
      2: {
        'historical-society': [
          'memoir from the Nile',
          may([DELAYED, check('will', 0, { counts: true, pass: may(draw(count('successes'), 'skill', 1)) })]),
        ],
        'mas-boarding-house': ['sea air', gain(1, 'stamina'), may([DELAYED, gain(2, 'stamina')])],
        'south-church': [
          'beset priest',
          when(
            { has: { anyOf: [{ card: 'cross' }, { card: 'holy-water' }, { card: 'blessing' }] } },
            may(receive('anointed')),
          ),
        ],
      },
      3: {
        'historical-society': ['travel journals', check('lore', -1, { pass: mayTake('bravery') })],
        'mas-boarding-house': ['seance at midnight', may([boxHandler('foresee-two'), ed.bar('southside')])],
        'south-church': [
          'profane works',
          when({ has: { deck: 'exhibit' } }, choose(boxHandler('renounce'), ed.bar('southside'))),
        ],
      },
      4: {
        'historical-society': ['cipher', boxHandler('read-one')],
        'mas-boarding-house': [
          'shrine to Osiris',
          check('luck', 0, { pass: APPEAR, fail: [APPEAR, receive('harried')] }),
        ],
        'south-church': [
          'prayer for Arkham',
          ...ed.pick(
            [
              checkRows('will', -2, [
                [0, each('investigators', check('will', -2, { fail: receive('curse') }))],
                [1, [each('investigators', [gain(1, 'stamina'), gain(1, 'sanity')]), track('doom', 1)]],
                [3, [gain(2, 'sanity'), each('investigators', may(check('will', -2, { pass: receive('blessing') })))]],
              ]),
            ],
            [
              checkRows('will', 0, [
                [0, each('investigators', check('will', -2, { fail: receive('curse') }))],
                [1, [each('investigators', [gain(1, 'stamina'), gain(1, 'sanity')]), track('doom', 1)]],
                [2, [gain(2, 'sanity'), each('investigators', check('will', -2, { pass: receive('blessing') }))]],
              ]),
            ],
          ),
        ],
      },
      5: {
        'historical-society': [
          "grandparents' pendants",
          may([choose(take('expert-occultist'), take('lore')), receive('tainted-soul')]),
        ],
        'mas-boarding-house': [
          'secret tunnel',
          ...ed.pick(
            [
              checkRows('sneak', -2, [
                [0, { do: 'appear', n: 3 }],
                [
                  1,
                  [
                    { do: 'trophy', from: 'cup' },
                    { do: 'appear', n: 2 },
                  ],
                ],
                [2, [{ do: 'trophy', from: 'cup', n: 2 }, APPEAR]],
                [3, { do: 'trophy', from: 'cup', n: 3 }],
              ]),
            ],
            [
              checkRows('sneak', 0, [
                [0, { do: 'appear', n: 3 }],
                [1, { do: 'appear', n: 2 }],
                [2, [{ do: 'trophy', from: 'cup' }, APPEAR]],
                [3, { do: 'trophy', from: 'cup', n: 2 }],
              ]),
            ],
          ),
        ],
        'south-church': ['morning light', gain(count('seals'), 'sanity')],
      },
    },
    {
      '1/mas-boarding-house': 'ma-mathison',
      '3/mas-boarding-house': 'ma-mathison',
      '2/south-church': 'father-michael',
      '3/south-church': 'father-michael',
    },
    {
      '1/mas-boarding-house': 'A token goes in place of that Food alone; using one is optional.',
      '3/south-church': 'All Exhibit Items, not any number of them.',
      '4/historical-society': 'It costs no movement points here.',
    },
  );

import type { LocationCardDef } from '@vigil/rules';
import {
  APPEAR,
  check,
  checkRows,
  choose,
  count,
  DELAYED,
  draw,
  gain,
  may,
  receive,
  take,
  when,
} from '@vigil/rules/builders';
import { type Edition, moreCards } from './edition.js';

/** Two cards more of Southside. */
export const SOUTHSIDE = (ed: Edition): readonly LocationCardDef[] =>
  moreCards(
    'southside',
    {
      2: {
        'historical-society': [
          'memoir from the Nile',
          may([DELAYED, check('will', 0, { pass: may(draw(count('successes'), 'skill', 1)) })]),
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
      5: {
        'historical-society': [
          "grandparents' pendants",
          may([choose(take('expert-occultist'), take('lore')), receive('tainted-soul')]),
        ],
        'mas-boarding-house': [
          'secret tunnel',
          ...ed.either(
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
    { '2/south-church': 'father-michael' },
  );

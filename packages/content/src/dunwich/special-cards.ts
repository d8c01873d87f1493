/** The special cards of Dunwich: Rail Passes (D-TRAIN-05) and memberships of the Sheldon gang (D-GANG). */
import type { CardDef } from '@vigil/rules';
import { ARRESTED, draw, gain, rollFaces } from '@vigil/rules/builders';

export const SPECIAL_CARDS: readonly CardDef[] = [
  {
    id: 'rail-pass',
    name: 'Rail Pass',
    article: 'a',
    deck: 'special',
    count: 8,
    // Its use is part of the railway rules.
    rules: ['dunwich.free-journeys'],
    item: true,
    doubt: 'One list says that it is no item; by a later ruling it is, and may be traded (BOX-01).',
  },
  {
    id: 'sheldon-gang-membership',
    name: 'Sheldon Gang Membership',
    article: 'a',
    deck: 'special',
    count: 8,
    abilities: [
      {
        when: { phase: 'upkeep' },
        if: { at: { in: 'streets' } },
        limit: 'once-per-turn',
        then: [
          rollFaces([
            [[1], ARRESTED],
            [[4], gain(2, 'money')],
            [[5], draw(1, 'common')],
            [[6], draw(1, 'unique')],
          ]),
        ],
      },
    ],
    doubt: 'The chart is from one source.',
  },
];

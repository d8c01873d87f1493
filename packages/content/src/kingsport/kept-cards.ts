/** Encounter cards that a player keeps, with their effects for the holder. */
import type { CardDef, DeckDef } from '@vigil/rules';

/** They are in no deck of their own, and go to the box when they are used up. */
export const KEPT_DECK: DeckDef = { id: 'kept', name: 'Kept encounter card', countsAs: 'none', discards: 'box' };

const keptCard = (id: string, name: string, onCard: string | undefined, more: Partial<CardDef>): CardDef => ({
  id,
  name,
  deck: 'kept',
  count: onCard === undefined ? 2 : 1,
  ...(onCard !== undefined && { onCard }),
  ...more,
});

/** Holds Eihort's tokens of an investigator who has any. */
export const BROOD_CARD: CardDef = { id: 'brood', name: "Eihort's Brood", deck: 'special', count: 8 };

export const KEPT_CARDS: readonly CardDef[] = [
  keptCard('charm-bag', 'Bag of Charms', undefined, {
    abilities: [
      {
        when: { before: 'loss', of: ['stamina'] },
        cost: { token: { of: 3 } },
        then: [{ do: 'reduceLoss', by: 1, of: 'stamina' }],
      },
    ],
  }),
  {
    ...keptCard('closing-doors', 'Closing Doors', undefined, {
      triggers: [
        {
          when: { on: 'upkeep' },
          then: [
            { do: 'forfeit', lots: [{ n: 1, of: ['clue', 'item'] }], else: [] },
            { do: 'token', by: 1, of: 3 },
          ],
        },
      ],
    }),
    count: 1,
  },
  keptCard('bargain-within', 'Bargain Within', 'kingsport-gate-card-6', {
    abilities: [{ when: { at: 'casting' }, cost: { token: { of: 3 } }, then: [{ do: 'cheaperCasting', by: 1 }] }],
  }),
  keptCard('white-feather', 'White Feather', 'kingsport-gate-card-13', {
    abilities: [
      {
        when: { before: 'loss', of: ['sanity', 'stamina'], whose: 'anybody' },
        cost: { discard: true },
        then: [
          {
            do: 'choose',
            options: [[{ do: 'reduceLoss', by: 3, of: 'sanity' }], [{ do: 'reduceLoss', by: 3, of: 'stamina' }]],
          },
        ],
      },
    ],
  }),
  keptCard('talk-of-gates', 'Talk of Gates', 'kingsport-gate-card-14', {
    modifiers: [{ mod: 'gateDifficulty', by: 1 }],
    triggers: [{ when: { on: 'closed' }, then: [{ do: 'discardThis' }] }],
  }),
];

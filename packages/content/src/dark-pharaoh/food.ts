import type { CardDef } from '@vigil/rules';

/** Food as the base game has it, but that a packed lunch can lie on it: tokens that go in place of the card. */
export const FOOD: CardDef = {
  id: 'food',
  name: 'Food',
  deck: 'common',
  count: 2,
  price: 1,
  type: 'other',
  abilities: [
    {
      when: { before: 'loss', of: ['stamina'] },
      cost: { discard: true },
      then: [{ do: 'reduceLoss', by: 1, of: 'stamina' }],
    },
    {
      when: { before: 'loss', of: ['stamina'] },
      if: { hasAtLeast: 'tokens', atLeast: 1 },
      then: [
        { do: 'token', by: 1, off: true },
        { do: 'reduceLoss', by: 1, of: 'stamina' },
      ],
    },
  ],
};

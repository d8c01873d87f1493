/**
 * The special cards of the base game: 35 by the rulebook, with Blessing and Curse as the two sides of 8 of them. Rules,
 * not data, cover these: one of each kind per investigator (A-MISC-05), Blessing against Curse (A-STATUS-30), Retainers
 * lost by the insane and unconscious (A-STATUS-05). The same holds for loans after a default and for access to the
 * lodge (A-LOC-13).
 */
import type { CardDef, Effect, Trigger } from '@vigil/rules';
import { gain, mayPay, rollFaces, take } from '@vigil/rules/builders';

/** Blessing, Curse and Retainer are discarded on a 1, from the second Upkeep on (A-UPKEEP-14, A-UPKEEP-15). */
const DISCARD_ON_A_ONE: Trigger = {
  when: { on: 'upkeep' },
  notInFirstUpkeep: true,
  then: [rollFaces([[[1], { do: 'discardThis' }]])],
};

const BOX_ON_A_ONE: Effect = rollFaces([[[1], { do: 'boxThis' }]]);

export const SPECIAL_CARDS: readonly CardDef[] = [
  {
    // The first upkeep already pays; only the die is omitted (A-UPKEEP-06, A-UPKEEP-14).
    id: 'retainer',
    name: 'Retainer',
    deck: 'special',
    count: 8,
    triggers: [{ when: { on: 'upkeep' }, then: [gain(2, 'money')] }, DISCARD_ON_A_ONE],
  },
  {
    id: 'bank-loan',
    name: 'Bank Loan',
    deck: 'special',
    count: 8,
    handlerReason:
      'Defaulting costs all items and the card, and bars its owner from another loan for the rest of the game, which ' +
      'the effect language cannot say.',
    abilities: [{ when: { phase: 'any' }, cost: { money: 10 }, then: [{ do: 'discardThis' }] }],
    triggers: [
      { when: { on: 'gained' }, then: [gain(10, 'money')] },
      {
        when: { on: 'upkeep' },
        notInFirstUpkeep: true,
        then: [
          rollFaces([
            [
              [1, 2, 3],
              mayPay({ money: 1 }, [], { do: 'handler', name: 'default-on-loan', text: 'handler.default-on-loan' }),
            ],
          ]),
        ],
      },
    ],
  },
  {
    id: 'blessing',
    name: 'Blessing',
    deck: 'special',
    count: 8,
    doubt: 'The rulebook counts 8 Blessing and Curse cards together, taken as two-sided; one script keeps two piles.',
    modifiers: [{ mod: 'success', faces: [4, 5, 6] }],
    triggers: [DISCARD_ON_A_ONE],
  },
  {
    id: 'curse',
    name: 'Curse',
    deck: 'special',
    count: 8,
    doubt: 'The other side of the Blessings. See `blessing`.',
    modifiers: [{ mod: 'success', faces: [6] }],
    triggers: [DISCARD_ON_A_ONE],
  },
  {
    // Access is defined at the inner room of the Silver Twilight Lodge.
    id: 'lodge-membership',
    name: 'Silver Twilight Lodge Membership',
    deck: 'special',
    count: 8,
    rules: ['handler.lodge-member'],
  },
  {
    id: 'deputy',
    name: 'Deputy of Arkham',
    deck: 'special',
    count: 1,
    // A-UPKEEP-17
    triggers: [
      { when: { on: 'gained' }, then: [take('deputys-revolver'), take('patrol-wagon')] },
      { when: { on: 'upkeep' }, then: [gain(1, 'money')] },
    ],
  },
  {
    id: 'deputys-revolver',
    name: "Deputy's Revolver",
    article: 'the',
    deck: 'special',
    count: 1,
    type: 'weapon',
    item: true,
    weapon: { hands: 1, damage: 'physical', bonus: 3 },
    modifiers: [{ mod: 'forbid', what: 'lose-this' }],
  },
  {
    id: 'patrol-wagon',
    name: 'Patrol Wagon',
    article: 'the',
    deck: 'special',
    count: 1,
    item: true,
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'arkham' } },
        inPlaceOf: 'movement',
        then: [{ do: 'move', destination: { to: 'anywhere' } }],
      },
    ],
    triggers: [
      { when: { on: 'combat-ended' }, then: [BOX_ON_A_ONE] },
      { when: { on: 'returned' }, then: [BOX_ON_A_ONE] },
    ],
  },
];

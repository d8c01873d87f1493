/** The 22 Unique Items of The King in Yellow, 16 kinds. */
import type { CardDef } from '@vigil/rules';
import { check, choose, draw, gain, lose } from '@vigil/rules/builders';

/** Lays the item on the board as soon as it is gained. */
const layOnBoard = (where: 'in-street' | 'at-location', text: string): Pick<CardDef, 'triggers' | 'handlerReason'> => ({
  triggers: [{ when: { on: 'gained' }, then: [{ do: 'handler', name: `king-lay-${where}`, text: `king.${text}` }] }],
  handlerReason: 'lies on the board for all',
});

export const UNIQUE_ITEMS: readonly CardDef[] = [
  {
    id: 'book-of-the-believer',
    name: 'Book of the Believer',
    deck: 'unique',
    count: 2,
    price: 2,
    type: 'tome',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { discard: true, movement: 2 },
        then: [check('lore', -2, { pass: [draw(1, 'spell'), gain(1, 'clue')], fail: gain(1, 'clue') })],
      },
    ],
  },
  {
    id: 'camillas-ruby',
    name: "Camilla's Ruby",
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    modifiers: [{ mod: 'focus', by: 1 }],
  },
  {
    id: 'carcosan-page',
    name: 'Carcosan Page',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    abilities: [
      {
        when: { phase: 'any' },
        cost: { exhaust: true },
        then: [{ do: 'handler', name: 'king-send-item', text: 'king.send-item' }],
      },
    ],
    handlerReason: 'an item goes from one to another at any distance, if both are willing',
  },
  {
    id: 'cryptozoology-collection',
    name: 'Cryptozoology Collection',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    abilities: [
      {
        when: { before: 'check', checks: ['evade', 'horror', 'spell', 'combat'] },
        cost: { exhaust: true },
        then: [{ do: 'checkBonus', by: 1 }],
      },
    ],
  },
  {
    // Its cost is paid after the check it served.
    id: 'cursed-sphere',
    name: 'Cursed Sphere',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'weapon',
    weapon: {
      hands: 1,
      damage: 'magical',
      bonus: 6,
      afterUse: {
        exhaust: true,
        then: [choose({ do: 'pay', cost: { stamina: 1 } }, { do: 'pay', cost: { sanity: 1 } })],
      },
    },
  },
  {
    id: 'elder-sign-pendant',
    name: 'Elder Sign Pendant',
    deck: 'unique',
    count: 1,
    price: 4,
    type: 'other',
    modifiers: [{ mod: 'rule', name: 'king-quell-surge', text: 'king.quell-surge' }],
  },
  {
    id: 'gladius-of-carcosa',
    name: 'Gladius of Carcosa',
    deck: 'unique',
    count: 3,
    price: 7,
    type: 'weapon',
    weapon: { hands: 1, damage: 'magical', bonus: 4, instead: { if: { otherHandFree: true }, bonus: 5 } },
  },
  {
    id: 'illuminated-manuscript',
    name: 'Illuminated Manuscript',
    deck: 'unique',
    count: 2,
    price: 4,
    type: 'tome',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { exhaust: true, movement: 2 },
        then: [
          check('lore', -1, {
            pass: [lose(1, 'sanity'), choose([draw(1, 'skill'), { do: 'discardThis' }], gain(1, 'clue'))],
          }),
        ],
      },
    ],
  },
  {
    id: 'map-of-the-mind',
    name: 'Map of the Mind',
    deck: 'unique',
    count: 1,
    price: 3,
    type: 'other',
    modifiers: [{ mod: 'rule', name: 'king-map-of-the-mind', text: 'king.map-of-the-mind' }],
  },
  {
    // There is one Horror check in a combat: no damage of it is none in this combat.
    id: 'masquerade-of-night',
    name: 'Masquerade of Night',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    abilities: [
      { when: { after: 'failed-horror' }, cost: { discard: true }, then: [{ do: 'noHorrorDamage' }] },
      { when: { before: 'ancient-attack' }, cost: { discard: true }, then: [{ do: 'cancelAncientAttack' }] },
    ],
  },
  {
    id: 'petrifying-solution',
    name: 'Petrifying Solution',
    deck: 'unique',
    count: 3,
    price: 7,
    type: 'weapon',
    weapon: {
      hands: 2,
      damage: 'physical',
      bonus: 8,
      ignores: ['physical-resistance', 'endless'],
      afterUse: { discard: true },
    },
  },
  {
    id: 'puzzle-box',
    name: 'Puzzle Box',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { exhaust: true, movement: 1 },
        then: [check('luck', -1, { pass: gain(1, 'clue') }), lose(1, 'sanity')],
      },
    ],
  },
  {
    id: 'seeker-of-the-yellow-sign',
    name: 'Seeker of the Yellow Sign',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    abilities: [
      {
        when: { before: 'check', checks: ['horror', 'close'] },
        cost: { discard: true, stamina: 2 },
        then: [{ do: 'passCheck' }],
      },
    ],
  },
  {
    id: 'shrine-to-an-elder-god',
    name: 'Shrine to an Elder God',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    ...layOnBoard('in-street', 'lay-shrine'),
  },
  {
    id: 'throne-of-carcosa',
    name: 'Throne of Carcosa',
    deck: 'unique',
    count: 1,
    price: 5,
    type: 'other',
    ...layOnBoard('in-street', 'lay-throne'),
  },
  {
    id: 'warding-of-the-yellow-sign',
    name: 'Warding of the Yellow Sign',
    deck: 'unique',
    count: 1,
    price: 6,
    type: 'other',
    ...layOnBoard('at-location', 'lay-warding'),
  },
];

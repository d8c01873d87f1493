/** The 19 Common Items of The King in Yellow, eight kinds. */
import type { CardDef } from '@vigil/rules';
import { check, draw, gain, lose } from '@vigil/rules/builders';

export const COMMON_ITEMS: readonly CardDef[] = [
  {
    id: 'athame',
    name: 'Athame',
    deck: 'common',
    count: 2,
    price: 3,
    type: 'weapon',
    weapon: {
      hands: 1,
      damage: 'physical',
      bonus: 1,
      instead: [
        { if: { fighting: { ability: 'magical-resistance' } }, bonus: 3 },
        { if: { fighting: { ability: 'magical-immunity' } }, bonus: 6 },
      ],
    },
  },
  {
    id: 'directors-diary',
    name: "Director's Diary",
    deck: 'common',
    count: 2,
    price: 4,
    type: 'tome',
    modifiers: [{ mod: 'rule', name: 'king-steady-terror', text: 'king.steady-terror' }],
  },
  {
    // An investigator who may avoid a penalty always does.
    id: 'ley-line-map',
    name: 'Ley Line Map',
    deck: 'common',
    count: 2,
    price: 2,
    type: 'other',
    modifiers: [{ mod: 'unburdened', by: 'environments' }],
  },
  {
    id: 'press-pass',
    name: 'Press Pass',
    deck: 'common',
    count: 2,
    price: 5,
    type: 'other',
    abilities: [{ when: { after: 'clues' }, cost: { exhaust: true }, then: [gain(1, 'clue')] }],
  },
  {
    id: 'safety-deposit-key',
    name: 'Safety Deposit Key',
    deck: 'common',
    count: 3,
    price: 2,
    type: 'other',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'location', place: 'bank-of-arkham' } },
        cost: { discard: true, movement: 1 },
        then: [check('luck', -2, { pass: draw(1, 'unique'), fail: gain(2, 'clue') })],
      },
    ],
  },
  {
    id: 'sedanette',
    name: 'Sedanette',
    deck: 'common',
    count: 2,
    price: 4,
    type: 'other',
    abilities: [
      {
        when: { before: 'check', checks: ['evade'] },
        if: { all: [{ at: { in: 'streets' } }, { fighting: { toughnessAtMost: 1 } }] },
        then: [{ do: 'passCheck' }],
      },
    ],
  },
  {
    id: 'time-bomb',
    name: 'Time Bomb',
    deck: 'common',
    count: 3,
    price: 3,
    type: 'other',
    abilities: [
      { when: { phase: 'movement' }, then: [{ do: 'handler', name: 'king-lay-bomb', text: 'king.lay-bomb' }] },
    ],
    handlerReason: 'lies on the board and counts the turns until it goes off',
    doubt: 'The Upkeep is not said: the first of each turn. Laid without Clues it goes off in the next.',
  },
  {
    id: 'understudys-script',
    name: "Understudy's Script",
    deck: 'common',
    count: 3,
    price: 3,
    type: 'tome',
    abilities: [
      {
        when: { phase: 'movement' },
        cost: { exhaust: true, movement: 2 },
        then: [
          check('will', -2, {
            pass: [draw(1, 'spell'), gain(2, 'clue'), { do: 'discardThis' }],
            fail: lose(1, 'sanity'),
          }),
        ],
      },
    ],
  },
];

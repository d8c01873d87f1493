/** Four items of The King in Yellow as board cards, usable by all. */
import type { TableCardDef, Trigger } from '@vigil/rules';

/** Lets an investigator who ends movement beside it exchange points of one kind for the other, at most their Focus. */
const exchangeInStreets = (give: 'sanity' | 'stamina', get: 'sanity' | 'stamina'): Trigger => ({
  when: { on: 'movement-ended', at: { in: 'streets' } },
  if: { laidHere: true },
  then: [
    {
      do: 'may',
      cost: { [give]: { chosen: { from: 1, upTo: 'focus' } } },
      then: [{ do: 'gain', what: get, amount: { count: 'chosen' } }],
    },
  ],
});

export const LAID_CARDS: readonly TableCardDef[] = [
  { id: 'ticking-bomb', name: 'Time Bomb', kind: 'laid', rules: ['king.ticking-bomb'] },
  {
    id: 'elder-shrine',
    name: 'Shrine to an Elder God',
    kind: 'laid',
    triggers: [exchangeInStreets('stamina', 'sanity')],
  },
  {
    id: 'carcosan-throne',
    name: 'Throne of Carcosa',
    kind: 'laid',
    triggers: [exchangeInStreets('sanity', 'stamina')],
  },
  {
    id: 'yellow-warding',
    name: 'Warding of the Yellow Sign',
    kind: 'laid',
    rules: ['king.warding'],
    abilities: [
      {
        when: { before: 'check', checks: ['evade'] },
        if: { all: [{ laidHere: true }, { encountered: true }] },
        then: [{ do: 'passCheck' }],
      },
    ],
  },
];

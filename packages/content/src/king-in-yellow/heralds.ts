/** The herald (Y-HERALD). Yellow Signs and the blights they bring are rules: `rules/src/boxes/king-in-yellow`. */
import type { TableCardDef } from '@vigil/rules';

export const HERALDS: readonly TableCardDef[] = [
  {
    id: 'the-king-in-yellow-herald',
    name: 'The King in Yellow',
    kind: 'herald',
    chosen: true,
    title: 'The Tattered King',
    onAwakening: 'discard',
    rules: ['king.yellow-sign', 'king.sign-on-terror'],
    tolls: { terror: 'king.yellow-sign' },
    doubt: 'At terror 10 nothing is left behind: doom only. One choice for each point of terror.',
  },
];

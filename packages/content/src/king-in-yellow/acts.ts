/**
 * The three Acts (Y-ACT-01). The conditions and effects of the first two are not public: they are OURS, in the spirit
 * of the box, and marked so on the card. Act III, which ends the game, is published.
 */
import type { TableCardDef } from '@vigil/rules';
import { bonus } from '@vigil/rules/builders';

const HOUSE_MADE_DOUBT = 'Its end and its effects are not known; both are ours.';

export const ACTS: readonly TableCardDef[] = [
  {
    id: 'act-1',
    name: 'Act I',
    kind: 'act',
    faceDown: true,
    rules: ['king.act-1-stopped', 'king.ours'],
    modifiers: [bonus('horror', -1, 'in-arkham')],
    doubt: HOUSE_MADE_DOUBT,
  },
  {
    id: 'act-2',
    name: 'Act II',
    kind: 'act',
    faceDown: true,
    rules: ['king.act-2-stopped', 'king.ours'],
    modifiers: [bonus('will', -1, 'in-arkham')],
    doubt: HOUSE_MADE_DOUBT,
  },
  { id: 'act-3', name: 'Act III', kind: 'act', faceDown: true, rules: ['king.act-3-ends'] },
];

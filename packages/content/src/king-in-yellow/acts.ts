/**
 * The three Acts (Y-ACT-01). What stops the first two, and what they bring while they are played, is not public: that is
 * OURS, in the spirit of the box, and says so on the card. Act III ends the game, and that is not.
 */
import type { TableCardDef } from '@vigil/rules';
import { bonus } from '@vigil/rules/builders';

const HOUSE_MADE_DOUBT = 'What stops this Act and what it brings is not known; both are ours.';

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

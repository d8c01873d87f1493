/**
 * The 4 Condition cards (D-COND): they lie face down in a row and apply to all investigators once an encounter turns
 * them up.
 */
import type { TableCardDef } from '@vigil/rules';
import { gain, lose } from '@vigil/rules/builders';

type ConditionText = Pick<TableCardDef, 'modifiers' | 'abilities'>;

/** `CONDITIONS` lie in this order. */
const condition = (id: string, name: string, text: ConditionText): TableCardDef => ({
  id,
  name,
  kind: 'condition',
  faceDown: true,
  ...text,
});

export const CONDITIONS: readonly TableCardDef[] = [
  condition('coded-messages', 'Coded Messages', { modifiers: [{ mod: 'tradeClues' }] }),
  condition('darkes-blessing', "Darke's Blessing", {
    abilities: [
      {
        when: { after: 'roll', checks: ['any'], failed: true },
        cost: { exhaust: true },
        then: [{ do: 'reroll', dice: 'all' }],
      },
    ],
  }),
  condition('rare-book-collection', 'Rare Book Collection', {
    abilities: [
      {
        when: { phase: 'arkham-encounters' },
        if: { at: { in: 'location', place: 'library' } },
        inPlaceOf: 'encounter',
        then: [lose(1, 'sanity'), gain(1, 'clue')],
      },
    ],
  }),
  condition('velmas-gratitude', "Velma's Gratitude", { modifiers: [{ mod: 'onTheHouse', place: 'velmas-diner' }] }),
];

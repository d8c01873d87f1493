/**
 * The 13 blights (Y-BLIGHT), which only the herald puts into play. Each has the id of the person it removes. While it
 * is in play, location encounters with that person (`people.ts` of each box) are ignored.
 */
import type { Effect, TableCardDef } from '@vigil/rules';
import { discard, each, lose, track } from '@vigil/rules/builders';

const blight = (id: string, name: string, text: Partial<TableCardDef>): TableCardDef => ({
  id,
  name,
  kind: 'blight',
  ...text,
});
const onEnter = (...then: Effect[]): Pick<TableCardDef, 'triggers'> => ({
  triggers: [{ when: { on: 'enters' }, then }],
});
const handler = (name: string): Effect => ({ do: 'handler', name: `king-${name}`, text: `king.${name}` });

export const BLIGHTS: readonly TableCardDef[] = [
  blight('abigail-foreman', 'Abigail Foreman', { modifiers: [{ mod: 'gatesToAwaken', by: -1 }] }),
  blight('doctor-mintz', 'Doctor Mintz', {
    triggers: [{ when: { on: 'treated', at: 'arkham-asylum' }, then: [lose(1, 'stamina')] }],
  }),
  blight('doyle-jeffries', 'Doyle Jeffries', {
    ...onEnter(handler('riots-break-out')),
    handlerReason: 'puts three monsters into three streets',
  }),
  blight('father-michael', 'Father Michael', {
    modifiers: [{ mod: 'statusRemovedOn', card: 'blessing', faces: [1, 2, 3, 4, 5] }],
  }),
  blight('joey-the-rat', 'Joey “the Rat”', { modifiers: [{ mod: 'doomSuccesses', by: 1 }] }),
  blight(
    'ma-mathison',
    'Ma Mathison',
    onEnter(each('investigators', discard('all', { deck: 'ally' })), {
      do: 'closePlaces',
      places: ['mas-boarding-house'],
      until: 'for-good',
    }),
  ),
  blight('miriam-beecher', 'Miriam Beecher', { modifiers: [{ mod: 'spellCost', by: 1 }] }),
  blight('nurse-sharon', 'Nurse Sharon', {
    triggers: [{ when: { on: 'treated', at: 'st-marys-hospital' }, then: [lose(1, 'sanity')] }],
  }),
  blight('oliver-thomas', 'Oliver Thomas', { modifiers: [{ mod: 'sealCost', by: 1 }] }),
  blight('sheriff-engle', 'Sheriff Engle', {
    ...onEnter(handler('no-more-deputies')),
    modifiers: [{ mod: 'outskirts', by: -2 }],
    handlerReason: 'takes some special cards out of the game, wherever they are',
  }),
  blight('the-dean', 'The Dean', {
    ...onEnter({ do: 'removeSeal' }),
    modifiers: [{ mod: 'refreshLimit', most: 1 }],
    doubt: 'Not said who chooses the elder sign. Taken: the first player.',
  }),
  blight('the-shopkeeper', 'The Shopkeeper', {
    modifiers: [{ mod: 'price', by: 3, of: 'items' }],
    doubt: 'Taken for the nameless one of the General Store; those of the two other shops have names.',
  }),
  blight('velma', 'Velma', onEnter(track('terror', 1))),
];

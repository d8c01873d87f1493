/**
 * The heralds of Kingsport, sheets beside the Ancient One (K-HERALD). Their remaining rules are in
 * `rules/src/boxes/kingsport`.
 */
import type { TableCardDef } from '@vigil/rules';
import { track } from '@vigil/rules/builders';

export const HERALDS: readonly TableCardDef[] = [
  {
    id: 'ghroth',
    name: 'Ghroth',
    kind: 'herald',
    chosen: true,
    title: 'The Nemesis Moon',
    setUp: [track('doom', 2)],
    rules: ['kingsport.looming-omens'],
    doubt: 'Unless each of them spends a Clue the die is rolled, once (BOX-29).',
  },
  {
    id: 'tulzscha',
    name: 'Tulzscha',
    kind: 'herald',
    chosen: true,
    title: 'The Green Flame',
    modifiers: [{ mod: 'monster', monsters: { kinds: ['cultist'] }, gives: ['elusive'] }],
    rules: ['kingsport.first-cultist', 'kingsport.preparing-the-way'],
  },
];

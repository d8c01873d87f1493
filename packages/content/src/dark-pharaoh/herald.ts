/** The herald of the box, a sheet beside the Ancient One (P-HERALD). Its remaining rules are code of the box. */
import type { TableCardDef } from '@vigil/rules';
import { track } from '@vigil/rules/builders';

export const HERALDS: readonly TableCardDef[] = [
  {
    id: 'herald-of-the-dark-pharaoh',
    name: 'The Dark Pharaoh',
    kind: 'herald',
    chosen: true,
    title: 'Avatar of Nyarlathotep',
    modifiers: [{ mod: 'monster', monsters: { ability: 'mask' }, toughness: 1 }],
    triggers: [{ when: { on: 'defeated', monsters: { ability: 'mask' } }, then: [track('doom', 1)] }],
    rules: [
      'pharaoh.herald-unique',
      'pharaoh.herald-exhibit',
      'pharaoh.herald-cursed',
      'pharaoh.herald-monster',
      'pharaoh.herald-battle',
    ],
    tolls: { unique: 'pharaoh.herald-unique', exhibit: 'pharaoh.herald-exhibit' },
  },
];

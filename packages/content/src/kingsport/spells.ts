/** The 11 Spells of Kingsport, four kinds. `then`: effects of a passed casting. */
import type { CardDef } from '@vigil/rules';
import { draw } from '@vigil/rules/builders';

export const SPELLS: readonly CardDef[] = [
  {
    id: 'fist-of-yog-sothoth',
    name: 'Fist of Yog-Sothoth',
    deck: 'spell',
    count: 4,
    magical: true,
    doubt: 'No list says whether it is magical: it is, as all other spells of combat are.',
    abilities: [
      {
        when: { in: 'combat' },
        cast: { modifier: 2, sanity: 1, hands: 1, after: 'exhaust' },
        then: [{ do: 'combatBonus', by: 1, damage: 'magical', perSuccess: true }],
      },
    ],
  },
  {
    id: 'forced-learning',
    name: 'Forced Learning',
    deck: 'spell',
    count: 2,
    magical: true,
    abilities: [
      {
        when: { phase: 'upkeep' },
        cast: { modifier: -1, sanity: 2, hands: 0, after: 'discard' },
        then: [draw(1, 'skill')],
      },
    ],
  },
  {
    id: 'implant-suggestion',
    name: 'Implant Suggestion',
    deck: 'spell',
    count: 2,
    magical: true,
    doubt: 'Its text says location. Taken: the arrows of streets too.',
    handlerReason: 'sends a monster along an arrow of its owner’s choice',
    abilities: [
      {
        when: { phase: 'movement' },
        if: { at: { in: 'arkham' } },
        cast: { modifier: -2, sanity: 0, hands: 0, after: 'exhaust' },
        then: [{ do: 'handler', name: 'kingsport-implant', text: 'kingsport.implant' }],
      },
    ],
  },
  {
    id: 'spectral-razor',
    name: 'Spectral Razor',
    deck: 'spell',
    count: 3,
    magical: true,
    doubt: 'No list says whether it is magical: it is, as all other spells of combat are.',
    abilities: [
      {
        when: { in: 'combat' },
        cast: { modifier: 2, sanity: 2, hands: 2, after: 'exhaust' },
        then: [{ do: 'combatBonus', by: 2, damage: 'magical', perSuccess: true }],
      },
    ],
  },
];

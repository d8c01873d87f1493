/** The two gate cards of The King in Yellow that an investigator keeps, as the cards they become. */
import type { CardDef } from '@vigil/rules';

export const KEPT_CARDS: readonly CardDef[] = [
  {
    id: 'talk-of-the-ancients',
    name: 'Talk of the Ancients',
    deck: 'special',
    count: 1,
    onCard: 'king-in-yellow-gate-card-16',
    abilities: [{ when: { before: 'ancient-attack' }, cost: { discard: true }, then: [{ do: 'cancelAncientAttack' }] }],
  },
  {
    id: 'mark-of-the-faithful',
    name: 'Mark of the Faithful',
    deck: 'special',
    count: 1,
    onCard: 'king-in-yellow-gate-card-21',
    modifiers: [{ mod: 'spared', fate: 'devoured' }],
  },
];

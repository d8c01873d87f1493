/** The 7 Magical Effects (Y-MAGIC-01), and the token of immunity to the disease. */
import type { CardDef } from '@vigil/rules';
import { bonus } from '@vigil/rules/builders';

const COUNT_DOUBT = 'Counted by the copies of its Spell (3, 2 and 2, the 7 of the rulebook); no list counts them.';

export const SPECIAL_CARDS: readonly CardDef[] = [
  {
    id: 'azure-flame',
    name: 'Azure Flame',
    deck: 'special',
    count: 3,
    lastsWith: 'call-the-azure-flame',
    weapon: { hands: 2, damage: 'magical', bonus: 4, sixesCountTwice: true },
    doubt: COUNT_DOUBT,
  },
  {
    id: 'inner-beast',
    name: 'Inner Beast',
    deck: 'special',
    count: 2,
    lastsWith: 'summon-the-beast-within',
    weapon: { hands: 0, damage: 'magical', bonus: 2 },
    modifiers: [
      { mod: 'maximum', what: 'stamina', by: 1 },
      { mod: 'maximum', what: 'sanity', by: -2 },
      { mod: 'movementPoints', by: 1 },
    ],
    doubt: COUNT_DOUBT,
  },
  {
    id: 'third-eye',
    name: 'Third Eye',
    deck: 'special',
    count: 2,
    lastsWith: 'open-the-third-eye',
    modifiers: [
      bonus('horror', 2),
      { mod: 'maximum', what: 'sanity', by: 1 },
      { mod: 'maximum', what: 'stamina', by: -2 },
      { mod: 'forbid', what: 'curse', for: 'owner' },
    ],
    doubt: COUNT_DOUBT,
  },
  {
    // A doom token on the sheet of an investigator who has reached the hospital in time.
    id: 'vaccination',
    name: 'Vaccination',
    deck: 'special',
    count: 8,
    rules: ['king.vaccinated'],
  },
];

/** The 12 Skills of Kingsport, one card each. */
import type { CardDef, CheckKind, Skill } from '@vigil/rules';
import { skill } from '@vigil/rules/builders';

/** A skill one better, and in each of its checks all the ones rolled again. */
const skillBonusCard = (id: string, name: string, which: Skill): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  modifiers: [skill(which, 1)],
  abilities: [
    { when: { after: 'roll', checks: [which] }, limit: 'once-per-check', then: [{ do: 'reroll', dice: 'ones' }] },
  ],
});

/** One more success; refreshing it costs all the Focus of an Upkeep. */
const checkMasteryCard = (id: string, name: string, check: CheckKind): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  refreshCost: { focus: 'all' },
  abilities: [
    { when: { after: 'roll', checks: [check] }, cost: { exhaust: true }, then: [{ do: 'addSuccess', n: 1 }] },
  ],
});

export const SKILLS: readonly CardDef[] = [
  skillBonusCard('camouflage', 'Camouflage', 'sneak'),
  skillBonusCard('linguistics', 'Linguistics', 'lore'),
  skillBonusCard('listen', 'Listen', 'luck'),
  skillBonusCard('persuade', 'Persuade', 'will'),
  skillBonusCard('run', 'Run', 'speed'),
  skillBonusCard('wrestle', 'Wrestle', 'fight'),
  checkMasteryCard('ancient-language', 'Ancient Language', 'spell'),
  checkMasteryCard('disguise', 'Disguise', 'evade'),
  checkMasteryCard('endurance', 'Endurance', 'combat'),
  checkMasteryCard('mental-fortitude', 'Mental Fortitude', 'horror'),
  {
    id: 'credit-rating',
    name: 'Credit Rating',
    deck: 'skill',
    count: 1,
    modifiers: [{ mod: 'paysFor', what: 'money', upTo: 2, exhausts: true }],
  },
  { id: 'martial-arts', name: 'Martial Arts', deck: 'skill', count: 1, modifiers: [{ mod: 'emptyHands', by: 2 }] },
];

/**
 * The skill cards of the base game: 10 kinds, two of each. Those named after a skill raise it and make clues spent on
 * its checks worth a die more, both at once (A-MISC-17); the others let a check of their kind be rolled again.
 */
import type { CardDef, CheckKind, Skill } from '@vigil/rules';
import { skill } from '@vigil/rules/builders';

const raises = (which: Skill, name: string): CardDef => ({
  id: which,
  name,
  deck: 'skill',
  count: 2,
  modifiers: [skill(which, 1), { mod: 'clueDice', skill: which, by: 1 }],
});

const rerolls = (id: string, name: string, kind: CheckKind): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 2,
  abilities: [
    { when: { after: 'roll', checks: [kind] }, cost: { exhaust: true }, then: [{ do: 'reroll', dice: 'all' }] },
  ],
});

export const SKILLS: readonly CardDef[] = [
  raises('speed', 'Speed'),
  raises('sneak', 'Sneak'),
  raises('fight', 'Fight'),
  raises('will', 'Will'),
  raises('lore', 'Lore'),
  raises('luck', 'Luck'),
  rerolls('stealth', 'Stealth', 'evade'),
  rerolls('marksman', 'Marksman', 'combat'),
  rerolls('bravery', 'Bravery', 'horror'),
  rerolls('expert-occultist', 'Expert Occultist', 'spell'),
];

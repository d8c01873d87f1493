/**
 * The skill cards of the base game: 10 kinds, two of each. Cards named after a skill raise it and make clues spent on
 * its checks worth one more die (A-MISC-17). The others allow a reroll of one kind of check.
 */
import type { CardDef, CheckKind, Skill } from '@vigil/rules';
import { skill } from '@vigil/rules/builders';

const skillBonusCard = (which: Skill, name: string): CardDef => ({
  id: which,
  name,
  deck: 'skill',
  count: 2,
  modifiers: [skill(which, 1), { mod: 'clueDice', skill: which, by: 1 }],
});

const rerollCard = (id: string, name: string, kind: CheckKind): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 2,
  abilities: [
    { when: { after: 'roll', checks: [kind] }, cost: { exhaust: true }, then: [{ do: 'reroll', dice: 'all' }] },
  ],
});

export const SKILLS: readonly CardDef[] = [
  skillBonusCard('speed', 'Speed'),
  skillBonusCard('sneak', 'Sneak'),
  skillBonusCard('fight', 'Fight'),
  skillBonusCard('will', 'Will'),
  skillBonusCard('lore', 'Lore'),
  skillBonusCard('luck', 'Luck'),
  rerollCard('stealth', 'Stealth', 'evade'),
  rerollCard('marksman', 'Marksman', 'combat'),
  rerollCard('bravery', 'Bravery', 'horror'),
  rerollCard('expert-occultist', 'Expert Occultist', 'spell'),
];

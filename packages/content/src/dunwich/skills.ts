/** The 11 Skills of Dunwich, one card each. */
import type { CardDef, CheckKind, Skill } from '@vigil/rules';

/** Each die of checks of a skill counts one higher: a 4 then succeeds. */
const skillBonusCard = (id: string, name: string, which: Skill): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  modifiers: [{ mod: 'dice', skill: which, by: 1 }],
});

/** Two Clues for one more success, any number of times. */
const paidBonusCard = (id: string, name: string, check: CheckKind): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  abilities: [{ when: { after: 'roll', checks: [check] }, cost: { clues: 2 }, then: [{ do: 'addSuccess', n: 1 }] }],
});

export const SKILLS: readonly CardDef[] = [
  skillBonusCard('dodge', 'Dodge', 'speed'),
  skillBonusCard('grapple', 'Grapple', 'fight'),
  skillBonusCard('hide', 'Hide', 'sneak'),
  skillBonusCard('library-use', 'Library Use', 'lore'),
  skillBonusCard('psychology', 'Psychology', 'will'),
  skillBonusCard('spot-hidden', 'Spot Hidden', 'luck'),
  paidBonusCard('conceal', 'Conceal', 'evade'),
  paidBonusCard('fisticuffs', 'Fisticuffs', 'combat'),
  paidBonusCard('mystic-gift', 'Mystic Gift', 'spell'),
  paidBonusCard('strong-will', 'Strong Will', 'horror'),
  {
    id: 'mythos-lore',
    name: 'Mythos Lore',
    deck: 'skill',
    count: 1,
    modifiers: [{ mod: 'maximum', what: 'sanity', by: -1 }],
    abilities: [{ when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] }],
  },
];

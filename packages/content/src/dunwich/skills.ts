/** The 11 Skills of Dunwich, one card each. */
import type { CardDef, CheckKind, Skill } from '@vigil/rules';

/** Each die of checks of a skill counts one higher: a 4 then succeeds. */
const higher = (id: string, name: string, which: Skill): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  modifiers: [{ mod: 'dice', skill: which, by: 1 }],
});

/** Two clues for a success more, any number of times. */
const bought = (id: string, name: string, check: CheckKind): CardDef => ({
  id,
  name,
  deck: 'skill',
  count: 1,
  abilities: [{ when: { after: 'roll', checks: [check] }, cost: { clues: 2 }, then: [{ do: 'addSuccess', n: 1 }] }],
});

export const SKILLS: readonly CardDef[] = [
  higher('dodge', 'Dodge', 'speed'),
  higher('grapple', 'Grapple', 'fight'),
  higher('hide', 'Hide', 'sneak'),
  higher('library-use', 'Library Use', 'lore'),
  higher('psychology', 'Psychology', 'will'),
  higher('spot-hidden', 'Spot Hidden', 'luck'),
  bought('conceal', 'Conceal', 'evade'),
  bought('fisticuffs', 'Fisticuffs', 'combat'),
  bought('mystic-gift', 'Mystic Gift', 'spell'),
  bought('strong-will', 'Strong Will', 'horror'),
  {
    id: 'mythos-lore',
    name: 'Mythos Lore',
    deck: 'skill',
    count: 1,
    modifiers: [{ mod: 'maximum', what: 'sanity', by: -1 }],
    abilities: [{ when: { at: 'spending-clue' }, cost: { exhaust: true }, then: [{ do: 'countAsClue' }] }],
  },
];

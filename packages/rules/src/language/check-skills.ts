import type { CheckKind, Skill } from './terms.js';

/** A skill, or the Focus, which is checked like one. */
export type CheckSkill = Skill | 'focus';

/** The skill a check of a kind is made with (A-SKILL-14, H-SKILL-14). */
export function skillOf(kind: CheckKind): CheckSkill {
  switch (kind) {
    case 'evade':
      return 'sneak';
    case 'horror':
      return 'will';
    case 'combat':
      return 'fight';
    case 'spell':
      return 'lore';
    case 'close':
      return 'fight';
    default:
      return kind;
  }
}

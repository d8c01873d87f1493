import type { InvestigatorStats, Skill } from '@vigil/rules';
import type { TableInvestigator, TableView } from './view.js';

/** The three pairs of skills, in the order of the sliders. */
export const SKILL_PAIRS = [
  { pair: 'speed-sneak', skills: ['speed', 'sneak'] },
  { pair: 'fight-will', skills: ['fight', 'will'] },
  { pair: 'lore-luck', skills: ['lore', 'luck'] },
] as const satisfies readonly { pair: string; skills: readonly [Skill, Skill] }[];

/** Returns the derived values of an investigator. Throws for a seat that is not in the game. */
export function figuresOf({ figures }: TableView, { seat }: Pick<TableInvestigator, 'seat'>): InvestigatorStats {
  const person = figures.people[seat];
  if (!person) throw new Error(`there is no seat ${seat}`);
  return person;
}

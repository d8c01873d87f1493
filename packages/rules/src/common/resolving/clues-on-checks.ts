/** How clues are spent on a check: one by one, in full, as long as there are any, unless a card says otherwise. */
import type { CheckSkill } from '../../language/check-skills.js';
import { clueDice, eachModifier, findModifier } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import type { CheckUnderWay } from './abilities.js';

/** How many clues are spent at a time. */
export function cluesAtATime(g: Game, who: Investigator): number {
  return findModifier(g, who, 'cluePairs') ? 2 : 1;
}

/** Whether `n` more clues, or what counts as them, may be spent on a check of a skill (A-SKILL-08). */
export function maySpend(g: Game, who: Investigator, skill: CheckSkill, under: CheckUnderWay, n: number): boolean {
  let most = Number.POSITIVE_INFINITY;
  eachModifier(g, who, 'clueLimit', (limit) => {
    if (limit.skill === skill) most = Math.min(most, limit.most);
  });
  return under.clues + n <= most;
}

/** The dice that the next clue adds: one, and as many more as abilities say (A-SKILL-09); none if it is wasted. */
export function diceOfClue(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  under: CheckUnderWay,
  inFight: boolean,
): number {
  const wasted = findModifier(g, who, 'clueWasted', ({ on }) => (on === 'fights') === inFight);
  return under.clues === 0 && wasted ? 0 : clueDice(g, who, skill);
}

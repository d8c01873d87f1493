/** How clues are spent on a check: one by one, in full, as long as there are any, unless a card says otherwise. */
import type { CheckSkill } from '../../language/check-skills.js';
import type { CheckKind } from '../../language/terms.js';
import { clueDice, findModifier, forEachModifier } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';
import type { CheckSpec } from './checks.js';

/** How many clues are spent at a time. */
export function cluesAtATime(g: Game, who: Investigator): number {
  return findModifier(g, who, 'cluePairs') ? 2 : 1;
}

/** True if `n` more clues, or what counts as them, may be spent on a check of a skill after `spent` (A-SKILL-08). */
export function canSpendClues(g: Game, who: Investigator, skill: CheckSkill, spent: number, n: number): boolean {
  let most = Number.POSITIVE_INFINITY;
  forEachModifier(g, who, 'clueLimit', (limit) => {
    if (limit.skill === skill) most = Math.min(most, limit.most);
  });
  return spent + n <= most;
}

/** The dice that the next clue adds after `spent`: one, and as many more as abilities say (A-SKILL-09); none if it is wasted. */
export function diceOfClue(g: Game, who: Investigator, skill: CheckSkill, kind: CheckKind, spent: number): number {
  const inFight = kind === 'combat' || kind === 'horror';
  const wasted = findModifier(g, who, 'clueWasted', ({ on }) => (on === 'fights') === inFight);
  return spent === 0 && wasted ? 0 : clueDice(g, who, skill);
}

/** So many clues in all, which add so many dice in all. */
export interface ClueStep {
  readonly clues: number;
  readonly dice: number;
}

/**
 * Steps in which clues may be spent on a check after `spent`, as long as there are any (A-SKILL-08): what the roll offers
 * and what is said of it before. `clues`: those there are.
 */
export function clueSteps(
  g: Game,
  who: Investigator,
  skill: CheckSkill,
  { kind, noClues }: Pick<CheckSpec, 'kind' | 'noClues'>,
  spent = 0,
  clues = who.clues,
): ClueStep[] {
  const steps: ClueStep[] = [];
  if (noClues || clues <= 0) return steps;
  const atATime = cluesAtATime(g, who);
  let dice = 0;
  for (let n = atATime; n <= clues && canSpendClues(g, who, skill, spent, n); n += atATime) {
    for (let one = n - atATime; one < n; one++) dice += diceOfClue(g, who, skill, kind, spent + one);
    steps.push({ clues: n, dice });
  }
  return steps;
}

/** Clues spent on a check: one by one and unlimited, unless a card says otherwise. */
import type { CheckSkill } from '../../language/check-skills.js';
import type { CheckKind } from '../../language/terms.js';
import type { CheckSpec } from '../contracts/checks.js';
import { clueDice, findModifier, forEachModifier } from '../figures/modifiers.js';
import type { Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Returns the number of clues spent at a time. */
export function cluesAtATime(g: Game, who: Investigator): number {
  return findModifier(g, who, 'cluePairs') ? 2 : 1;
}

/** True if `n` more clues or substitutes may be spent on a check of a skill after `spent` (A-SKILL-08). */
export function canSpendClues(g: Game, who: Investigator, skill: CheckSkill, spent: number, n: number): boolean {
  let max = Number.POSITIVE_INFINITY;
  forEachModifier(g, who, 'clueLimit', (limit) => {
    if (limit.skill === skill) max = Math.min(max, limit.most);
  });
  return spent + n <= max;
}

/**
 * Returns the dice of the next Clue after `spent`: one, and bonuses of abilities (A-SKILL-09); none if it would be
 * wasted.
 */
export function diceOfClue(g: Game, who: Investigator, skill: CheckSkill, kind: CheckKind, spent: number): number {
  const inFight = kind === 'combat' || kind === 'horror';
  const wasted = findModifier(g, who, 'clueWasted', ({ on }) => (on === 'fights') === inFight);
  return spent === 0 && wasted ? 0 : clueDice(g, who, skill);
}

/** Total clues, and the total dice they add. */
export interface ClueStep {
  readonly clues: number;
  readonly dice: number;
}

/**
 * Returns the steps in which clues may be spent on a check after `spent` (A-SKILL-08). Used by the roll and by its
 * preview. `clues`: the clues available.
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

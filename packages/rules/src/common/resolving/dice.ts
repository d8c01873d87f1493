/** Dice that are rolled, and what of them counts. */

import type { Rule } from '@vigil/engine';
import { successFaces } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';

/** How many of the dice are successes. */
export function countSuccesses(dice: readonly number[], faces: readonly number[], sixesCountTwice = false): number {
  let successes = 0;
  for (const die of dice) if (faces.includes(die)) successes += sixesCountTwice && die === 6 ? 2 : 1;
  return successes;
}

/** Dice of a text as they fall; a box may have them fall again. */
export function* rollDice(g: Game, who: Investigator, n: number, { source }: Cause, faces: boolean): Rule<number[]> {
  return rollPlain(g, who, n, source, faces);
}

/**
 * Plain dice that are no skill check: no clues, no re-rolls (A-SKILL-11). `from`: what they are rolled for; `faces`:
 * what counts is what they show.
 */
export function rollPlain(g: Game, who: Investigator, n: number, from?: string, faces = false): number[] {
  const dice = g.dice.roll(n);
  const successes = countSuccesses(dice, successFaces(g, who));
  const { seat } = who;
  g.emit?.({ type: 'rolled', seat, dice: [...dice], successes, ...(from && { from }), ...(faces && { faces }) });
  return dice;
}

/** Dice rolls, and their counting. */

import type { Rule } from '@vigil/engine';
import { successFaces } from '../figures/modifiers.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Returns the number of successes among the dice. */
export function countSuccesses(dice: readonly number[], faces: readonly number[], sixesCountTwice = false): number {
  let successes = 0;
  for (const die of dice) if (faces.includes(die)) successes += sixesCountTwice && die === 6 ? 2 : 1;
  return successes;
}

/** Rolls the dice of a text. A box may re-roll them. */
export function* rollDice(g: Game, who: Investigator, n: number, { source }: Cause, faces: boolean): Rule<number[]> {
  return rollPlain(g, who, n, source, faces);
}

/**
 * Rolls plain dice that are no skill check: no clues, no re-rolls (A-SKILL-11). `from`: their source. `faces`: the
 * faces shown count, not successes.
 */
export function rollPlain(g: Game, who: Investigator, n: number, from?: string, faces = false): number[] {
  const dice = g.dice.roll(n);
  const successes = countSuccesses(dice, successFaces(g, who));
  const { seat } = who;
  g.emit?.({ type: 'rolled', seat, dice: [...dice], successes, ...(from && { from }), ...(faces && { faces }) });
  return dice;
}

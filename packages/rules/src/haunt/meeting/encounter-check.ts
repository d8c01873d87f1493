import type { Rule } from '@vigil/engine';
import { ask } from '../../common/ask.js';
import { rollPlain } from '../../common/checks/dice.js';
import { clueDice, focusOf } from '../../common/figures/modifiers.js';
import { type OptionWithValue, optionId } from '../../language/questions/index.js';
import type { Game } from '../game.js';
import { SAFE_EMPTY_DOOM_SPACES } from '../numbers.js';
import type { Investigator } from '../state.js';

/**
 * Rolls Focus dice for an encounter or escape check; the player picks one result (H-AO-05, H-AO-22). It is
 * no skill check (H-AO-09), so Clues buy further dice only by house rule. Returns true if the result exceeds the empty
 * spaces: drawn in, or no escape (H-AO-06). The player may pick a high one freely (H-AO-08). Not asked if it
 * cannot matter.
 */
export function* isDrawnIn(g: Game, who: Investigator, empty: number, why: string): Rule<boolean> {
  const dice = rollPlain(g, who, focusOf(g, who), g.s.ancientOne, true);
  const drawn = (die: number) => die > empty;
  for (;;) {
    const clues = g.s.houseRules.encounterClues === 'yes' && who.clues > 0;
    if (!clues && dice.every((die) => drawn(die) === drawn(dice[0] as number))) return drawn(dice[0] as number);
    const picked = yield* ask<number | 'clue'>(g, () => ({
      by: [who.seat],
      key: 'q.focus-die',
      args: { investigator: who.id, empty },
      why,
      options: [...dieOptions(dice, drawn), ...clueOption(g, who)],
      about: () => ({ rolled: [...dice], empty }),
    }));
    if (picked !== 'clue') return drawn(picked);
    who.clues -= 1;
    const die = g.dice.roll(clueDice(g, who, undefined));
    dice.push(...die);
    g.emit?.({ type: 'clueSpent', seat: who.seat, die });
  }
}

/**
 * Returns the probability, 0 to 1, that the investigator must be drawn in with these empty spaces. Then none of their
 * Focus dice is low enough and Clues buy no more (H-AO-03, H-AO-04, H-AO-05, H-AO-06).
 */
export function chanceDrawnIn(g: Game, who: Investigator, empty: number): number {
  if (empty >= SAFE_EMPTY_DOOM_SPACES) return 0;
  if (empty <= 0) return 1;
  const dice = focusOf(g, who);
  return dice > 0 ? ((6 - empty) / 6) ** dice : 0;
}

function dieOptions(
  dice: readonly number[],
  drawn: (die: number) => boolean,
): OptionWithValue<'q.focus-die', number | 'clue'>[] {
  const values = [...new Set(dice)].sort((one, other) => one - other);
  return values.map((value) => ({
    id: optionId.die(value),
    value,
    key: 'o.focus-die',
    args: { n: value, reach: drawn(value) ? 'yes' : 'no' },
  }));
}

function clueOption(g: Game, who: Investigator): OptionWithValue<'q.focus-die', number | 'clue'>[] {
  if (g.s.houseRules.encounterClues !== 'yes' || who.clues <= 0) return [];
  return [{ id: 'clue', value: 'clue', key: 'o.clue', args: { clues: who.clues } }];
}

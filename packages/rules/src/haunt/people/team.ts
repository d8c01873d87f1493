import type { Option, Rule, Seat } from '@vigil/engine';
import { ask, type QuestionSpec } from '../../common/ask.js';
import { type Game, teamSeats } from '../game.js';

/**
 * Asks the team; `build` receives its seats. Any investigator in play may answer and act otherwise meanwhile. With no
 * one in play, possible for monster rules in the middle of a phase, the first option is taken.
 */
export function* askTeam<T>(g: Game, build: (by: readonly Seat[]) => QuestionSpec<T>): Rule<T> {
  if (teamSeats(g).length === 0) return (build([]).options[0] as Option<T>).value;
  return yield* ask<T>(g, () => build(teamSeats(g)));
}

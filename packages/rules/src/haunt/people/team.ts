import type { Option, Rule, Seat } from '@vigil/engine';
import { ask, type QuestionSpec } from '../../common/ask.js';
import { type Game, teamSeats } from '../game.js';

/**
 * A choice of the team's, whose seats `build` is given: anybody in play may click it, and do other things meanwhile. With nobody in play, which the
 * rules of monsters can come to in the middle of a phase, the first option stands.
 */
export function* askTeam<T>(g: Game, build: (by: readonly Seat[]) => QuestionSpec<T>): Rule<T> {
  if (teamSeats(g).length === 0) return (build([]).options[0] as Option<T>).value;
  return yield* ask<T>(g, () => build(teamSeats(g)));
}

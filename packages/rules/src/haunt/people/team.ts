import { ask, type Option, type Question, type Rule } from '@vigil/engine';
import { type Game, team } from '../game.js';

/**
 * A choice of the team's: anybody in play may click it, and do other things meanwhile. With nobody in play, which the
 * rules of monsters can come to in the middle of a phase, the first option stands.
 */
export function* askTeam<T>(
  g: Game,
  build: () => Omit<Question<T>, 'by' | 'asides'> & { readonly options: readonly Option<T>[] },
): Rule<T> {
  const by = team(g);
  if (by.length === 0) return (build().options[0] as Option<T>).value;
  return yield* ask<T>(() => ({ ...build(), by: team(g), asides: () => g.means.asides.always(g) }));
}

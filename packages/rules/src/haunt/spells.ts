import type { Rule } from '@vigil/engine';
import type { Casting } from '../effects/language.js';
import type { Usable } from '../shared/abilities.js';
import type { Cause } from '../shared/game.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

export function canCast(_g: Game, _who: Investigator, _cast: Casting, _cause: Cause): boolean {
  return false;
}
export function* castSpell(
  _g: Game,
  _who: Investigator,
  _use: Usable,
  _cause: Cause,
  _effect: (successes: number) => Rule,
): Rule {}

import type { Rule } from '@vigil/engine';
import type { Fate } from '../../language/terms.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';

/** Something befalls an investigator. All but a delay and a lost turn take him out of what he was doing. */
export function befall(g: Game, who: Investigator, fate: Fate, cause: Cause): Rule {
  return g.means.people.fates[fate](g, who, cause);
}

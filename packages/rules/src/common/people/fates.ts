import type { Rule } from '@vigil/engine';
import type { Fate, StatusCard } from '../../language/terms.js';
import type { Cause, Game } from '../game.js';
import type { Investigator } from '../state.js';
import { runUrgently } from '../turn-parts.js';

/** Applies a fate to an investigator. All but a delay and a lost turn interrupt them. */
export function applyFate(g: Game, who: Investigator, fate: Fate, cause: Cause): Rule {
  const fateRule = g.rules.people.fates[fate](g, who, cause);
  return fate === 'delayed' || fate === 'lose-turn' ? fateRule : runUrgently(g, who, fateRule);
}

/** Special cards of every box that are a price to receive. */
export const BURDENS: readonly StatusCard[] = ['curse', 'bank-loan'];

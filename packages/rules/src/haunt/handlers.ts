import type { Rule } from '@vigil/engine';
import { icyWinds } from '../common/handlers.js';
import type { Handler } from '../common/rule-table.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/**
 * Minds change bodies: the investigator is out for good and another takes their place. The newcomer enters at the next
 * Upkeep, as after every removal. The player chooses them within the limits of the estate (H-DEATH-03, H-DEATH-04,
 * H-DEATH-05, H-DEATH-06). The card defines no more. Does nothing if no unused investigator is left.
 */
function* mindsChangeBodies(g: Game, who: Investigator): Rule {
  if (g.s.unusedInvestigators.length > 0) yield* g.rules.people.remove(g, who, 'exchanged');
}

/** Named functions for single cards in Haunt, which has no rumors and no Bank Loan cards. */
export const HAUNT_HANDLERS: Readonly<Record<string, Handler>> = {
  'icy-winds': icyWinds,
  'minds-change-bodies': mindsChangeBodies,
};

import type { Rule } from '@vigil/engine';
import { icyWinds } from '../common/handlers.js';
import type { Handler } from '../common/rule-table.js';
import type { Game } from './game.js';
import type { Investigator } from './state.js';

/**
 * Minds change bodies: the investigator is out for good and another comes in his place. Who comes in the middle of a
 * day comes at the next Upkeep, as after every removal, of his player's choice and within the limits of what was left
 * (H-DEATH-03, H-DEATH-04, H-DEATH-05, H-DEATH-06): the card says no more than that. With nobody to take his place
 * nothing happens.
 */
function* mindsChangeBodies(g: Game, who: Investigator): Rule {
  if (g.s.unusedInvestigators.length > 0) yield* g.rules.people.remove(g, who, 'exchanged');
}

/** What only one card does, for the cards that are in Haunt: there are no rumors and no Bank Loan cards. */
export const HAUNT_HANDLERS: Readonly<Record<string, Handler>> = {
  'icy-winds': icyWinds,
  'minds-change-bodies': mindsChangeBodies,
};

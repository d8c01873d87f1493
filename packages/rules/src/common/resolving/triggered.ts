import type { Rule } from '@vigil/engine';
import type { Trigger } from '../../language/abilities.js';
import { allDue, type Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { resolve } from './resolve.js';

/** A trigger of an investigator's own card or sheet. */
interface Own {
  readonly trigger: Trigger;
  readonly source: string;
  readonly possession: Possession | undefined;
}

/** Carries out what several cards of one investigator say to the same event; none is cut off by what another brings. */
export function allTriggered(g: Game, who: Investigator, own: readonly Own[]): Rule {
  return allDue(
    who,
    own.map(({ trigger, source, possession }) => resolve(g, who, trigger.then, { source, possession })),
  );
}

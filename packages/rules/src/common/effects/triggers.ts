import type { Rule } from '@vigil/engine';
import type { Trigger } from '../../language/abilities.js';
import type { Due } from '../contracts/effects.js';
import type { Game } from '../game.js';
import type { Investigator, Possession } from '../state.js';
import { resolveSimultaneously } from './due.js';
import { resolve } from './resolve.js';

/** A trigger of an investigator's own card or sheet. */
interface OwnTrigger {
  readonly trigger: Trigger;
  readonly source: string;
  readonly possession: Possession | undefined;
}

/**
 * Resolves several triggers of one investigator for the same event. An interrupt by one does not cut off the others.
 */
export function resolveTriggers(g: Game, who: Investigator, own: readonly OwnTrigger[]): Rule {
  return resolveSimultaneously(g, who, dueOf(g, who, own));
}

/** Returns the effects of several cards of one investigator that one event triggers. */
export function dueOf(g: Game, who: Investigator, own: readonly OwnTrigger[]): Due[] {
  return own.map(({ trigger: { then }, source, possession }) => ({
    source,
    effects: then,
    possession,
    run: resolve(g, who, then, { source, possession }),
  }));
}

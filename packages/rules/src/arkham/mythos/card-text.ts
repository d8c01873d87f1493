import type { Rule } from '@vigil/engine';
import { resolve } from '../../common/effects/resolve.js';
import { holds } from '../../common/figures/conditions.js';
import { unlessInterrupted } from '../../common/game.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Effects } from '../../language/effects.js';
import { firstPlayer, type Game, investigatorsInOrder } from '../game.js';

/**
 * Resolves a card that no investigator owns. "You" is the first player (A-MYTHOS-01). While their next investigator has
 * yet to enter, it is the next investigator clockwise. `gate`: place of the gate the card refers to.
 */
export function* resolveForFirstPlayer(g: Game, effects: Effects, source: string, gate?: string): Rule {
  const first = investigatorsInOrder(g)[0] ?? firstPlayer(g);
  yield* unlessInterrupted(first, resolve(g, first, effects, { source }, { gate }));
}

/** Resolves the triggers of a component that match an event and whose conditions hold. */
export function* resolveTriggers(
  g: Game,
  source: string,
  triggers: readonly Trigger[] | undefined,
  matches: (when: Happening) => boolean,
): Rule {
  for (const trigger of triggers ?? []) {
    if (!matches(trigger.when)) continue;
    if (trigger.if && !holds(g, firstPlayer(g), trigger.if)) continue;
    yield* resolveForFirstPlayer(g, trigger.then, source);
  }
}

/** True for the event that ends the Mythos Phase. */
export function isMythosEnd(when: Happening): boolean {
  return when.on === 'phase-ended' && when.phase === 'mythos';
}

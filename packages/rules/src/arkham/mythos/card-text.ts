import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { unlessInterrupted } from '../../common/game.js';
import { resolve } from '../../common/resolving/resolve.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Effects } from '../../language/effects.js';
import { firstPlayer, type Game, investigatorsInOrder } from '../game.js';

/**
 * Carries out what a card in nobody's possession says. "You" on it is the first player (A-MYTHOS-01); while his next
 * investigator has yet to enter, the next clockwise. `gate`: the place of the gate that it speaks of.
 */
export function* resolveForFirstPlayer(g: Game, effects: Effects, source: string, gate?: string): Rule {
  const first = investigatorsInOrder(g)[0] ?? firstPlayer(g);
  yield* unlessInterrupted(first, resolve(g, first, effects, { source }, { gate }));
}

/** Carries out those of a component's triggers that follow something and whose conditions hold. */
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

/** The end of the mythos phase, as an event that triggers follow. */
export function isMythosEnd(when: Happening): boolean {
  return when.on === 'phase-ended' && when.phase === 'mythos';
}

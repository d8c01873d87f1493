import type { Rule } from '@vigil/engine';
import { holds } from '../../common/figures/conditions.js';
import { unlessGone } from '../../common/game.js';
import { resolve } from '../../common/resolving/resolve.js';
import type { Happening, Trigger } from '../../language/abilities.js';
import type { Effects } from '../../language/effects.js';
import { firstPlayer, type Game, inOrder } from '../game.js';

/**
 * Carries out what a card in nobody's possession says. "You" on it is the first player (A-MYTHOS-01); while his next
 * investigator has yet to enter, the next clockwise. `gate`: the place of the gate that it speaks of.
 */
export function* resolveForFirst(g: Game, effects: Effects, source: string, gate?: string): Rule {
  const first = inOrder(g)[0] ?? firstPlayer(g);
  yield* unlessGone(first, resolve(g, first, effects, { source }, { gate }));
}

/** Carries out those of a component's triggers that follow something and whose conditions hold. */
export function* triggered(
  g: Game,
  source: string,
  triggers: readonly Trigger[] | undefined,
  follows: (when: Happening) => boolean,
): Rule {
  for (const trigger of triggers ?? []) {
    if (!follows(trigger.when)) continue;
    if (trigger.if && !holds(g, firstPlayer(g), trigger.if)) continue;
    yield* resolveForFirst(g, trigger.then, source);
  }
}

/** The end of the mythos phase, as an event that triggers follow. */
export function mythosEnded(when: Happening): boolean {
  return when.on === 'phase-ended' && when.phase === 'mythos';
}

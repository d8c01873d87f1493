import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { Awakening, type Game } from '../game.js';
import type { AwakeningCause } from '../state.js';

/**
 * Returns the number of open gates that awakens the Ancient One (A-AWAKEN-02). It is 8 for one or two players, down to
 * 5 for seven or eight.
 */
export function gatesToAwaken(g: Game): number {
  const count = g.rules.people.countInvestigators(g, 'board');
  const changed = modifiersInPlay(g, 'gatesToAwaken').reduce((sum, [{ by }]) => sum + by, 0);
  if (g.s.houseRules.gateCount === 'eightMinusHalf') return 8 - Math.floor(count / 2) + changed;
  return 9 - Math.ceil(count / 2) + changed;
}

/**
 * Awakens the Ancient One; the current resolution ends here and its rest is dropped (A-AWAKEN-07). Only for a
 * slumbering Ancient One: callers check {@link isSlumbering} where a battle may be in progress.
 */
export function awaken(g: Game, cause: AwakeningCause): never {
  g.emit?.({ type: 'awakened', cause });
  throw new Awakening(cause);
}

/** True if the Ancient One still slumbers; nothing awakens again in the final battle. */
export function isSlumbering(g: Game): boolean {
  return g.s.battle === undefined;
}

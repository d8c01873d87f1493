import { modifiersInPlay } from '../../common/figures/modifiers.js';
import { Awakening, type Game } from '../game.js';
import type { AwakeningCause } from '../state.js';

/** How many open gates awaken the Ancient One (A-AWAKEN-02): 8 for one or two players, down to 5 for seven or eight. */
export function gatesToAwaken(g: Game): number {
  const count = g.rules.people.countInvestigators(g, 'board');
  const changed = modifiersInPlay(g, 'gatesToAwaken').reduce((sum, [{ by }]) => sum + by, 0);
  if (g.s.houseRules.gateCount === 'eightMinusHalf') return 8 - Math.floor(count / 2) + changed;
  return 9 - Math.ceil(count / 2) + changed;
}

/**
 * The Ancient One awakens: what is being resolved ends here, and nothing that remains of it happens (A-AWAKEN-07).
 * Only for an Ancient One that slumbers: whoever calls this asks {@link isSlumbering} where a battle may be under way.
 */
export function awaken(g: Game, cause: AwakeningCause): never {
  g.emit?.({ type: 'awakened', cause });
  throw new Awakening(cause);
}

/** Whether there is still something to awaken: nothing awakens again in the final battle. */
export function isSlumbering(g: Game): boolean {
  return g.s.battle === undefined;
}

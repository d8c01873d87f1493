import { GameOver } from '../../common/game.js';
import type { Game } from '../game.js';
import type { Outcome } from '../state.js';

/** Where an Ancient One's Combat modifier is no number (H-WIN-02). */
const FIXED: Readonly<Record<string, number>> = { hastur: 4, azathoth: 6 };

/** As many gates or fewer in the city win the game (H-WIN-01, H-WIN-02, H-WIN-06). */
export function gatesToWin(g: Game): number {
  const { id, combatRating } = g.ancientOne;
  return typeof combatRating === 'number' ? Math.abs(combatRating) : (FIXED[id] ?? 0);
}

/**
 * Called whenever a gate has left the board, by whatever effect: wins the game at once (H-WIN-04, H-WIN-05). Gates
 * count face-up or face-down (H-WIN-03, H-ADD-13).
 */
export function checkVictory(g: Game): void {
  if (g.s.gates.length <= g.means.gates.toWin(g)) end(g, true, 'gates-shut');
}

/** Ends the game in the middle of whatever is going on, for all alike (H-INTRO-01). */
export function end(g: Game, won: boolean, how: Outcome['how']): never {
  throw new GameOver<Outcome>({ won, how, days: g.s.day, turns: g.s.turn });
}
